import { expect, it } from 'vitest';
import { startService } from '../support/service.ts';
import { addStaff, deskBrowser } from '../support/staff.ts';

interface Guess {
  readonly ms: number;
  readonly told: unknown[];
}

it('takes as long for an account that nobody has as for one with another password, and says the same', async () => {
  const service = await startService('embedded');
  const email = 'sales@doors.example.ie';
  const { token } = await addStaff(service, 'sales', email);
  const password = 'a quiet hinge closes itself';
  const owner = deskBrowser(service.server);
  await owner.get(`/staff/set-up/${token}`);
  await owner.post(`/staff/set-up/${token}`, { password, repeated: password });

  const guess = async (who: string): Promise<Guess> => {
    const stranger = deskBrowser(service.server);
    await stranger.get('/staff/sign-in');
    // In time on the cores, those of the threads that hash with it: other programs on the machine do not count.
    const begun = process.cpuUsage();
    const { statusCode, body } = await stranger.post('/staff/sign-in', {
      email: who,
      password: 'a wrong guess',
    });
    const { user, system } = process.cpuUsage(begun);
    const said = body.replaceAll(who, '').replaceAll(/name="token" value="[^"]*"/g, '');
    return { ms: (user + system) / 1000, told: [statusCode, said] };
  };
  await guess(email);
  const [known, unknown]: [Guess[], Guess[]] = [[], []];
  for (const nobody of ['nobody@doors.example.ie', 'noone@doors.example.ie', 'x@y.ie']) {
    known.push(await guess(email));
    unknown.push(await guess(nobody));
  }
  for (const { told } of [...known, ...unknown]) expect(told).toEqual(known[0]?.told);
  const least = (guesses: Guess[]) => Math.min(...guesses.map(({ ms }) => ms));
  expect(least(unknown) / least(known)).toBeGreaterThan(0.5);
  expect(least(unknown) / least(known)).toBeLessThan(2);
}, 120_000);
