import { describe, expect, it } from 'vitest';
import { startService } from '../support/service.ts';
import { createSoftwarePasskey } from '../support/software-passkey.ts';
import { addPasskey, deskBrowser, signedIn } from '../support/staff.ts';

const hour = 3_600_000;

describe('a session of the desk', () => {
  it('ends after 12 hours without use, and after 30 days even with use', async () => {
    const service = await startService('embedded');
    const idle = await signedIn(service);
    const busy = await signedIn(service);
    const isIn = async ({ get }: typeof idle) => (await get('/staff/account')).statusCode === 200;
    service.clock.advance(12 * hour - 1);
    expect(await isIn(busy)).toBe(true);
    service.clock.advance(1);
    expect([await isIn(idle), await isIn(busy)]).toEqual([false, true]);
    for (let hours = 12; hours < 30 * 24 - 6; hours += 6) {
      service.clock.advance(6 * hour);
      expect(await isIn(busy)).toBe(true);
    }
    service.clock.advance(6 * hour);
    expect(await isIn(busy)).toBe(false);
    await service.store.forgetExpired(service.clock.steady());
    expect(await service.store.staffSessions.listOf(busy.account.id)).toEqual([]);
  });

  it('ends by elapsed time, whatever the wall clock says', async () => {
    const service = await startService('embedded');
    const { get } = await signedIn(service);
    service.clock.setWallClock(400 * 24 * hour);
    expect((await get('/staff/account')).statusCode).toBe(200);
  });

  it('has its last use recorded every five minutes, not with every page', async () => {
    const service = await startService('embedded');
    const { account, get } = await signedIn(service);
    const seen = async () => (await service.store.staffSessions.listOf(account.id))[0]?.lastSeenAt;
    const begun = await seen();
    service.clock.advance(5 * 60_000 - 1);
    await get('/staff/account');
    expect(await seen()).toBe(begun);
    service.clock.advance(1);
    await get('/staff/account');
    expect(await seen()).toBe(service.clock.steady());
  });

  it('ends immediately when its account is disabled, reset or signed out everywhere', async () => {
    const service = await startService('embedded');
    const { staffAccounts } = service.store;
    const entry = { at: service.clock.now(), actor: 'test' };
    const disabled = await signedIn(service);
    const reset = await signedIn(service);
    const out = await signedIn(service);
    await staffAccounts.disable(disabled.account.id, entry);
    await staffAccounts.reset(reset.account.id, { hash: 'a', expiresAt: entry.at }, entry);
    const signedOut = await out.post('/staff/account/sign-out-everywhere');
    expect(signedOut.headers.location).toBe('/staff/sign-in');
    for (const { get } of [disabled, reset, out]) expect((await get('/staff/account')).statusCode).toBe(303);
    for (const { account } of [disabled, reset, out])
      expect(await service.store.staffSessions.listOf(account.id)).toEqual([]);
  });

  it('ends when the same browser signs in again', async () => {
    const service = await startService('embedded');
    const member = await signedIn(service);
    const key = createSoftwarePasskey('doors.example.ie');
    await addPasskey(service, member, { id: key.id, publicKey: key.publicKey, counter: 0 });
    const options = await member.post('/staff/sign-in/passkey/options');
    const { challenge } = options.json<{ challenge: string }>();
    const answer = key.answer({ challenge, counter: 1, origin: 'https://doors.example.ie' });
    await member.post('/staff/sign-in/passkey', { answer });
    expect((await member.get('/staff/account')).statusCode).toBe(200);
    const earlier = deskBrowser(service.server);
    earlier.cookies.set('__Host-lintel-desk', member.session);
    expect((await earlier.get('/staff/account')).statusCode).toBe(303);
    expect(await service.store.staffSessions.listOf(member.account.id)).toHaveLength(1);
  });

  it('has the current role of its account, not the one at the sign-in', async () => {
    const service = await startService('embedded');
    const { account, get } = await signedIn(service, 'admin');
    expect((await get('/staff/account')).body).toContain('href="/staff/admin"');
    await service.store.staffAccounts.setRole(account.id, 'sales', {
      at: service.clock.now(),
      actor: 'test',
    });
    expect((await get('/staff/account')).body).not.toContain('href="/staff/admin"');
  });
});
