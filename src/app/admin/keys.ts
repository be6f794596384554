import { type ApiKey, type NewApiKey, createApiKey, newKeyId } from '../callers/api-key.ts';
import { type RatePolicy, parseRatePolicy } from '../callers/rate-policy.ts';
import type { Clock, WallMs } from '../shared/clock.ts';
import type { SignedIn } from '../accounts/sessions.ts';
import { type AdminDoing, type AdminOutcome, type NotDone, wasDone } from './note.ts';

export interface KeyAdminNeeds {
  readonly keys: {
    readonly list: () => Promise<readonly ApiKey[]>;
    readonly add: (key: NewApiKey, doing: AdminDoing) => Promise<AdminOutcome>;
    readonly revoke: (id: string, at: WallMs, doing: AdminDoing) => Promise<AdminOutcome>;
  };
  readonly clock: Pick<Clock, 'now'>;
  readonly doing: (by: SignedIn) => AdminDoing;
}

/** Form fields of a new key, as typed. */
export interface WantedKey {
  /** The id that the form came with: one form makes one key, also if it is sent twice. */
  readonly id: string;
  readonly label: string;
  /** Empty means the default limit. */
  readonly limit: string;
  readonly test: boolean;
}

/** A new key, whose text is shown once. */
export interface CreatedKey {
  readonly label: string;
  readonly text: string;
}

const keyIdShape = /^key_[0-9A-Z]{26}$/;

const madeBefore: NotDone = {
  fault:
    'This form was sent twice, and its key was made the first time: the key’s text was shown then. If you do not have it, revoke the key and make another one.',
};

/** Maximum length of a caller label in the contract. */
const longestLabel = 100;

/** Administration of API keys. Throws `SignedOutMeanwhile` if the session no longer belongs to an admin. */
export function createKeyAdmin({ keys, clock, doing }: KeyAdminNeeds) {
  return {
    list: () => keys.list(),
    /** An id for the form of a new key. */
    newId: () => newKeyId(clock.now()),

    async create(by: SignedIn, wanted: WantedKey): Promise<CreatedKey | NotDone> {
      const label = wanted.label.trim();
      if (label === '' || label.length > longestLabel)
        return { fault: `Say in at most ${longestLabel} letters whose key this is.` };
      const policy = policyOf(wanted.limit);
      if (policy === 'unreadable')
        return { fault: 'A limit is a count and a time, such as 1000/1h. Leave it empty for the usual one.' };
      const id = keyIdShape.test(wanted.id) ? wanted.id : undefined;
      const { text, key } = createApiKey(label, policy, clock.now(), wanted.test, id);
      return wasDone(await keys.add(key, doing(by))) ? { label, text } : madeBefore;
    },

    async revoke(by: SignedIn, id: string): Promise<NotDone | null> {
      const isRevoked = wasDone(await keys.revoke(id, clock.now(), doing(by)));
      return isRevoked ? null : { fault: 'There is no such key, or it was revoked before.' };
    },
  };
}

export type KeyAdmin = ReturnType<typeof createKeyAdmin>;

function policyOf(typed: string): RatePolicy | null | 'unreadable' {
  return typed.trim() === '' ? null : (parseRatePolicy(typed) ?? 'unreadable');
}
