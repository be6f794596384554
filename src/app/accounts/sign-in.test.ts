import { expect, it } from 'vitest';
import { testClock } from '../../../tests/support/clock.ts';
import { MemoryRateLimiter } from '../../limits/memory.ts';
import { wallMs } from '../shared/clock.ts';
import type { AccountWithPassword } from './account.ts';
import { createPasswordSignIn } from './sign-in.ts';

const quarterHour = 15 * 60_000;
const owner: AccountWithPassword = {
  id: 'acc_1',
  email: 'sales@doors.example.ie',
  role: 'sales',
  hasPassword: true,
  passwordHash: 'the hash of right',
  setupExpiresAt: null,
  createdAt: wallMs(0),
  lastSignedInAt: null,
  disabledAt: null,
};

function desk() {
  const clock = testClock();
  const limiter = new MemoryRateLimiter(clock.monotonic);
  const signIn = createPasswordSignIn({
    accounts: { findByEmail: (email) => Promise.resolve(email === owner.email ? owner : null) },
    sessions: { begin: () => Promise.resolve('a session') },
    browsers: {
      find: (email, tokens) =>
        Promise.resolve(email === owner.email && tokens.includes('known') ? 'a browser' : null),
    },
    passwords: {
      make: (password) => Promise.resolve(`the hash of ${password}`),
      matches: (password, hash) => Promise.resolve(hash === `the hash of ${password}`),
    },
    limiter,
  });
  return { clock, limiter, signIn };
}

/** Account and client address of each attempt. */
const attempts: readonly (readonly [
  what: string,
  limit: number,
  of: (attempt: number) => [string, string],
])[] = [
  ['of one account from one client', 10, () => [owner.email, '192.0.2.1']],
  ['of one address without an account from one client', 10, () => ['nobody@doors.example.ie', '192.0.2.1']],
  ['of one client at any accounts', 30, (attempt) => [`${attempt}@doors.example.ie`, '192.0.2.1']],
  ['of one account from any clients', 60, (attempt) => [owner.email, `192.0.2.${attempt}`]],
];

it.each(attempts)('sign-in refuses further attempts %s after %i in 15 minutes', async (_what, limit, of) => {
  const { clock, signIn } = desk();
  for (let attempt = 1; attempt <= limit; attempt += 1) {
    const [email, client] = of(attempt);
    expect(await signIn(email, 'wrong', client), `attempt ${attempt}`).toEqual({ kind: 'no' });
  }
  const [email, client] = of(limit + 1);
  expect(await signIn(email, 'wrong', client)).toEqual({ kind: 'wait', seconds: 900 });
  clock.advance(quarterHour - 1);
  expect(await signIn(email, 'wrong', client)).toEqual({ kind: 'wait', seconds: 1 });
  clock.advance(1);
  expect(await signIn(email, 'wrong', client)).toEqual({ kind: 'no' });
});

it('a client with too many attempts is refused even with the right password, other clients are not', async () => {
  const { signIn } = desk();
  for (let attempt = 1; attempt <= 10; attempt += 1) await signIn(owner.email, 'wrong', '192.0.2.1');
  expect(await signIn(owner.email, 'right', '192.0.2.1')).toMatchObject({ kind: 'wait' });
  expect(await signIn(owner.email, 'right', '192.0.2.2')).toEqual({ kind: 'in', token: 'a session' });
});

it('the owner of an account can sign in however often another client was refused', async () => {
  const { signIn } = desk();
  const said = new Map<string, number>();
  for (let attempt = 1; attempt <= 70; attempt += 1) {
    const { kind } = await signIn(owner.email, 'wrong', '192.0.2.1');
    said.set(kind, (said.get(kind) ?? 0) + 1);
  }
  expect(Object.fromEntries(said)).toEqual({ no: 10, wait: 60 });
  expect(await signIn(owner.email, 'right', '192.0.2.2')).toEqual({ kind: 'in', token: 'a session' });
});

it('sign-in attempts of a refused client create no rate limit buckets, even for other accounts', async () => {
  const { signIn, limiter } = desk();
  for (let attempt = 1; attempt <= 5000; attempt += 1)
    await signIn(`${attempt}@doors.example.ie`, 'wrong', '192.0.2.1');
  // One bucket of the client, and two for each of the 30 attempts that were not refused.
  expect(limiter.size).toBe(61);
});

it('sign-in limits a network that uses a new address for each attempt, but not other networks', async () => {
  const { signIn, limiter } = desk();
  const said = new Map<string, number>();
  for (let attempt = 1; attempt <= 2000; attempt += 1) {
    const client = `2001:db8:1:${attempt.toString(16)}::/64`;
    const { kind } = await signIn(`${attempt}@doors.example.ie`, 'wrong', client);
    said.set(kind, (said.get(kind) ?? 0) + 1);
  }
  expect(Object.fromEntries(said)).toEqual({ no: 150, wait: 1850 });
  // One bucket of the network, and three for each attempt that was not refused.
  expect(limiter.size).toBe(451);
  expect(await signIn(owner.email, 'right', '2001:db8:2:1::/64')).toMatchObject({ kind: 'in' });
});

it('refused sign-in attempts of one client do not count against its network', async () => {
  const { signIn } = desk();
  for (let attempt = 1; attempt <= 1000; attempt += 1)
    await signIn(`${attempt}@doors.example.ie`, 'wrong', '2001:db8:1:1::/64');
  expect(await signIn(owner.email, 'right', '2001:db8:1:2::/64')).toMatchObject({ kind: 'in' });
});

it('the owner can sign in with a known browser after others have used up the attempts', async () => {
  const { signIn } = desk();
  for (let attempt = 1; attempt <= 60; attempt += 1) await signIn(owner.email, 'wrong', `192.0.2.${attempt}`);
  expect(await signIn(owner.email, 'right', '192.0.2.99')).toMatchObject({ kind: 'wait' });
  expect(await signIn(owner.email, 'right', '192.0.2.99', ['made up'])).toMatchObject({ kind: 'wait' });
  expect(await signIn(owner.email, 'right', '192.0.2.1', ['other', 'known'])).toMatchObject({ kind: 'in' });
});

it('sign-in allows a known browser 10 attempts in 15 minutes, whatever its address', async () => {
  const { signIn } = desk();
  for (let attempt = 1; attempt <= 10; attempt += 1)
    expect(await signIn(owner.email, 'wrong', `192.0.2.${attempt}`, ['known'])).toEqual({ kind: 'no' });
  expect(await signIn(owner.email, 'right', '192.0.2.99', ['known'])).toEqual({ kind: 'wait', seconds: 900 });
});
