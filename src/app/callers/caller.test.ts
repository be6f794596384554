import { describe, expect, it, vi } from 'vitest';
import { testClock } from '../../../tests/support/clock.ts';
import { type ApiKey, hashApiKey, createApiKey } from './api-key.ts';
import { type KnownKeys, createCallerDirectory } from './caller.ts';
import { wallMs } from '../shared/clock.ts';
import type { RatePolicy } from './rate-policy.ts';

const anonymous = { limit: 10, windowMs: 60_000 };
const keyed = { limit: 100, windowMs: 3_600_000 };
const address = '192.0.2.1';

function directory(
  policies: { anonymous: RatePolicy | null; keyed: RatePolicy | null } = { anonymous, keyed },
) {
  const clock = testClock();
  const kept = new Map<string, ApiKey>();
  const keys = {
    findByHash: vi.fn<KnownKeys['findByHash']>((hash) => Promise.resolve(kept.get(hash) ?? null)),
    listByHash: vi.fn<KnownKeys['listByHash']>(() => Promise.resolve(kept)),
    recordUse: vi.fn<KnownKeys['recordUse']>(() => Promise.resolve()),
  };
  function issue(changes: Partial<ApiKey> = {}) {
    const { text, key } = createApiKey('A partner', null, clock.now());
    const { hash, ...rest } = key;
    kept.set(hash, { ...rest, lastUsedAt: null, revokedAt: null, ...changes });
    return {
      text,
      id: key.id,
      revoke: () => kept.set(hashApiKey(text), { ...rest, lastUsedAt: null, revokedAt: wallMs(1) }),
    };
  }
  return { clock, keys, issue, ...createCallerDirectory(keys, policies, clock) };
}

