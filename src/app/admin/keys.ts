import { type ApiKey, type NewApiKey, createApiKey } from '../callers/api-key.ts';
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

/** Form fields of a new key, unparsed. */
export interface WantedKey {
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

/** Maximum length of a caller label in the contract. */
const longestLabel = 100;

/** Administration of API keys. Throws `SignedOutMeanwhile` if the session no longer belongs to an admin. */
export function createKeyAdmin({ keys, clock, doing }: KeyAdminNeeds) {
  return {
    list: () => keys.list(),

    async create(by: SignedIn, wanted: WantedKey): Promise<CreatedKey | NotDone> {
      const label = wanted.label.trim();
      if (label === '' || label.length > longestLabel)
        return { fault: `Say in at most ${longestLabel} letters whose key this is.` };
      const policy = policyOf(wanted.limit);
      if (policy === 'unreadable')
        return { fault: 'A limit is a count and a time, such as 1000/1h. Leave it empty for the usual one.' };
      const { text, key } = createApiKey(label, policy, clock.now(), wanted.test);
      wasDone(await keys.add(key, doing(by)));
      return { label, text };
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
