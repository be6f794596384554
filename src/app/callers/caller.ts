import { type ApiKey, hashApiKey, isInOurForm, isTestKey, looksLikeApiKey } from './api-key.ts';
import { type Clock, type SteadyMs, type WallMs, steadyMs } from '../shared/clock.ts';
import type { RatePolicy } from './rate-policy.ts';

/** The identity to which rate limits and idempotency keys belong. */
export interface Caller {
  /** Name of the rate limit bucket: an address or a key's id, never the key's text. */
  readonly id: string;
  readonly kind: 'anonymous' | 'key';
  /** Label stored with an enquiry; contains no address. */
  readonly label: string;
  /** Rate limit; null if limits are off. */
  readonly policy: RatePolicy | null;
  /** Whether the caller uses a test key: its submissions are tests. */
  readonly test?: boolean;
  /** Whether the caller sent a key in our form that is unknown or revoked. Such a call is refused. */
  readonly hasUnknownKey?: boolean;
  /**
   * Whether the caller sent a key in our form that could not be looked up. The caller counts as anonymous.
   */
  readonly hasUnsettledKey?: boolean;
}

export type CallerPolicies = Readonly<Record<'anonymous' | 'keyed', RatePolicy | null>>;

/** Cache lifetime of a key. A revoked key works for at most this long. */
const cacheMs = 1000;
const mostCached = 10_000;
/**
 * Limit of concurrent look-ups, so that made-up keys cannot flood the store. Above the limit, callers whose
 * key is not cached count as anonymous.
 */
const mostLookUps = 100;
/** Minimum interval between writes of the last use of a key. */
const useRecordedEveryMs = 60_000;
const never = steadyMs(-Infinity);

/**
 * Timeout of a key look-up. After the timeout a cached key stays valid, and a caller with another key counts
 * as anonymous.
 */
const lookUpTimeoutMs = { known: 100, unknown: 1000 };

export interface KnownKeys {
  readonly findByHash: (hash: string) => Promise<ApiKey | null>;
  /** The keys in use by hash, limited to `most`. */
  readonly listByHash: (most: number) => Promise<ReadonlyMap<string, ApiKey>>;
  readonly recordUse: (id: string, at: WallMs) => Promise<void>;
}

interface CachedKey {
  readonly key: ApiKey | null;
  readonly at: SteadyMs;
  useRecordedAt: SteadyMs;
}

/**
 * Identifies callers by API key. A key in our form that is unknown or revoked is marked for refusal; with a
 * credential in another form, the call is anonymous. Keys are cached, and looked up again after one second.
 * Calls wait only briefly for a look-up, and not at all while the store is slow or unavailable: a cached key
 * then stays valid.
 */
export function createCallerDirectory(keys: KnownKeys, policies: CallerPolicies, clock: Clock) {
  const cache = new Map<string, CachedKey>();
  const underway = new Map<string, Promise<void>>();
  /** For how long look-ups have timed out since the last answer of the store. */
  let silentForMs = 0;

  /** The key; null if it does not exist, undefined if it cannot be looked up now. */
  async function lookUp(text: string): Promise<ApiKey | null | undefined> {
    if (!looksLikeApiKey(text)) return null;
    const hash = hashApiKey(text);
    const known = cache.get(hash);
    if (known && clock.steady() - known.at < cacheMs) return known.key;
    const asked = underway.get(hash) ?? ask(hash);
    const waitMs = known ? lookUpTimeoutMs.known : lookUpTimeoutMs.unknown;
    if (asked && silentForMs < waitMs && !(await endsWithin(asked, waitMs)))
      silentForMs = Math.max(silentForMs, waitMs);
    return (cache.get(hash) ?? known)?.key;
  }

  /** Looks up a key; never rejects. */
  function ask(hash: string): Promise<void> | undefined {
    if (underway.size >= mostLookUps) return undefined;
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

  function remember(hash: string, key: ApiKey | null): CachedKey {
    const at = clock.steady();
    const entry = { key, at, useRecordedAt: cache.get(hash)?.useRecordedAt ?? never };
    cache.delete(hash);
    if (cache.size >= mostCached) {
      const [oldest] = cache.keys();
      if (oldest !== undefined) cache.delete(oldest);
    }
    cache.set(hash, entry);
    return entry;
  }

  function recordUse(entry: CachedKey): void {
    const { key, at, useRecordedAt } = entry;
    if (key?.revokedAt !== null || at - useRecordedAt < useRecordedEveryMs) return;
    entry.useRecordedAt = at;
    keys.recordUse(key.id, clock.now()).catch(() => {
      entry.useRecordedAt = never;
    });
  }

  /**
   * Identifies the caller of a request; synchronous without a key. `address` is the client's address in
   * canonical form.
   */
  function identify(keyTexts: readonly string[], address: string): Caller | Promise<Caller> {
    const ours = keyTexts.filter(isInOurForm);
    return ours.length === 0 ? anonymous(address) : identifyByKey(ours, address);
  }

  const anonymous = (address: string): Caller => ({
    id: address,
    kind: 'anonymous',
    label: 'anonymous',
    policy: policies.anonymous,
  });

  async function identifyByKey(keyTexts: readonly string[], address: string): Promise<Caller> {
    const unsettled: string[] = [];
    for (const text of keyTexts) {
      const key = await lookUp(text);
      if (key === undefined) unsettled.push(text);
      if (key?.revokedAt === null) {
        const policy = policies.keyed === null ? null : (key.policy ?? policies.keyed);
        return { id: key.id, kind: 'key', label: key.id, policy, ...(key.test && { test: true }) };
      }
    }
    if (unsettled.length === 0) return { ...anonymous(address), hasUnknownKey: true };
    // A test submission must not become a real enquiry because the store was slow.
    const isTest = unsettled.some(isTestKey);
    return { ...anonymous(address), hasUnsettledKey: true, ...(isTest && { test: true }) };
  }

  return {
    identify,
    /** Caches the keys in use, so that they are recognised during an outage even before their first call. */
    recall: async (): Promise<void> => {
      for (const [hash, key] of await keys.listByHash(mostCached)) remember(hash, key);
    },
  };
}

export type IdentifyCaller = ReturnType<typeof createCallerDirectory>['identify'];

/** Whether the work ends within this time. The work is not cancelled. */
async function endsWithin(work: Promise<void>, ms: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(late.resolve, ms, false);
  const inTime = await Promise.race([work.then(() => true), late.promise]);
  clearTimeout(timer);
  return inTime;
}