describe('a caller', () => {
  it('without a key is identified by its address', async () => {
    const { identify, keys } = directory();
    expect(await identify([], address)).toEqual({
      id: address,
      kind: 'anonymous',
      label: 'anonymous',
      policy: anonymous,
    });
    expect(await identify(['nonsense', ''], address)).toMatchObject({ id: address });
    expect(keys.findByHash).not.toHaveBeenCalled();
  });

  it('with a key is identified by the key, and has the limit of the key if the key has one', async () => {
    const { identify, issue } = directory();
    const plain = issue();
    const special = issue({ policy: { limit: 5, windowMs: 1000 } });
    expect(await identify([plain.text], address)).toEqual({
      id: plain.id,
      kind: 'key',
      label: plain.id,
      policy: keyed,
    });
    expect(await identify([special.text], address)).toMatchObject({ policy: { limit: 5, windowMs: 1000 } });
  });

  it('with a test key is marked as test', async () => {
    const { identify, issue } = directory();
    expect(await identify([issue({ test: true }).text], address)).toMatchObject({ kind: 'key', test: true });
    expect(await identify([issue().text], address)).not.toHaveProperty('test');
  });

  it('has its key evicted from the cache after ten thousand other keys have been used', async () => {
    const { identify, issue, keys } = directory();
    const { text } = issue();
    const stranger = (number: number) => `lintel_live_${String(number).padStart(43, '0')}`;
    await identify([text], address);
    for (let number = 1; number < 10_000; number += 1) await identify([stranger(number)], address);
    await identify([text], address);
    expect(keys.findByHash).toHaveBeenCalledTimes(10_000);
    await identify([stranger(10_000)], address);
    await identify([text], address);
    expect(keys.findByHash).toHaveBeenCalledTimes(10_002);
  });

  it('with several keys is identified by the first valid key', async () => {
    const { identify, issue } = directory();
    const [bad, good] = [issue({ revokedAt: wallMs(1) }), issue()];
    expect(await identify([bad.text, `lintel_live_${'x'.repeat(43)}`, good.text], address)).toMatchObject({
      id: good.id,
    });
    expect(await identify(['nonsense', good.text], address)).toMatchObject({ id: good.id });
  });

  it('with a key in our form that is mistyped, unknown or revoked is marked for refusal', async () => {
    const { identify, issue } = directory();
    const revoked = issue({ revokedAt: wallMs(1) }).text;
    for (const text of [revoked, `lintel_test_${'x'.repeat(43)}`, 'lintel_test_short', 'lintel_'])
      expect(await identify([text], address)).toMatchObject({ id: address, hasUnknownKey: true });
    expect(await identify(['sk_live_1', 'Lintel_test_1'], address)).not.toHaveProperty('hasUnknownKey');
  });

  it('with a test key is anonymous during a store outage, but its submissions are still tests', async () => {
    const { identify, keys } = directory();
    keys.findByHash.mockRejectedValue(new Error('away'));
    const [test, live] = [`lintel_test_${'x'.repeat(43)}`, `lintel_live_${'x'.repeat(43)}`];
    expect(await identify([test], address)).toEqual({
      id: address,
      kind: 'anonymous',
      label: 'anonymous',
      policy: anonymous,
      hasUnsettledKey: true,
      test: true,
    });
    expect(await identify([live], address)).toEqual({
      id: address,
      kind: 'anonymous',
      label: 'anonymous',
      policy: anonymous,
      hasUnsettledKey: true,
    });
  });

  it('has no limit if limits are off, even if its key has a limit', async () => {
    const { identify, issue } = directory({ anonymous: null, keyed: null });
    const { text } = issue({ policy: keyed });
    expect(await identify([], address)).toMatchObject({ policy: null });
    expect(await identify([text], address)).toMatchObject({ policy: null });
  });

  it('has its key cached for a second, then looked up again', async () => {
    const { identify, issue, keys, clock } = directory();
    const { text, revoke } = issue();
    await identify([text], address);
    revoke();
    clock.advance(999);
    expect(await identify([text], address)).toMatchObject({ kind: 'key' });
    expect(keys.findByHash).toHaveBeenCalledTimes(1);
    clock.advance(1);
    expect(await identify([text], address)).toMatchObject({ hasUnknownKey: true });
  });

  it('is still identified by a cached key during a store outage, and anonymous with an unknown key', async () => {
    const { identify, issue, keys, clock } = directory();
    const { text } = issue();
    await identify([text], address);
    keys.findByHash.mockRejectedValue(new Error('away'));
    clock.advance(3_600_000);
    expect(await identify([text], address)).toMatchObject({ kind: 'key' });
    expect(await identify([issue().text], address)).toMatchObject({ kind: 'anonymous' });
  });

  it('with a cached key waits briefly for the store, during an outage only once', async () => {
    const { identify, issue, keys, clock } = directory();
    const { text } = issue();
    await identify([text], address);
    const silent = Promise.withResolvers<ApiKey | null>();
    keys.findByHash.mockReturnValue(silent.promise);
    clock.advance(1000);
    expect(await identify([text], address)).toMatchObject({ kind: 'key' });
    expect(await identify([issue().text], address)).toMatchObject({ kind: 'anonymous' });
    vi.useFakeTimers();
    try {
      // The timers are frozen: a call that waited would never resolve.
      for (let call = 0; call < 100; call += 1)
        expect(await identify([text], address)).toMatchObject({ kind: 'key' });
      expect(await identify([issue().text], address)).toMatchObject({ kind: 'anonymous' });
    } finally {
      vi.useRealTimers();
    }
    expect(keys.findByHash).toHaveBeenCalledTimes(4);
  });

  it('with an unknown key waits for the store even if a call with a cached key has timed out', async () => {
    const { identify, issue, keys, clock } = directory();
    const { text } = issue();
    await identify([text], address);
    const silent = Promise.withResolvers<ApiKey | null>();
    keys.findByHash.mockReturnValueOnce(silent.promise);
    clock.advance(1000);
    expect(await identify([text], address)).toMatchObject({ kind: 'key' });
    const { text: fresh, id } = issue();
    expect(await identify([fresh], address)).toMatchObject({ id });
  });

  it('has its key looked up again after an outage', async () => {
    const { identify, issue, keys, clock } = directory();
    const { text, revoke } = issue();
    await identify([text], address);
    revoke();
    clock.advance(1000);
    keys.findByHash.mockRejectedValueOnce(new Error('away'));
    expect(await identify([text], address)).toMatchObject({ kind: 'key' });
    await identify([text], address);
    await vi.waitFor(async () => {
      expect(await identify([text], address)).toMatchObject({ hasUnknownKey: true });
    });
  });

  it('has its recently used key cached at the start, before its first call', async () => {
    const { identify, issue, keys, recall } = directory();
    const { text, id } = issue();
    await recall();
    expect(await identify([text], address)).toMatchObject({ id });
    expect(keys.findByHash).not.toHaveBeenCalled();
    expect(keys.listByHash).toHaveBeenCalledWith(10_000);
  });

  it('with an unknown key is anonymous, without a look-up, during a hundred other look-ups', async () => {
    const { identify, issue, keys } = directory();
    const silent = Promise.withResolvers<ApiKey | null>();
    keys.findByHash.mockReturnValue(silent.promise);
    const strangers = Array.from({ length: 100 }, () => issue().text);
    const waiting = Promise.all(strangers.map(async (text) => identify([text], address)));
    expect(await identify([issue().text], address)).toMatchObject({ kind: 'anonymous' });
    expect(keys.findByHash).toHaveBeenCalledTimes(100);
    silent.resolve(null);
    await waiting;
  });

  it('updates the last use of its key once a minute, and again after a failed write', async () => {
    const { identify, issue, keys, clock } = directory();
    const { text, id } = issue();
    for (let second = 0; second < 120; second += 1) {
      await identify([text], address);
      clock.advance(1000);
    }
    expect(keys.recordUse).toHaveBeenCalledTimes(2);
    keys.recordUse.mockRejectedValueOnce(new Error('away'));
    await identify([text], address);
    clock.advance(1000);
    await identify([text], address);
    expect(keys.recordUse).toHaveBeenCalledTimes(4);
    expect(keys.recordUse).toHaveBeenLastCalledWith(id, clock.now());
  });

  it('with a revoked key does not update the last use of that key', async () => {
    const { identify, issue, keys } = directory();
    await identify([issue({ revokedAt: wallMs(1) }).text], address);
    expect(keys.recordUse).not.toHaveBeenCalled();
  });

  it('with an unknown key does not wait during an outage, and waits again after it', async () => {
    const { identify, issue, keys } = directory();
    keys.findByHash.mockRejectedValueOnce(new Error('away'));
    await identify([issue().text], address);
    const silent = Promise.withResolvers<ApiKey | null>();
    keys.findByHash.mockReturnValueOnce(silent.promise);
    vi.useFakeTimers();
    try {
      // The timers are frozen: a call that waited would never resolve.
      expect(await identify([issue().text], address)).toMatchObject({ kind: 'anonymous' });
    } finally {
      vi.useRealTimers();
    }
    silent.resolve(null);
    await silent.promise;
    const { text, id } = issue();
    await vi.waitFor(async () => {
      expect(await identify([issue().text], address)).toMatchObject({ kind: 'key' });
    });
    expect(await identify([text], address)).toMatchObject({ id });
  });

  it('has its key evicted from the cache in order of last use', async () => {
    const { identify, issue, keys, clock } = directory();
    const { text } = issue();
    const stranger = (number: number) => `lintel_live_${String(number).padStart(43, '0')}`;
    await identify([text], address);
    for (let number = 1; number < 9999; number += 1) await identify([stranger(number)], address);
    clock.advance(1000);
    await identify([text], address);
    for (const number of [9999, 10_000]) await identify([stranger(number)], address);
    keys.findByHash.mockClear();
    await identify([text], address);
    expect(keys.findByHash).not.toHaveBeenCalled();
  });

  it('leaves no timer running after the look-up of its key', async () => {
    vi.useFakeTimers();
    try {
      const { identify, issue } = directory();
      await identify([issue().text], address);
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
