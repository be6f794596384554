import { expect, it } from 'vitest';
import { testClock } from '../../../tests/support/clock.ts';
import { MemoryRateLimiter } from '../../limits/memory.ts';
import { wallMs } from '../shared/clock.ts';
import { createPasswordCheck } from './current-password.ts';
import { createOwnAccounts } from './own-account.ts';

it('a password change allows 10 wrong current passwords in 15 minutes', async () => {
  const clock = testClock();
  const account = { id: 'acc_1', email: 'sales@doors.example.ie', role: 'sales' } as const;
  const kept = { ...account, hasPassword: true, passwordHash: 'a hash', setupExpiresAt: null };
  const accounts = {
    findByEmail: () => Promise.resolve(null),
    find: () => Promise.resolve({ ...kept, createdAt: wallMs(0), lastSignedInAt: null, disabledAt: null }),
    findBySetup: () => Promise.resolve(null),
    setUp: () => Promise.resolve(false),
    changePassword: () => Promise.resolve(true),
  };
  const passwords = {
    make: () => Promise.resolve('another hash'),
    matches: () => Promise.resolve(false),
  };
  const limiter = new MemoryRateLimiter(clock.monotonic);
  const own = createOwnAccounts({
    accounts,
    sessions: { begin: () => Promise.resolve(null), noteProof: () => Promise.resolve() },
    passwords,
    checkPassword: createPasswordCheck({ accounts, passwords, limiter }),
    clock,
    mailsOwner: false,
  });
  const password = 'a quiet hinge closes itself';
  const guess = async () => {
    const typed = { current: 'a guess', password, repeated: password, removesPasskeys: false };
    return (await own.changePassword({ account, session: 'a session' }, typed))?.text;
  };
  for (let times = 1; times <= 10; times += 1)
    expect(await guess()).toBe('This is not your current password.');
  expect(await guess()).toBe('Too many attempts: please wait 900 seconds.');
  clock.advance(15 * 60_000);
  expect(await guess()).toBe('This is not your current password.');
});
