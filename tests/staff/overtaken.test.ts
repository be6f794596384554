import { describe, expect, it } from 'vitest';
import type { StaffAccount } from '../../src/app/staff/account.ts';
import { newSetupLink } from '../../src/app/staff/new-account.ts';
import { rightAfter } from '../support/right-after.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';
import { createSoftwarePasskey } from '../support/software-passkey.ts';
import { addStaff, deskBrowser } from '../support/staff.ts';

const password = 'a quiet hinge closes itself';
const host = 'doors.example.ie';

/** What an admin does about an account that somebody else has got into. */
const measures = ['reset', 'disable'] as const;

function take(measure: (typeof measures)[number], { store, clock }: TestService, { id }: StaffAccount) {
  const doing = { at: clock.now(), actor: 'admin' };
  if (measure === 'disable') return store.staffAccounts.disable(id, doing);
  return store.staffAccounts.reset(id, newSetupLink(clock.now()).link, doing);
}

/** Neither now nor when the account is enabled again. */
async function expectNobodyIn(
  service: TestService,
  { id }: StaffAccount,
  { get }: ReturnType<typeof deskBrowser>,
) {
  await service.store.staffAccounts.enable(id, { at: service.clock.now(), actor: 'admin' });
  expect(await service.store.staffSessions.listOf(id)).toEqual([]);
  expect((await get('/staff/account')).statusCode).toBe(303);
}

describe.each(storeKinds)('somebody who is signing in, on %s', (kind) => {
  it.each(measures)('by password is not let in where a %s comes first', async (measure) => {
    const service = await startService(kind);
    const { account, token } = await addStaff(service);
    await deskBrowser(service.server).post(`/staff/set-up/${token}`, { password, repeated: password });
    const browser = deskBrowser(service.server);
    rightAfter(service.store.staffAccounts, 'findByEmail', () => take(measure, service, account));
    const answer = await browser.post('/staff/sign-in', { email: account.email, password });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).toContain('do not belong together');
    await expectNobodyIn(service, account, browser);
  });

  it.each(measures)('by a set-up link is not let in where a %s comes first', async (measure) => {
    const service = await startService(kind);
    const { account, token } = await addStaff(service);
    const browser = deskBrowser(service.server);
    rightAfter(service.store.staffAccounts, 'setUp', () => take(measure, service, account));
    const answer = await browser.post(`/staff/set-up/${token}`, { password, repeated: password });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('This link is over');
    await expectNobodyIn(service, account, browser);
  });

  it.each([...measures, 'removal of the key'] as const)(
    'by a passkey is not let in where a %s comes first',
    async (measure) => {
      const service = await startService(kind);
      const { store, clock } = service;
      const { account } = await addStaff(service);
      const doing = { at: clock.now(), actor: 'test' };
      const { answer: answerOf, ...proof } = createSoftwarePasskey(host);
      const kept = {
        ...proof,
        counter: 0,
        transports: [],
        label: 'Key',
        createdAt: doing.at,
        lastUsedAt: null,
      };
      await store.staffPasskeys.add({ ...kept, accountId: account.id }, doing);
      const browser = deskBrowser(service.server);
      const options = await browser.post('/staff/sign-in/passkey/options');
      const { challenge } = options.json<{ challenge: string }>();
      rightAfter(store.staffPasskeys, 'noteUse', () =>
        measure === 'removal of the key'
          ? store.staffPasskeys.remove(account.id, proof.id, doing)
          : take(measure, service, account),
      );
      const asked = { challenge, counter: 1, origin: `https://${host}` };
      const answer = await browser.post('/staff/sign-in/passkey', { answer: answerOf(asked) });
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('No account here has this passkey');
      await expectNobodyIn(service, account, browser);
    },
  );
});
