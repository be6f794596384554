import type { VNode } from 'preact';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { ShortcutsHelp } from '../inbox/shortcuts-help.tsx';
import { AlsoSent } from './also-sent.tsx';
import { Attachments } from './attachments.tsx';
import { Changes } from './changes.tsx';
import { Doors } from './doors.tsx';
import { Fold } from './facts.tsx';
import type { PanelProps } from './form-parts.tsx';
import { History } from './history.tsx';
import { Person, Wish } from './person.tsx';
import { Consent, Provenance } from './provenance.tsx';
import { Related } from './related.tsx';
import { Marks, Strip } from './strip.tsx';
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
  /** Address of a map, with `{place}`; null for no link. */
  readonly mapUrl: string | null;
  /** Address that says what others change. */
  readonly live: string;
  /** The panel to write to the customer. */
  readonly reply: VNode;
}

export function EnquiryPage({ book, links, mapUrl, live, reply, ...panel }: EnquiryPageProps) {
  const { opened } = panel;
  const { enquiry } = opened;
  return (
    <div class="desk-enquiry">
      <div class="desk-above">
        <InboxNavigation links={links} />
        <Marks opened={opened} />
      </div>
      <Strip opened={opened} mapUrl={mapUrl} live={live} />
      <div class="desk-side">
        <WorkPanel {...panel} />
        {reply}
      </div>
      <Wish enquiry={enquiry} />
      <div class="desk-rest">
        <Doors book={book} {...opened} />
        <Changes book={book} {...opened} />
        <Attachments enquiry={enquiry} now={opened.now} />
        <AlsoSent enquiry={enquiry} />
        <Related related={opened.related} addressOf={links.addressOf} />
        <History {...opened} />
        <Fold id="origin" title="Sender, consent and how it came">
          <Person enquiry={enquiry} />
          <Consent enquiry={enquiry} />
          <Provenance enquiry={enquiry} />
        </Fold>
      </div>
    </div>
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
      <ShortcutsHelp />
    </nav>
  );
}
