import { type ApiKey, type NewApiKey, createApiKey } from '../callers/api-key.ts';
import { type RatePolicy, parseRatePolicy } from '../callers/rate-policy.ts';
import type { Clock, WallMs } from '../shared/clock.ts';
import type { StaffAccount } from '../staff/account.ts';
import type { NotDone, NoteAdmin } from './note.ts';

export interface KeyAdminNeeds {
  readonly keys: {
    readonly list: () => Promise<readonly ApiKey[]>;
    readonly add: (key: NewApiKey) => Promise<void>;
    readonly revoke: (id: string, at: WallMs) => Promise<boolean>;
  };
  readonly clock: Pick<Clock, 'now'>;
  readonly note: NoteAdmin;
}

/** As it was typed. */
export interface WantedKey {
  readonly label: string;
  /** Empty for the limit of all keys. */
  readonly limit: string;
  readonly test: boolean;
}

/** The text is shown once and never again. */
export interface CreatedKey {
  readonly label: string;
  readonly text: string;
}

/** As long as a label of a caller may be elsewhere. */
const longestLabel = 100;

export function createKeyAdmin({ keys, clock, note }: KeyAdminNeeds) {
  return {
    list: () => keys.list(),

    async create(by: StaffAccount, wanted: WantedKey): Promise<CreatedKey | NotDone> {
      const label = wanted.label.trim();
      if (label === '' || label.length > longestLabel)
        return { fault: `Say in at most ${longestLabel} letters whose key this is.` };
      const policy = policyOf(wanted.limit);
      if (policy === 'unreadable')
        return { fault: 'A limit is a count and a time, such as 1000/1h. Leave it empty for the usual one.' };
      const { text, key } = createApiKey(label, policy, clock.now(), wanted.test);
      await keys.add(key);
      await note(by, 'keys.create');
      return { label, text };
    },

    async revoke(by: StaffAccount, id: string): Promise<NotDone | null> {
      if (!(await keys.revoke(id, clock.now())))
        return { fault: 'There is no such key, or it was revoked before.' };
      await note(by, 'keys.revoke');
      return null;
    },
  };
}

export type KeyAdmin = ReturnType<typeof createKeyAdmin>;

function policyOf(typed: string): RatePolicy | null | 'unreadable' {
  return typed.trim() === '' ? null : (parseRatePolicy(typed) ?? 'unreadable');
}
