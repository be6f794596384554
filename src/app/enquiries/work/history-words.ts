import { day } from '../../../domain/wording/format.ts';
import { type HistoryEntry, customerActor } from './change.ts';

/** The display name of an account id. */
export type NameOf = (actor: string) => string;

/** A history row as a sentence without its time: "maeve@… moved it from new to contacted". */
export const historyWords = (entry: HistoryEntry, nameOf: NameOf): string =>
  `${entry.actor === customerActor ? 'The customer' : nameOf(entry.actor)} ${done(entry, nameOf)}`;

function done({ actor, action, detail }: HistoryEntry, nameOf: NameOf): string {
  if (detail.undoes !== undefined) return `undid ${undone[action] ?? 'a change'}`;
  switch (action) {
    case 'stage':
      return `moved it from ${detail.from ?? 'new'} to ${detail.to ?? 'new'}${because(detail.lostReason)}`;
    case 'answered':
      return 'noted that the customer was answered';
    case 'owner':
      return ownerWords(actor, detail.to ?? null, nameOf);
    case 'next-step':
      return detail.due == null ? 'took the next step off' : `set a next step, due on ${day(detail.due)}`;
    case 'note':
      return 'wrote a note';
    case 'replied':
      return 'wrote to the customer';
    case 'released':
      return detail.from === 'rejected' ? 'released it after all' : 'released it';
    case 'rejected':
      return 'rejected it';
    case 'changed':
      return `changed the doors${detail.to === 'held' ? ', with words that may be spam: it was held' : ''}`;
    case 'withdrawn':
      return 'withdrew it, having sent it';
  }
}

const undone: Readonly<Partial<Record<HistoryEntry['action'], string>>> = {
  stage: 'the change of stage',
  owner: 'the change of owner',
  'next-step': 'the change of the next step',
  note: 'the note',
  rejected: 'the rejection',
};

const because = (reason: string | undefined): string =>
  reason === undefined ? '' : `, because of: ${reason}`;

function ownerWords(actor: string, to: string | null, nameOf: NameOf): string {
  if (to === null) return 'gave it to nobody in particular';
  return to === actor ? 'took it on' : `gave it to ${nameOf(to)}`;
}
