import { decodeTime } from 'ulid';
import { describe, expect, it } from 'vitest';
import { MemoryRateLimiter } from '../../limits/memory.ts';
import { monotonicMs, wallMs } from '../shared/clock.ts';
import { createApiKey } from './api-key.ts';
import { countCall, messageWaitText, seconds, waitText } from './call-limits.ts';
import type { Caller } from './caller.ts';

const policy = { limit: 2, windowMs: 90_000 };
const anonymous: Caller = { id: '192.0.2.1', kind: 'anonymous', label: 'anonymous', policy };
const keyed: Caller = { id: 'key_1', kind: 'key', label: 'key_1', policy };

describe('call limits', () => {
  it('count each caller and each operation separately', async () => {
    const limiter = new MemoryRateLimiter(() => monotonicMs(0));
    const left = async (caller: Caller, operation: string) =>
      (await countCall(limiter, caller, operation))?.decision.remaining;
    expect(await left(anonymous, 'estimate')).toBe(1);
    expect(await left(anonymous, 'estimate')).toBe(0);
    expect(await left(anonymous, 'recommend')).toBe(1);
    expect(await left(keyed, 'estimate')).toBe(1);
  });

  it('count no calls of a caller without a limit', async () => {
    const limiter = new MemoryRateLimiter(() => monotonicMs(0));
    expect(await countCall(limiter, { ...anonymous, policy: null }, 'estimate')).toBeNull();
    expect(limiter.size).toBe(0);
  });

  it('round the waiting time up to whole seconds', () => {
    expect([0, 1, 1000, 1001, -5].map(seconds)).toEqual([0, 1, 1, 2, 0]);
  });

  it('of one call are worded in the singular', () => {
    const standing = {
      policy: { ...policy, limit: 1, windowMs: 1000 },
      decision: { allowed: false, remaining: 0, resetMs: 1000 },
    };
    expect(waitText(keyed, standing)).toContain(
      'The limit is 1 request in 1 second. Wait 1 second, then retry once.',
    );
    expect(messageWaitText(keyed, standing)).toBe(
      'At most 1 message is taken from a client in 1 second. Wait 1 second, then retry once.',
    );
  });

  it('tell each kind of caller how to get a higher limit', () => {
    const standing = { policy, decision: { allowed: false, remaining: 0, resetMs: 59_001 } };
    expect(waitText(anonymous, standing)).toBe(
      'The limit is 2 requests in 90 seconds. Wait 60 seconds, then retry once. If many people share this address, ask us for an API key: it has a limit of its own.',
    );
    expect(waitText(keyed, standing)).toBe(
      'The limit is 2 requests in 90 seconds. Wait 60 seconds, then retry once. Ask us to raise the limit of this key if you need more.',
    );
  });
});

describe('a new API key', () => {
  it('has a prefix that shows whether it is a test key', () => {
    expect(createApiKey('A partner', null, wallMs(0)).text).toMatch(/^lintel_live_[\w-]{43}$/);
    expect(createApiKey('A partner', null, wallMs(0), true).text).toMatch(/^lintel_test_[\w-]{43}$/);
    expect([
      createApiKey('A', null, wallMs(0)).key.test,
      createApiKey('A', null, wallMs(0), true).key.test,
    ]).toEqual([false, true]);
  });

  it('is random, with an id that contains its creation time', () => {
    const made = [1, 2].map(() => createApiKey('A partner', null, wallMs(1_772_445_600_000)));
    expect(new Set(made.map(({ text }) => text)).size).toBe(2);
    expect(new Set(made.map(({ key }) => key.hash)).size).toBe(2);
    expect(made.map(({ key }) => decodeTime(key.id.replace(/^key_/, '')))).toEqual([
      1_772_445_600_000, 1_772_445_600_000,
    ]);
  });

  it('is stored with its settings, and with a hash instead of its text', () => {
    const { text, key } = createApiKey('A partner', policy, wallMs(1_772_445_600_000));
    expect(key).toMatchObject({ label: 'A partner', policy, createdAt: 1_772_445_600_000 });
    expect(key.hash).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify(key)).not.toContain(text.slice(12));
  });
});
