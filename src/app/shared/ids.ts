import { randomInt } from 'node:crypto';
import { ulid } from 'ulid';
import type { Collection } from '../enquiries/enquiry.ts';
import type { Clock } from './clock.ts';

/** Random identifiers. */
export interface IdSource {
  /** Sortable by time, with a readable prefix. */
  enquiryId(collection: Collection): string;
  doorQuoteId(): string;
  /** Names an answer of which nothing was stored. */
  dryRunId(): string;
  /** Short, without letters that sound or look alike. */
  reference(): string;
}

const prefixes: Readonly<Record<Collection, string>> = {
  contact_requests: 'con',
  internal_door_quotes: 'idq',
  security_door_quotes: 'sdq',
};

/** Digits and letters that neither look nor sound like another on a bad line. */
const spoken = '234679ACDEFHJKMRTXY';

export function createRandomIds(clock: Clock): IdSource {
  return {
    enquiryId: (collection) => `${prefixes[collection]}_${ulid(clock.now())}`,
    doorQuoteId: () => `dqt_${ulid(clock.now())}`,
    dryRunId: () => `dry_${ulid(clock.now())}`,
    reference: () => `${spokenLetters(4)}-${spokenLetters(4)}`,
  };
}

function spokenLetters(count: number): string {
  return Array.from({ length: count }, () => spoken.charAt(randomInt(spoken.length))).join('');
}
