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
/** A key's last use is written at most this often. */
const useRecordedEveryMs = 60_000;

const never = steadyMs(-Infinity);

export interface KnownKeys {
  readonly findByHash: (hash: string) => Promise<ApiKey | null>;
  readonly recordUse: (id: string, at: WallMs) => Promise<void>;
}

/**
 * Tells the callers apart. An unknown, revoked or unreadable key is no key: the call counts as anonymous.
 * While the store is away a key that was known before goes on counting as that key.
 */
export function createCallerDirectory(keys: KnownKeys, policies: CallerPolicies, clock: Clock) {
  const remembered = new Map<string, { key: ApiKey | null; at: SteadyMs; useRecordedAt: SteadyMs }>();

  async function lookUp(text: string): Promise<ApiKey | null> {
    const hash = hashApiKey(text);
    const now = clock.steady();
    const known = remembered.get(hash);
    if (known && now - known.at < believedMs) return known.key;
    try {
      const key = await keys.findByHash(hash);
      remember(hash, key, now, known?.useRecordedAt ?? never);
      return key;
    } catch {
      return known?.key ?? null;
    }
  }

  function remember(hash: string, key: ApiKey | null, at: SteadyMs, useRecordedAt: SteadyMs): void {
    remembered.delete(hash);
    if (remembered.size >= mostRemembered) {
      for (const oldest of remembered.keys()) {
        remembered.delete(oldest);
        break;
      }
    }
    const entry = { key, at, useRecordedAt };
    remembered.set(hash, entry);
    if (key?.revokedAt !== null || at - useRecordedAt < useRecordedEveryMs) return;
    entry.useRecordedAt = at;
    keys.recordUse(key.id, clock.now()).catch(() => {
      entry.useRecordedAt = never;
    });
  }

  /** `address` is the client's network address in canonical form. */
  return async function identify(keyTexts: readonly string[], address: string): Promise<Caller> {
    for (const text of keyTexts) {
      if (!looksLikeApiKey(text)) continue;
      const key = await lookUp(text);
      if (key?.revokedAt === null) {
        const policy = policies.keyed === null ? null : (key.policy ?? policies.keyed);
        return { id: key.id, kind: 'key', label: key.id, policy, ...(key.test && { test: true }) };
      }
    }
    return { id: address, kind: 'anonymous', label: 'anonymous', policy: policies.anonymous };
  };
}

export type IdentifyCaller = ReturnType<typeof createCallerDirectory>;
