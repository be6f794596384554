import { type ApiKey, hashApiKey, looksLikeApiKey } from './api-key.ts';
import { type Clock, type SteadyMs, type WallMs, steadyMs } from '../shared/clock.ts';
import type { RatePolicy } from './rate-policy.ts';

/** Who calls, as far as limits and retries are concerned. */
export interface Caller {
  /** Names the caller's buckets; an address or a key's id, never a key. */
  readonly id: string;
  readonly kind: 'anonymous' | 'key';
  /** What is kept with an enquiry: no address. */
  readonly label: string;
  /** Null when limits are off. */
  readonly policy: RatePolicy | null;
  /** Calls with a test key: what it submits is a rehearsal. */
  readonly test?: boolean;
}

export type CallerPolicies = Readonly<Record<'anonymous' | 'keyed', RatePolicy | null>>;

/** How long a key that was looked up is believed; a revoked key stops counting after this. */
const believedMs = 1000;
const mostRemembered = 10_000;
/** So many keys are looked up at once; strangers who make up more of them at a time are not looked up. */
const mostUnderway = 100;
/** A key's last use is written at most this often. */
const useRecordedEveryMs = 60_000;
const never = steadyMs(-Infinity);

/** How long a call may wait for the store to say whose key it has: a key that is known counts meanwhile as what it was. */
const timeoutMs = { known: 100, unknown: 1000 };

export interface KnownKeys {
  readonly findByHash: (hash: string) => Promise<ApiKey | null>;
  /** The keys in use, by their hashes, at most so many. */
  readonly listByHash: (most: number) => Promise<ReadonlyMap<string, ApiKey>>;
  readonly recordUse: (id: string, at: WallMs) => Promise<void>;
}

interface Remembered {
  readonly key: ApiKey | null;
  readonly at: SteadyMs;
  useRecordedAt: SteadyMs;
}

/**
 * Tells the callers apart. An unknown, revoked or unreadable key is no key: the call counts as anonymous. Keys are known
 * from memory and looked up again once a second. Whoever has to wait for that does so for a moment only, and nobody does
 * while the store is slow or away: a key that was known before then goes on counting as that key.
 */
export function createCallerDirectory(keys: KnownKeys, policies: CallerPolicies, clock: Clock) {
  const remembered = new Map<string, Remembered>();
  const underway = new Map<string, Promise<void>>();
  /** The store has kept somebody waiting for so long, and has not answered since. */
  let silentForMs = 0;

  async function lookUp(text: string): Promise<ApiKey | null> {
    const hash = hashApiKey(text);
    const known = remembered.get(hash);
    if (known && clock.steady() - known.at < believedMs) return known.key;
    const asked = underway.get(hash) ?? ask(hash);
    const waitMs = known ? timeoutMs.known : timeoutMs.unknown;
    if (asked && silentForMs < waitMs && !(await endsWithin(asked, waitMs)))
      silentForMs = Math.max(silentForMs, waitMs);
    return (remembered.get(hash) ?? known)?.key ?? null;
  }

  /** Never rejects. */
  function ask(hash: string): Promise<void> | undefined {
    if (underway.size >= mostUnderway) return undefined;
    const asked = keys
      .findByHash(hash)
      .then(
        (key) => {
          recordUse(remember(hash, key));
          silentForMs = 0;
        },
        () => {
          silentForMs = Infinity;
        },
      )
      .finally(() => underway.delete(hash));
    underway.set(hash, asked);
    return asked;
  }

  function remember(hash: string, key: ApiKey | null): Remembered {
    const at = clock.steady();
    const entry = { key, at, useRecordedAt: remembered.get(hash)?.useRecordedAt ?? never };
    remembered.delete(hash);
    if (remembered.size >= mostRemembered) {
      const [oldest] = remembered.keys();
      if (oldest !== undefined) remembered.delete(oldest);
    }
    remembered.set(hash, entry);
    return entry;
  }

  function recordUse(entry: Remembered): void {
    const { key, at, useRecordedAt } = entry;
    if (key?.revokedAt !== null || at - useRecordedAt < useRecordedEveryMs) return;
    entry.useRecordedAt = at;
    keys.recordUse(key.id, clock.now()).catch(() => {
      entry.useRecordedAt = never;
    });
  }

  /** `address` is the client's network address in canonical form. Nobody waits who shows no key. */
  function identify(keyTexts: readonly string[], address: string): Caller | Promise<Caller> {
    const likely = keyTexts.filter(looksLikeApiKey);
    return likely.length === 0 ? anonymous(address) : identifyByKey(likely, address);
  }

  const anonymous = (address: string): Caller => ({
    id: address,
    kind: 'anonymous',
    label: 'anonymous',
    policy: policies.anonymous,
  });

  async function identifyByKey(keyTexts: readonly string[], address: string): Promise<Caller> {
    for (const text of keyTexts) {
      const key = await lookUp(text);
      if (key?.revokedAt === null) {
        const policy = policies.keyed === null ? null : (key.policy ?? policies.keyed);
        return { id: key.id, kind: 'key', label: key.id, policy, ...(key.test && { test: true }) };
      }
    }
    return anonymous(address);
  }

  return {
    identify,
    /** Takes the keys in use into memory, so that a key is known in an outage that comes before its first call. */
    recall: async (): Promise<void> => {
      for (const [hash, key] of await keys.listByHash(mostRemembered)) remember(hash, key);
    },
  };
}

export type IdentifyCaller = ReturnType<typeof createCallerDirectory>['identify'];

/** Whether it ends in time; it goes on in any case. */
async function endsWithin(work: Promise<void>, ms: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(late.resolve, ms, false);
  const inTime = await Promise.race([work.then(() => true), late.promise]);
  clearTimeout(timer);
  return inTime;
}
