import { randomBytes } from 'node:crypto';
import { encodeTime } from 'ulid';
import type { Collection } from '../enquiries/enquiry.ts';
import type { Clock } from './clock.ts';

export type IdSource = ReturnType<typeof createRandomIds>;

const prefixes: Readonly<Record<Collection, string>> = {
  contact_requests: 'con',
  internal_door_quotes: 'idq',
  security_door_quotes: 'sdq',
};

/** Of a ULID: Crockford's. */
const sortableLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const timeLength = 10;
const randomLength = 16;
/** Digits and letters that neither look nor sound like another on a bad line. */
const spoken = '234679ACDEFHJKMRTXY';

/** Random identifiers: those with a prefix are sortable by time. */
export function createRandomIds(clock: Clock) {
  const randomLetters = createRandomLetters(sortableLetters);
  const spokenLetters = createRandomLetters(spoken);
  const timeLetters = createTimeLetters();
  const sortable = () => timeLetters(clock.now()) + randomLetters(randomLength);
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

/** Random letters of an alphabet. They are drawn many at a time, since to ask for each took a tenth of all that an enquiry takes. */
function createRandomLetters(alphabet: string): (count: number) => string {
  // Bytes above the last whole round of letters are passed over: no letter is to come up more often than another.
  const evenBytes = 256 - (256 % alphabet.length);
  const codes = Buffer.from(alphabet, 'latin1');
  const draw = (): string => {
    const bytes = randomBytes(bytesAtOnce);
    let count = 0;
    for (const byte of bytes) if (byte < evenBytes) bytes[count++] = codes[byte % codes.length] ?? 0;
    return bytes.toString('latin1', 0, count);
  };
  let drawn = '';
  let used = 0;
  return (count) => {
    if (used + count > drawn.length) {
      drawn = draw();
      used = 0;
    }
    used += count;
    return drawn.slice(used - count, used);
  };
}

/** Many ids are made within a millisecond. */
function createTimeLetters(): (now: number) => string {
  let letters = '';
  let madeAt = NaN;
  return (now) => {
    if (now !== madeAt) letters = encodeTime(now, timeLength);
    madeAt = now;
    return letters;
  };
}
