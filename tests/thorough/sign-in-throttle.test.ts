import { expect, it } from 'vitest';
import { startService } from '../support/service.ts';
import { addStaff, deskBrowser } from '../support/staff.ts';

const email = 'sales@doors.example.ie';

it('counts attempts for accounts that exist and that do not, with the same words', async () => {
  const service = await startService('embedded');
  await addStaff(service, 'sales', email);
  const browser = deskBrowser(service.server);
  const answers = [];
  for (const who of [email, 'nobody@doors.example.ie']) {
    const given = [];
    for (let i = 0; i < 11; i += 1) {
      const { statusCode, headers, body } = await browser.post('/staff/sign-in', {
        email: who,
        password: 'x',
      });
      given.push({
        statusCode,
        retryAfter: headers['retry-after'],
        said: /<div class="notice"[\s\S]*?<\/div>/.exec(body)?.[0],
      });
    }
    answers.push(given);
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.map(({ statusCode }) => statusCode)).toEqual([...Array<number>(10).fill(403), 429]);
  expect(answers[0]?.at(-1)).toMatchObject({
    retryAfter: '900',
    said: expect.stringContaining('15 minutes') as string,
  });

  service.clock.advance(15 * 60_000);
  expect((await browser.post('/staff/sign-in', { email, password: 'x' })).statusCode).toBe(403);
}, 60_000);

it('counts attempts of one client, whatever accounts it tries', async () => {
  const service = await startService('embedded');
  const statuses = await Promise.all(
    Array.from({ length: 31 }, async (_, i) => {
      const browser = deskBrowser(service.server);
      await browser.get('/staff/sign-in');
      return (await browser.post('/staff/sign-in', { email: `${String(i)}@doors.example.ie`, password: 'x' }))
        .statusCode;
    }),
  );
  // So many at once are not all worked on either: some are asked to come again.
  expect(statuses.filter((status) => status !== 403 && status !== 429)).toEqual([]);
  const browser = deskBrowser(service.server);
  const last = await browser.post('/staff/sign-in', { email, password: 'x' });
  expect(last.statusCode).toBe(429);
  expect(Number(last.headers['retry-after'])).toBe(900);
}, 60_000);
