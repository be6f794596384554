import { beforeAll, describe, expect, it } from 'vitest';
import { type TestService, startService } from '../support/service.ts';
import { deskBrowser, listedPages, signedIn } from '../support/staff.ts';

let service: TestService;
let member: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  service = await startService('embedded');
  member = await signedIn(service, 'admin');
});

/** An address of its kind. */
const sampleOf = (path: string) => path.replaceAll(/:\w+/g, 'none');
const pages = listedPages().map(
  ({ method, path, role }) => [`${method} ${path}`, method, path, role] as const,
);

describe('every page of the desk', () => {
  it('begins with /staff, stands once, and says who may see it', () => {
    for (const [, , path] of pages) expect(path).toMatch(/^\/staff(?:\/|$)/);
    const names = pages.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(pages.map(([, , , role]) => role)).isSubsetOf(new Set(['sales', 'admin']))).toBe(true);
  });

  it.each(pages)('%s lets nobody in without a session', async (_name, method, path) => {
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

  it.each(pages)('%s takes no form without its token, or from elsewhere', async (_name, method, path) => {
    if (method === 'GET') return;
    const admin = await signedIn(service, 'admin');
    const url = sampleOf(path);
    expect((await admin.post(url, { token: '' })).statusCode).toBe(403);
    expect((await admin.post(url, {}, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await admin.get('/staff/account')).statusCode).toBe(200);
  });

  it.each(pages.filter(([, , , role]) => role === 'admin'))(
    '%s is for admins',
    async (_name, method, path) => {
      const sales = await signedIn(service, 'sales');
      const url = sampleOf(path);
      const answer = method === 'GET' ? await sales.get(url) : await sales.post(url);
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('This is for admins');
    },
  );
});

describe('what is not there', () => {
  it('is told to who is signed in only', async () => {
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

  it('is told to nobody while the store is away', async () => {
    const away = await startService('embedded');
    const { get } = await signedIn(away);
    await away.store.close();
    for (const url of ['/staff/nowhere', '/staff/%zz']) expect((await get(url)).statusCode).toBe(303);
    expect((await get('/staff/account')).statusCode).toBe(503);
  });

  it.each(pages)('%s takes no other method, which is told to who is signed in only', async (_, own, path) => {
    const url = sampleOf(path);
    const allowed = pages.flatMap(([, method, each]) => {
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
  });

  it('is another method of the door itself, told to everybody', async () => {
    const { statusCode, headers } = await service.server.inject({ method: 'PUT', url: '/staff/sign-in' });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });
});
