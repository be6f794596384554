import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import { type VersionChange, addedMessage, totalsOf } from '../../app/mail/version-change.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { dayAndTime } from '../../domain/wording/format.ts';
import { type DoorChange, doorChanges } from '../../drawing/changes.ts';
import type { Fact, MailContent, Part } from './content.ts';

/** The mail to staff about doors that a customer changed: the changes, then the current enquiry. */
export function changeMail(
  book: PriceBook,
  { reference }: Enquiry,
  change: VersionChange,
  content: MailContent,
): MailContent {
  const { was, is, difference } = totalsOf(book, change);
  const totals: readonly Fact[] = [
    { name: 'Estimate before', value: was },
    { name: 'Estimate now', value: is },
    ...(difference === null ? [] : [{ name: 'Difference', value: difference }]),
  ];
  return {
    ...content,
    subject: `Changed: ${content.subject}`,
    title: `Enquiry ${reference} was changed`,
    preview: difference ?? is,
    parts: [
      {
        kind: 'paragraph',
        text: `The customer changed the doors of enquiry ${reference} on ${dayAndTime(change.at)}. Nobody had begun to work on it. The doors before are kept with it at the desk.`,
      },
      { kind: 'facts', facts: totals },
      ...differences(doorChanges(book, change.was.designs ?? [], change.is.designs ?? [])),
      ...added(addedMessage(change)),
      { kind: 'heading', text: 'The enquiry now' },
      ...content.parts,
    ],
  };
}

const differences = (changes: readonly DoorChange[]): readonly Part[] =>
  changes.length === 0
    ? []
    : [
        { kind: 'heading', text: 'What changed' },
        { kind: 'facts', facts: changes.map(factOf) },
      ];

/** The values count as untrusted text, because they may be rooms that the customer typed. */
const factOf = ({ door, name, was, is }: DoorChange): Fact => ({
  name: `${door}, ${name.toLowerCase()}`,
  value: { theirs: was === null || is === null ? (is ?? was ?? '') : `${is}, before: ${was}` },
});

const added = (text: string | undefined): readonly Part[] =>
  text === undefined
    ? []
    : [
        { kind: 'heading', text: 'Added to the message' },
        { kind: 'message', text: { theirs: text } },
      ];
