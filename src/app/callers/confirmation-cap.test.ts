import { describe, expect, it } from 'vitest';
import { MemoryRateLimiter } from '../../limits/memory.ts';
import type { Caller } from './caller.ts';
import { monotonicMs } from '../shared/clock.ts';
import { createConfirmationCap } from './confirmation-cap.ts';

const minute = 60_000;
const hour = 60 * minute;
const policy = { limit: 10, windowMs: minute };
const from = (id: string): Caller => ({ id, kind: 'anonymous', label: 'anonymous', policy });

function start() {
  let now = 0;
  const mayConfirm = createConfirmationCap(new MemoryRateLimiter(() => monotonicMs(now)));
  return {
    mayConfirm,
    pass: (ms: number) => {
      now += ms;
    },
    /** How many of these enquiries are confirmed. */
    confirmed: async (callers: readonly Caller[]) => {
      let count = 0;
      for (const caller of callers) if (await mayConfirm(caller)) count += 1;
      return count;
    },
  };
}
const times = (count: number, caller: Caller) => Array<Caller>(count).fill(caller);

describe('the cap of confirmation mails', () => {
  it('is five in any hour and twenty in any day for a network', async () => {
    const { confirmed, pass } = start();
    const stranger = from('192.0.2.1');
    expect(await confirmed(times(10, stranger))).toBe(5);
    pass(hour - 1);
    expect(await confirmed(times(10, stranger))).toBe(0);
    const later = [];
    for (let hours = 1; hours < 6; hours += 1) {
      pass(hour);
      later.push(await confirmed(times(10, stranger)));
    }
    expect(later).toEqual([5, 5, 5, 0, 0]);
    pass(24 * hour);
    expect(await confirmed(times(10, stranger))).toBe(5);
  });

  it('counts an IPv6 /48 as one network', async () => {
    const { confirmed } = start();
    const subnets = Array.from({ length: 9 }, (_, subnet) => from(`2001:db8:7:${subnet.toString(16)}::/64`));
    expect(await confirmed(subnets)).toBe(5);
    expect(await confirmed([from('2001:db8:8:0::/64'), from('192.0.2.1'), from('192.0.2.2')])).toBe(3);
  });

  it('does not apply to callers with a key, or if limits are off', async () => {
    const { confirmed } = start();
    expect(await confirmed(times(30, { ...from('key_1'), kind: 'key' }))).toBe(30);
    expect(await confirmed(times(30, { ...from('192.0.2.1'), policy: null }))).toBe(30);
  });
});
