import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '../../src/app/accounts/account.ts';
import { deskRoles, staffRoutes } from '../support/route-list.ts';
import { type TestService, startService } from '../support/service.ts';
import { deskBrowser, listedPages, signedIn } from '../support/staff.ts';

let service: TestService;
let member: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  service = await startService('embedded');
  member = await signedIn(service, 'admin');
});

/** A URL that matches the pattern. */
const sampleOf = (path: string) => path.replaceAll(/:\w+/g, 'none');
const pages = Object.entries(deskRoles).map(([route, role]) => {
  const [method = '', path = ''] = route.split(' ');
  return [route, role, method as 'GET' | 'POST', path] as const;
});

describe('every page of the desk', () => {
  it('is listed in the table of roles', () => {
    expect(listedPages().map(({ method, path }) => `${method} ${path}`)).toEqual(staffRoutes);
  });

  it.each(pages)('%s requires the role %s', async (_route, needed, method, path) => {
    const answerTo = async (role: StaffRole) => {
      const { get, post } = await signedIn(service, role);
      // With `once`, or the live count would be an endless stream.
      const url = `${sampleOf(path)}?once`;
      const { statusCode, body } = await (method === 'GET' ? get(url) : post(url));
      return [statusCode === 403, body.includes('This is for admins')];
    };
    expect(await answerTo('sales')).toEqual(needed === 'admin' ? [true, true] : [false, false]);
    expect(await answerTo('admin')).toEqual([false, false]);
  });

  it.each(pages)('%s redirects to the sign-in without a session', async (_route, _role, method, path) => {
    const url = sampleOf(path);
    const stranger = deskBrowser(service.server);
    const answer = method === 'GET' ? await stranger.get(url) : await stranger.post(url);
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^\/staff\/sign-in(?:\?|$)/);
    expect(answer.headers['cache-control']).toBe('no-store');
    stranger.cookies.set('__Host-lintel-desk', 'A'.repeat(43));
    const guessed = method === 'GET' ? await stranger.get(url) : await stranger.post(url);
    expect(guessed.statusCode).toBe(303);
  });

  it.each(pages.filter(([, , method]) => method === 'POST'))(
    '%s refuses a form without its token or from another site',
    async (_route, _role, _method, path) => {
      const admin = await signedIn(service, 'admin');
      const url = sampleOf(path);
      expect((await admin.post(url, { token: '' })).statusCode).toBe(403);
      expect((await admin.post(url, {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
      expect((await admin.get('/staff/account')).statusCode).toBe(200);
    },
  );
});

describe('an unknown URL or method of the desk', () => {
  it('answers 404 with a session, and redirects to the sign-in without one', async () => {
    const stranger = deskBrowser(service.server);
    const sales = await signedIn(service, 'sales');
    const nowhere = '/staff/nowhere/at/all?x=1';
    expect((await stranger.get(nowhere)).headers.location).toBe(
      `/staff/sign-in?next=${encodeURIComponent(nowhere)}`,
    );
    const plain = await service.server.inject({ url: nowhere, headers: { accept: '*/*' } });
    expect(plain.statusCode).toBe(303);
    expect((await stranger.get('/staff/%zz')).statusCode).toBe(303);
    const answer = await sales.get(nowhere);
    expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([404, 'noindex']);
    expect(answer.body).toContain('There is nothing here');
    expect((await sales.post('/staff/nowhere')).statusCode).toBe(404);
  });

  it('redirects to the sign-in while the store is unavailable', async () => {
    const away = await startService('embedded');
    const { get } = await signedIn(away);
    await away.store.close();
    for (const url of ['/staff/nowhere', '/staff/%zz']) expect((await get(url)).statusCode).toBe(303);
    expect((await get('/staff/account')).statusCode).toBe(503);
  });

  it.each(pages)(
    'an unknown method of %s is 405 with a session, and redirects to the sign-in without one',
    async (_route, _role, own, path) => {
      const url = sampleOf(path);
      const allowed = pages.flatMap(([, , method, each]) => {
        if (each !== path) return [];
        return method === 'GET' ? ['GET', 'HEAD'] : [method];
      });
      const others = (['DELETE', 'PUT', own === 'GET' ? 'POST' : 'GET'] as const).filter(
        (method) => !allowed.includes(method),
      );
      const { session } = member;
      for (const method of others) {
        const stranger = await service.server.inject({ method, url });
        expect([stranger.statusCode, stranger.headers.allow]).toEqual([303, undefined]);
        const headers = { cookie: `__Host-lintel-desk=${session}` };
        const answer = await service.server.inject({ method, url, headers });
        expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, allowed.join(', ')]);
        expect(answer.headers['cache-control']).toBe('no-store');
      }
    },
  );

  it('an unknown method of the sign-in page is 405 without a session', async () => {
    const { statusCode, headers } = await service.server.inject({ method: 'PUT', url: '/staff/sign-in' });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });
});
