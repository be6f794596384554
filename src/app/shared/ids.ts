import { randomInt } from 'node:crypto';
import { ulid } from 'ulid';
import type { Collection } from '../enquiries/enquiry.ts';
import type { Clock } from './clock.ts';

export type IdSource = ReturnType<typeof createRandomIds>;

const prefixes: Readonly<Record<Collection, string>> = {
  contact_requests: 'con',
  internal_door_quotes: 'idq',
  security_door_quotes: 'sdq',
};

/** Digits and letters that neither look nor sound like another on a bad line. */
const spoken = '234679ACDEFHJKMRTXY';

/** Random identifiers: all but the reference are sortable by time, with a readable prefix. */
export function createRandomIds(clock: Clock) {
  return {
    enquiryId: (collection: Collection) => `${prefixes[collection]}_${ulid(clock.now())}`,
    doorQuoteId: () => `dqt_${ulid(clock.now())}`,
    eventId: () => `evt_${ulid(clock.now())}`,
    changeId: () => `chg_${ulid(clock.now())}`,
    noteId: () => `note_${ulid(clock.now())}`,
    /** Names an answer of which nothing was stored. */
    dryRunId: () => `dry_${ulid(clock.now())}`,
    /** Short enough to be said on the phone. */
    reference: () => `${spokenLetters(4)}-${spokenLetters(4)}`,
  };
}

function spokenLetters(count: number): string {
  return Array.from({ length: count }, () => spoken.charAt(randomInt(spoken.length))).join('');
}
