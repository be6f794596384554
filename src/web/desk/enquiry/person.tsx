import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import { missingIn } from '../../../app/mail/enquiry-doors.ts';
import { capitalise } from '../../../domain/wording/format.ts';
import { UserParagraphs } from '../user-text.tsx';
import { Fact, Section, TypedFact } from './facts.tsx';

/** The sender as typed; the strip of the page has what of it is used. */
export function Person({ enquiry }: { readonly enquiry: Enquiry }) {
  const { request, phoneE164, eircode } = enquiry;
  const { name, email, phone, company } = request.customer;
  return (
    <Section id="person" title="Sender, as typed">
      <dl class="facts">
        <TypedFact name="Name" text={name} />
        <TypedFact name="Company" text={company} />
        <TypedFact name="E-mail" text={email} />
        <TypedFact name="Phone" text={phone} />
        <TypedFact name="Dialled as" text={phoneE164} />
        <TypedFact name="Eircode or place" text={'eirCode' in request ? request.eirCode : null} />
        <TypedFact name="Eircode" text={eircode} />
      </dl>
    </Section>
  );
}

const fitting = (install: boolean | undefined) =>
  install === undefined ? undefined : install ? 'Supply and fitting' : 'Supply only';

/** The customer's message, and which details are missing. */
export function Wish({ enquiry }: { readonly enquiry: Enquiry }) {
  const { request } = enquiry;
  const quote = 'message' in request ? null : request;
  const message = 'message' in request ? request.message : request.project?.message;
  const missing = missingIn(enquiry);
  return (
    <Section id="wish" title="What they ask">
      {message !== undefined && <UserParagraphs text={message} />}
      <dl class="facts">
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
