import type { OpenedEnquiry } from '../../../app/enquiries/work/services.ts';
import { doorsOf } from '../../../app/mail/enquiry-doors.ts';
import {
  type VersionChange,
  addedMessage,
  totalsOf,
  versionChanges,
} from '../../../app/mail/version-change.ts';
import { messageOf } from '../../../app/enquiries/any-request.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { designText } from '../../../domain/design/design-text.ts';
import { dayAndTime } from '../../../domain/wording/format.ts';
import { type DoorChange, doorChanges } from '../../../drawing/changes.ts';
import { designWords } from '../../../drawing/words.ts';
import { UserParagraphs, UserText } from '../user-text.tsx';
import { Fact, Section } from './facts.tsx';

interface ChangesProps extends Pick<OpenedEnquiry, 'enquiry' | 'earlier'> {
  readonly book: PriceBook;
}

/** What the customer changed before staff began, newest first, with all that was sent before. */
export function Changes({ book, enquiry, earlier }: ChangesProps) {
  const changes = versionChanges(enquiry, earlier);
  if (changes.length === 0) return null;
  return (
    <Section id="changes" title="Changed by the customer">
      {changes.toReversed().map((change) => (
        <Change key={change.at} book={book} change={change} />
      ))}
    </Section>
  );
}

interface ChangeProps {
  readonly book: PriceBook;
  readonly change: VersionChange;
}

function Change({ book, change }: ChangeProps) {
  const { was, is, difference } = totalsOf(book, change);
  const changes = doorChanges(book, change.was.designs ?? [], change.is.designs ?? []);
  const added = addedMessage(change);
  return (
    <article class="desk-change">
      <h3>On {dayAndTime(change.at)}</h3>
      <dl class="facts">
        <Fact name="Estimate before">{was}</Fact>
        <Fact name="Estimate then">{is}</Fact>
        <Fact name="Difference">{difference}</Fact>
        {changes.map((each) => (
          <Difference key={`${each.door} ${each.name}`} change={each} />
        ))}
        {added !== undefined && (
          <Fact name="Added to the message">
            <UserParagraphs text={added} />
          </Fact>
        )}
      </dl>
      <details>
        <summary>As it was sent before</summary>
        <Before book={book} change={change} />
      </details>
    </article>
  );
}

function Difference({ change: { door, name, was, is } }: { readonly change: DoorChange }) {
  return (
    <Fact name={`${door}, ${name.toLowerCase()}`}>
      {is !== null && <UserText text={is} />}
      {was !== null && (
        <span class="hint">
          {' '}
          before: <UserText text={was} />
        </span>
      )}
    </Fact>
  );
}

function Before({ book, change: { was } }: ChangeProps) {
  const message = messageOf(was.request);
  return (
    <>
      <ol>
        {doorsOf(book, was).doors.map(({ design }, index) => (
          <li key={index}>
            {design && <a href={`/?door=${designText(design)}`}>{designWords(book, design).title}</a>}
          </li>
        ))}
      </ol>
      {message !== undefined && <UserParagraphs text={message} />}
    </>
  );
}
