import { historyWords } from '../../../app/enquiries/work/history-words.ts';
import type { OpenedEnquiry } from '../../../app/enquiries/work/services.ts';
import { dayAndTime } from '../../../domain/wording/format.ts';
import { UserParagraphs } from '../user-text.tsx';
import { Section } from './facts.tsx';

/** Notes of staff, oldest first. */
export function Notes({ notes, nameOf }: Pick<OpenedEnquiry, 'notes' | 'nameOf'>) {
  if (notes.length === 0) return null;
  return (
    <ol class="desk-notes">
      {notes.map(({ id, at, authorId, text }) => (
        <li key={id}>
          <p class="hint">
            {nameOf(authorId)}, {dayAndTime(at)}
          </p>
          <UserParagraphs text={text} />
        </li>
      ))}
    </ol>
  );
}

/** The append-only history, oldest first. */
export function History({ enquiry, history, nameOf }: Pick<OpenedEnquiry, 'enquiry' | 'history' | 'nameOf'>) {
  return (
    <Section id="history" title="History">
      <ol class="desk-history">
        <li>
          It came in
          {history.length === 0 && enquiry.status === 'held' && ' and was held'}.{' '}
          <span class="hint">{dayAndTime(enquiry.receivedAt)}</span>
        </li>
        {history.map((entry) => (
          <li key={entry.id}>
            {historyWords(entry, nameOf)}. <span class="hint">{dayAndTime(entry.at)}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
