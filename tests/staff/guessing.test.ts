import { expect, it } from 'vitest';
import { startService } from '../support/service.ts';
import { addStaff, deskBrowser } from '../support/staff.ts';

it('takes as long for an account that nobody has as for one with another password, and says the same', async () => {
  const service = await startService('embedded');
  const email = 'sales@doors.example.ie';
  const { token } = await addStaff(service, 'sales', email);
  const password = 'a quiet hinge closes itself';
  const owner = deskBrowser(service.server);
  await owner.get(`/staff/set-up/${token}`);
  await owner.post(`/staff/set-up/${token}`, { password, repeated: password });

  const guess = async (who: string) => {
    const stranger = deskBrowser(service.server);
    await stranger.get('/staff/sign-in');
    const begun = performance.now();
    const { statusCode, body } = await stranger.post('/staff/sign-in', {
      email: who,
      password: 'a wrong guess',
    });
    const said = body.replaceAll(who, '').replaceAll(/name="token" value="[^"]*"/g, '');
    return { ms: performance.now() - begun, told: [statusCode, said] };
  };
  await guess(email);
  const known = [await guess(email), await guess(email), await guess(email)];
  const unknown = [
    await guess('nobody@doors.example.ie'),
    await guess('noone@doors.example.ie'),
    await guess('x@y.ie'),
  ];
  for (const { told } of [...known, ...unknown]) expect(told).toEqual(known[0]?.told);
  const least = (guesses: typeof known) => Math.min(...guesses.map(({ ms }) => ms));
  expect(least(unknown) / least(known)).toBeGreaterThan(0.5);
  expect(least(unknown) / least(known)).toBeLessThan(2);
});
