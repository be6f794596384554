import { describe, expect, it } from 'vitest';
import { doorRoutes, staffRoutes } from '../support/route-list.ts';
import { startService } from '../support/service.ts';
import { deskBrowser, signedIn } from '../support/staff.ts';

const door = [...doorRoutes, 'GET /staff/set-up/:token', 'POST /staff/set-up/:token'];
const routes = [...staffRoutes, ...door].map((route) => route.split(' ') as ['GET' | 'POST', string]);
/** Whether a route reads its parameters; the routes of passkey options do not. */
const isRead = (path: string) => !path.endsWith('/options');

describe('a NUL character in a request to the desk', () => {
  it('is refused in every part of a URL and in every form field', async () => {
    const service = await startService('embedded');
    const admin = await signedIn(service, 'admin');
    const stranger = deskBrowser(service.server);
    const statuses = [];
    for (const [method, path] of routes.filter(([, each]) => isRead(each))) {
      const { get, post } = door.includes(`${method} ${path}`) ? stranger : admin;
      const url = path.replace(/:\w+/, 'none');
      const answer =
        method === 'GET'
          ? await get(`${url}?q=%00&email=a%00b`)
          : await post(url, { email: 'a\0b@example.ie', q: '\0' });
      statuses.push([`${method} ${path}`, answer.statusCode]);
      if (path.includes(':')) {
        const inPath = await (method === 'GET' ? get : post)(path.replace(/:\w+/, 'x%00'));
        statuses.push([`${method} ${path}`, inPath.statusCode]);
      }
    }
    expect(statuses.filter(([, status]) => status !== 400)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(50);
  });

  it('redirects to the sign-in if there is no session', async () => {
    const service = await startService('embedded');
    const stranger = deskBrowser(service.server);
    for (const url of ['/staff?q=%00', '/staff/enquiries/%00', '/staff/nowhere?q=%00'])
      expect((await stranger.get(url)).statusCode).toBe(303);
  });
});
