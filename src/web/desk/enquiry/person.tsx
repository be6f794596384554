import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import { missingIn } from '../../../app/mail/enquiry-doors.ts';
import { mailAddress } from '../../../domain/wording/business.ts';
import { capitalise } from '../../../domain/wording/format.ts';
import { collectionNames } from '../words.ts';
import { UserText, UserParagraphs } from '../user-text.tsx';
import { Fact, Section, TypedFact } from './facts.tsx';

export function Person({ enquiry }: { readonly enquiry: Enquiry }) {
  const { request, phoneE164, eircode } = enquiry;
  const { name, email, phone, company } = request.customer;
  const quote = 'message' in request ? null : request;
  return (
    <Section id="person" title="Who asks">
      <dl class="facts">
        <TypedFact name="Name" text={name} />
        <TypedFact name="Company" text={company} />
        <Fact name="E-mail">
          <a href={mailAddress(email)}>
            <UserText text={email} />
          </a>
        </Fact>
        {phone !== undefined && (
          <Fact name="Phone">
            {phoneE164 === null ? (
              <UserText text={phone} />
            ) : (
              <a href={`tel:${phoneE164}`}>
                <UserText text={phone} />
              </a>
            )}
            {phoneE164 !== null && phoneE164 !== phone && <span class="hint"> dialled {phoneE164}</span>}
          </Fact>
        )}
        <TypedFact name="Eircode or place" text={quote?.eirCode} />
        {eircode !== null && eircode !== quote?.eirCode && <Fact name="Eircode">{eircode}</Fact>}
      </dl>
    </Section>
  );
}

const fitting = (install: boolean | undefined) =>
  install === undefined ? undefined : install ? 'Supply and fitting' : 'Supply only';

/** The customer's message, and which details are missing. */
export function Wish({ enquiry }: { readonly enquiry: Enquiry }) {
  const { request, collection } = enquiry;
  const quote = 'message' in request ? null : request;
  const message = 'message' in request ? request.message : request.project?.message;
  const missing = missingIn(enquiry);
  return (
    <Section id="wish" title="What they ask">
      {message !== undefined && <UserParagraphs text={message} />}
      <dl class="facts">
        <Fact name="About">{collectionNames[collection]}</Fact>
        <TypedFact name="Product" text={quote?.product} />
        <Fact name="Fitting">{fitting(quote?.supplyAndInstall)}</Fact>
      </dl>
      {quote?.comments !== undefined && (
        <>
          <h3>Comments</h3>
          <UserParagraphs text={quote.comments} />
        </>
      )}
      {missing.length > 0 && (
        <>
          <h3>Still to ask</h3>
          <ul>
            {missing.map((item) => (
              <li key={item}>{capitalise(item)}</li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
