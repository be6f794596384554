import type { OpenedEnquiry } from '../../../app/enquiries/work/services.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { day } from '../../../domain/wording/format.ts';
import { UserText } from '../user-text.tsx';
import { AlsoSent } from './also-sent.tsx';
import { Attachments } from './attachments.tsx';
import { Changes } from './changes.tsx';
import { Doors } from './doors.tsx';
import type { PanelProps } from './form-parts.tsx';
import { History } from './history.tsx';
import { Person, Wish } from './person.tsx';
import { Consent, Provenance } from './provenance.tsx';
import { Related } from './related.tsx';
import { collectionNames, moderationWord } from '../words.ts';
import { WorkPanel } from './work-panel.tsx';

/** Links to the inbox and to neighbouring enquiries, which keep the inbox's filter. */
export interface InboxLinks {
  readonly inbox: string;
  readonly newer: string | null;
  readonly older: string | null;
  readonly addressOf: (id: string) => string;
}

export interface EnquiryPageProps extends PanelProps {
  readonly book: PriceBook;
  readonly links: InboxLinks;
}

export function EnquiryPage({ book, links, ...panel }: EnquiryPageProps) {
  const { opened } = panel;
  const { enquiry } = opened;
  return (
    <div class="desk-enquiry">
      <InboxNavigation links={links} />
      <Heading opened={opened} />
      <div class="desk-first">
        <Person enquiry={enquiry} />
        <Wish enquiry={enquiry} />
      </div>
      <WorkPanel {...panel} />
      <div class="desk-rest">
        <Doors book={book} {...opened} />
        <Changes book={book} {...opened} />
        <Attachments enquiry={enquiry} now={opened.now} />
        <AlsoSent enquiry={enquiry} />
        <Related related={opened.related} addressOf={links.addressOf} />
        <Consent enquiry={enquiry} />
        <Provenance enquiry={enquiry} />
        <History {...opened} />
      </div>
    </div>
  );
}

function Heading({ opened: { enquiry, work } }: { readonly opened: OpenedEnquiry }) {
  return (
    <header class="desk-title">
      <p class="eyebrow">
        {collectionNames[enquiry.collection]}, {day(enquiry.receivedAt)}
      </p>
      <h1>
        <UserText text={enquiry.request.customer.name} />
      </h1>
      <ul class="desk-marks">
        <li>{enquiry.reference}</li>
        <li class={`desk-mark-${enquiry.status}`}>{moderationWord(enquiry.status)}</li>
        <li>{work.stage}</li>
        {enquiry.changedAt !== null && (
          <li>
            <a href="#changes">changed by the customer</a>
          </li>
        )}
        {enquiry.test && <li>a rehearsal with a test key</li>}
      </ul>
    </header>
  );
}

function InboxNavigation({ links: { inbox, newer, older } }: { readonly links: InboxLinks }) {
  return (
    <nav class="desk-ways" aria-label="Within the inbox">
      <a href={inbox} data-back>
        Back to the inbox
      </a>
      {newer !== null && (
        <a href={newer} rel="prev">
          Newer
        </a>
      )}
      {older !== null && (
        <a href={older} rel="next">
          Older
        </a>
      )}
    </nav>
  );
}
