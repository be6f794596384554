import { alsoSentLines } from '../../../app/enquiries/also-sent.ts';
import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import { UserParagraphs } from '../user-text.tsx';
import { Section } from './facts.tsx';

export function AlsoSent({ enquiry: { alsoSent } }: { readonly enquiry: Enquiry }) {
  return alsoSent === null ? null : (
    <Section id="also-sent" title="Also sent">
      <p class="hint">Fields that came with the enquiry and that we do not read, as they were sent.</p>
      <UserParagraphs text={alsoSentLines(alsoSent)} />
    </Section>
  );
}
