import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import { capitalise, dayAndTime } from '../../../domain/wording/format.ts';
import { signInWords } from '../../../domain/wording/spam-reasons.ts';
import { UserText, UserParagraphs } from '../user-text.tsx';
import { SafeLink } from './attachments.tsx';
import { Fact, Section, TypedFact } from './facts.tsx';

export function Consent({ enquiry: { request } }: { readonly enquiry: Enquiry }) {
  const { consent } = request;
  return (
    <Section id="consent" title="Consent">
      {consent ? (
        <>
          <dl class="facts">
            <Fact name="To be contacted">Given</Fact>
            {consent.at !== undefined && (
              <Fact name="When">
                <Moment text={consent.at} />
              </Fact>
            )}
          </dl>
          {consent.text !== undefined && (
            <>
              <h3>To these words</h3>
              <UserParagraphs text={consent.text} />
            </>
          )}
        </>
      ) : (
        <p>Not recorded: ask before you use the details for anything but the answer.</p>
      )}
    </Section>
  );
}

function Moment({ text }: { readonly text: string }) {
  const time = Date.parse(text);
  return Number.isNaN(time) ? <UserText text={text} /> : <>{dayAndTime(time)}</>;
}

/** The origin of the enquiry, and its spam score. */
export function Provenance({ enquiry }: { readonly enquiry: Enquiry }) {
  const { request, submittedBy, contentScore, priceBookVersion } = enquiry;
  const fromPage = 'project' in request ? request.project.fromPage : undefined;
  return (
    <Section id="source" title="How it came">
      <dl class="facts">
        <Fact name="Reference">{enquiry.reference}</Fact>
        <Fact name="Received">{dayAndTime(enquiry.receivedAt)}</Fact>
        <TypedFact name="Source" text={request.source} />
        <TypedFact name="Source id" text={request.sourceId} />
        {fromPage !== undefined && (
          <Fact name="From page">
            <SafeLink url={fromPage} />
          </Fact>
        )}
        <Fact name="Sent by">
          {submittedBy === 'anonymous' ? 'Anonymous caller' : `API key ${submittedBy}`}
        </Fact>
        <Fact name="From quote">{enquiry.quote?.id}</Fact>
        <TypedFact name="Retry key" text={request.idempotencyKey} />
        <Fact name="Price book">{priceBookVersion}</Fact>
        <Fact name="Request id">{enquiry.requestId}</Fact>
        <Fact name="Id">{enquiry.id}</Fact>
      </dl>
      <h3>Signs of spam, and against it</h3>
      <p>
        Score {contentScore.score}: the higher, the more it reads like spam.
        {contentScore.reasons.length === 0 && ' There was no sign of it.'}
      </p>
      {contentScore.reasons.length > 0 && (
        <ul>
          {contentScore.reasons.map((reason) => (
            <li key={reason}>{capitalise(signInWords(reason))}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
