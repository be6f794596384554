import type { Likeness, OpenedEnquiry, RelatedEnquiry } from '../../../app/enquiries/work/services.ts';
import { day } from '../../../domain/wording/format.ts';
import { UserText } from '../user-text.tsx';
import { Section } from './facts.tsx';
import { collectionNames, moderationWord } from '../words.ts';

const headings: Readonly<Record<Likeness, string>> = {
  email: 'From the same e-mail address',
  phone: 'From the same phone, with another address',
  eircode: 'For the same Eircode, from somebody else',
};

interface RelatedProps extends Pick<OpenedEnquiry, 'related'> {
  /** Address of another enquiry, with the inbox's filter. */
  readonly addressOf: (id: string) => string;
}

/** Other enquiries that may be from the same person or house. */
export function Related({ related, addressOf }: RelatedProps) {
  const groups = (Object.keys(headings) as Likeness[]).filter((likeness) => related[likeness].length > 0);
  return (
    <Section id="related" title="Other enquiries">
      {groups.length === 0 && <p>None from the same address, phone or Eircode.</p>}
      {groups.map((likeness) => (
        <div key={likeness}>
          <h3>{headings[likeness]}</h3>
          <ul class="desk-related">
            {related[likeness].map((other) => (
              <li key={other.id}>
                <Other other={other} address={addressOf(other.id)} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}

function Other({ other, address }: { readonly other: RelatedEnquiry; readonly address: string }) {
  const state = other.moderation === 'new' ? other.stage : moderationWord(other.moderation);
  return (
    <>
      <a href={address}>{other.reference}</a>{' '}
      {other.name === null ? '(cannot be read)' : <UserText text={other.name} />}
      <span class="hint">
        {' '}
        {collectionNames[other.collection]}, {day(other.receivedAt)}, {state}
      </span>
    </>
  );
}
