import { randomBytes, randomFillSync } from 'node:crypto';
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

/** Random identifiers: those with a prefix are sortable by time. */
export function createRandomIds(clock: Clock) {
  const randomByte = createRandomBytes();
  /** From 0 to less than 1, made of one byte: enough for a letter of an id. */
  const random = () => randomByte() / 256;
  const sortable = () => ulid(clock.now(), random);
  const spokenLetters = (count: number) =>
    Array.from({ length: count }, () => spokenLetter(randomByte)).join('');
  return {
    enquiryId: (collection: Collection) => `${prefixes[collection]}_${sortable()}`,
    doorQuoteId: () => `dqt_${sortable()}`,
    eventId: () => `evt_${sortable()}`,
    changeId: () => `chg_${sortable()}`,
    noteId: () => `note_${sortable()}`,
    /** Names an answer of which nothing was stored. */
    dryRunId: () => `dry_${sortable()}`,
    /** What the secret of a link is made of. */
    linkSeed: () => randomBytes(linkSeedBytes).toString('base64url'),
    /** Short enough to be said on the phone. */
    reference: () => `${spokenLetters(4)}-${spokenLetters(4)}`,
  };
}

const linkSeedBytes = 32;
const bytesAtOnce = 4096;

/** Bytes are asked for many at a time, since to ask for each took a tenth of all that an enquiry takes. */
function createRandomBytes(): () => number {
  const bytes = new Uint8Array(bytesAtOnce);
  let used = bytesAtOnce;
  return () => {
    if (used === bytesAtOnce) {
      randomFillSync(bytes);
      used = 0;
    }
    const byte = bytes[used] ?? 0;
    used += 1;
    return byte;
  };
}

/** Bytes above the last whole round of letters are passed over: no letter is to come up more often than another. */
const evenBytes = 256 - (256 % spoken.length);

function spokenLetter(randomByte: () => number): string {
  let byte = randomByte();
  while (byte >= evenBytes) byte = randomByte();
  return spoken.charAt(byte % spoken.length);
}
