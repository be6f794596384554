import { describe, expect, it } from 'vitest';
import { type StoreKind, startService, storeKinds } from '../support/service.ts';
import { addStaff, deskBrowser } from '../support/staff.ts';

const password = 'a quiet hinge closes itself';

async function desk(kind: StoreKind) {
  const service = await startService(kind);
  const { account, token } = await addStaff(service, 'sales', 'sales@doors.example.ie');
  const browser = deskBrowser(service.server);
  return { service, account, token, browser };
}

describe.each(storeKinds)('signing in, on %s', (kind) => {
  it('works with the password that the set-up link has set, until the sign-out', async () => {
    const { service, token, browser } = await desk(kind);
    const page = await browser.get(`/staff/set-up/${token}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('sales@doors.example.ie');
    const short = await browser.post(`/staff/set-up/${token}`, { password: 'short', repeated: 'short' });
    expect(short.statusCode).toBe(400);
    const other = await browser.post(`/staff/set-up/${token}`, { password, repeated: `${password}!` });
    expect(other.body).toContain('The two passwords are not the same.');
    const set = await browser.post(`/staff/set-up/${token}`, { password, repeated: password });
    expect([set.statusCode, set.headers.location]).toEqual([303, '/staff/today']);
    expect((await browser.get('/staff/account')).statusCode).toBe(200);
    expect((await browser.get(`/staff/set-up/${token}`)).statusCode).toBe(404);

    const again = deskBrowser(service.server);
    const wrong = await again.post('/staff/sign-in', { email: 'sales@doors.example.ie', password: 'wrong' });
    expect(wrong.statusCode).toBe(403);
    const right = await again.post('/staff/sign-in', {
      email: ' Sales@Doors.example.ie ',
      password,
      next: '/staff/account?x=1',
    });
    expect([right.statusCode, right.headers.location]).toEqual([303, '/staff/account?x=1']);
    const cookie = String([right.headers['set-cookie']].flat().find((each) => each?.includes('desk')));
    expect(cookie).toMatch(
      /^__Host-lintel-desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000$/,
    );
    const rows = JSON.stringify(
      await service.store.staffSessions.listOf((await service.store.staffAccounts.list())[0]?.id ?? ''),
    );
    expect(rows).not.toContain(again.cookies.get('__Host-lintel-desk'));

    const out = await again.post('/staff/sign-out');
    expect([out.statusCode, out.headers.location]).toEqual([303, '/staff/sign-in']);
    expect((await again.get('/staff/account')).headers.location).toBe(
      '/staff/sign-in?next=%2Fstaff%2Faccount',
    );
  });
});

it('password fields are masked, and allow password managers to fill them', async () => {
  const { token, browser } = await desk('embedded');
  const fieldsOf = async (path: string) =>
    [...(await browser.get(path)).body.matchAll(/<input[^>]*name="(?:password|repeated)"[^>]*>/g)].map(
      ([field]) => [/ type="(\w+)"/.exec(field)?.[1], / autocomplete="([\w-]+)"/i.exec(field)?.[1]],
    );
  expect(await fieldsOf('/staff/sign-in')).toEqual([['password', 'current-password']]);
  const isNew = ['password', 'new-password'];
  expect(await fieldsOf(`/staff/set-up/${token}`)).toEqual([isNew, isNew]);
});
