import { expect, it } from 'vitest';
import { startService } from '../support/service.ts';
import { addStaff, deskBrowser } from '../support/staff.ts';

/** The tests of each limit are in src/app/accounts/sign-in.test.ts. */
it('a client with too many sign-in attempts has to wait, but another client does not', async () => {
  const service = await startService('embedded');
  const email = 'sales@doors.example.ie';
  await addStaff(service, 'sales', email);
  const typed = { email, password: 'a wrong guess' };
  const guesser = deskBrowser(service.server, '192.0.2.1');
  for (let times = 1; times <= 10; times += 1)
    expect((await guesser.post('/staff/sign-in', typed)).statusCode).toBe(403);
  const refused = await guesser.post('/staff/sign-in', typed);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
  expect(refused.body).toContain('You can try again in 15 minutes.');
  const owner = deskBrowser(service.server, '192.0.2.2');
  expect((await owner.post('/staff/sign-in', typed)).statusCode).toBe(403);
}, 60_000);
