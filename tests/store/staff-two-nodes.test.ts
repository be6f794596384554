import { describe, expect, it } from 'vitest';
import { createStaffSessions } from '../../src/app/staff/sessions.ts';
import { holdUp } from '../support/held-up.ts';
import { rawStatement } from '../support/raw-rows.ts';
import { startService } from '../support/service.ts';
import { addStaff } from '../support/staff.ts';

/** What one node does with an account that another one is in the middle of changing. */
describe('two nodes on one PostgreSQL', () => {
  it.each([
    ['is reset', 'password_hash = null'],
    ['is disabled', 'disabled_at = 1'],
  ])('begin no session of an account that %s', async (_, change) => {
    const service = await startService('postgres');
    const { account } = await addStaff(service);
    const changing = (what: string) => `update staff_accounts set ${what} where id = '${account.id}'`;
    await rawStatement(service.env, changing(`password_hash = 'kept'`));
    const held = await holdUp(service.env, changing(change));
    const sessions = createStaffSessions(service.store.staffSessions, service.clock);
    const beginning = sessions.begin(account.id, { way: 'password', passwordHash: 'kept' });
    await held.untilWaiting(1);
    await held.letGo();
    expect(await beginning).toBeNull();
    expect(await service.store.staffSessions.listOf(account.id)).toEqual([]);
  });
});
