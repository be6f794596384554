import { describe, expect, it } from 'vitest';
import { createStaffSessions, sessionName } from '../../src/app/accounts/sessions.ts';
import { holdUp } from '../support/held-up.ts';
import { rawStatement } from '../support/raw-rows.ts';
import { startService } from '../support/service.ts';
import { addStaff, signedIn } from '../support/staff.ts';

/** In these tests one node acts on an account while a transaction of another node changes it. */
describe('two nodes on one PostgreSQL', () => {
  it.each([
    ['is reset', 'password_hash = null'],
    ['is disabled', 'disabled_at = 1'],
  ])('do not create a session for an account that concurrently %s', async (_, change) => {
    const service = await startService('postgres');
    const { account } = await addStaff(service);
    const changing = (what: string) => `update staff_accounts set ${what} where id = '${account.id}'`;
    await rawStatement(service.env, changing(`password_hash = 'kept'`));
    const held = await holdUp(service.env, changing(change));
    const sessions = createStaffSessions(service.store.staffSessions, service.clock);
    const beginning = sessions.begin(account.id, { way: 'password', passwordHash: 'kept' });
    await held.untilWaiting(1);
    await held.release();
    expect(await beginning).toBeNull();
    expect(await service.store.staffSessions.listOf(account.id)).toEqual([]);
  });

  it('refuse account changes for a session that a concurrent reset ends', async () => {
    const service = await startService('postgres');
    const { staffAccounts, staffPasskeys } = service.store;
    const owner = await signedIn(service);
    const { id } = owner.account;
    const held = await holdUp(
      service.env,
      `update staff_accounts set password_hash = null where id = '${id}'`,
      `delete from staff_sessions where account_id = '${id}'`,
    );
    const entry = { at: service.clock.now(), actor: 'test' };
    const by = sessionName(owner);
    const key = { id: 'key', publicKey: 'AA', counter: 0, transports: [], label: 'Key', createdAt: entry.at };
    const changes = Promise.all([
      staffAccounts.changePassword(by, 'new', false, entry),
      staffPasskeys.add(by, key, entry),
      staffPasskeys.remove(by, 'key', entry),
    ]);
    await held.untilWaiting(3);
    await held.release();
    expect(await changes).toEqual([false, 'signed-out', 'signed-out']);
    expect((await staffAccounts.find(id))?.passwordHash).toBeNull();
    expect(await staffPasskeys.listOf(id)).toEqual([]);
  });

  it.each([
    ['is made sales', `role = 'sales'`],
    ['is disabled', 'disabled_at = 1'],
  ])('refuse changes by an admin who %s', async (_, change) => {
    const service = await startService('postgres');
    const { staffAccounts } = service.store;
    const [admin, other] = [await signedIn(service, 'admin'), await signedIn(service, 'admin')];
    const held = await holdUp(
      service.env,
      `update staff_accounts set ${change} where id = '${admin.account.id}'`,
    );
    const entry = { at: service.clock.now(), actor: 'test', admin: sessionName(admin) };
    const disabling = staffAccounts.disable(other.account.id, entry);
    await held.untilWaiting(1);
    await held.release();
    expect(await disabling).toBe('not-admin');
    expect(await staffAccounts.find(other.account.id)).toMatchObject({ role: 'admin', disabledAt: null });
  });
});
