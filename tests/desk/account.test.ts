import { describe, expect, it } from 'vitest';
import { wallMs } from '../../src/app/shared/clock.ts';
import { startService } from '../support/service.ts';
import { addStaff, deskBrowser } from '../support/staff.ts';

const password = 'a quiet hinge closes itself';
const better = 'seven panes of reeded glass';

describe('a member of staff', () => {
  it('changes the password with the current one, which ends the other sessions of the account', async () => {
    const service = await startService('embedded');
    const { account, token } = await addStaff(service, 'sales', 'sales@doors.example.ie');
    const [here, there] = [deskBrowser(service.server), deskBrowser(service.server)];
    service.clock.advance(1);
    await here.post(`/staff/set-up/${token}`, { password, repeated: password });
    await there.post('/staff/sign-in', { email: account.email, password });
    const change = (fields: Record<string, string>) =>
      here.post('/staff/account/password', {
        current: password,
        password: better,
        repeated: better,
        ...fields,
      });

    expect((await change({ current: 'something else' })).body).toContain(
      'This is not your current password.',
    );
    expect((await change({ password: 'short' })).body).toContain('at least 12 characters');
    expect((await change({ password: 'sales-doors-2026' })).body).toContain(
      'too close to your e-mail address',
    );
    expect((await change({ password: 'password1234' })).body).toContain('among the first that are tried');
    service.clock.advance(1);
    expect((await change({})).headers.location).toBe('/staff/account?done=password');
    expect((await here.get('/staff/account?done=password')).body).toContain('The password is set');
    expect((await there.get('/staff/account')).statusCode).toBe(303);
    expect((await there.post('/staff/sign-in', { email: account.email, password })).statusCode).toBe(403);
    expect((await there.post('/staff/sign-in', { email: account.email, password: better })).statusCode).toBe(
      303,
    );
    const noted = await Array.fromAsync(service.store.audit.list(wallMs(0)));
    expect(noted.map(({ actor, action, detail }) => [actor, action, detail])).toEqual([
      ['test', 'staff.add', { account: account.id }],
      ['staff:sales@doors.example.ie', 'staff.set-up', { account: account.id }],
      ['staff:sales@doors.example.ie', 'staff.password', { account: account.id }],
    ]);
  }, 60_000);

  it('can use a set-up link for 72 hours', async () => {
    const service = await startService('embedded');
    const { token } = await addStaff(service);
    const { get } = deskBrowser(service.server);
    service.clock.advance(72 * 3_600_000 - 1);
    expect((await get(`/staff/set-up/${token}`)).statusCode).toBe(200);
    service.clock.advance(1);
    expect((await get(`/staff/set-up/${token}`)).statusCode).toBe(404);
    expect((await get(`/staff/set-up/${'A'.repeat(43)}`)).statusCode).toBe(404);
  });
});
