import { createHook } from 'node:async_hooks';
import { expect, it, onTestFinished } from 'vitest';
import { startService } from '../support/service.ts';
import { addStaff, deskBrowser } from '../support/staff.ts';

/** Counts the password hashes that Node computes from now on. */
function countHashes() {
  let count = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'SCRYPTREQUEST') count += 1;
    },
  }).enable();
  onTestFinished(() => {
    hook.disable();
  });
  return () => count;
}

it('sign-in hashes exactly one password and answers the same, whether or not the account exists', async () => {
  const service = await startService('embedded');
  const { staffAccounts } = service.store;
  const add = async (email: string, password?: string) => {
    const { account, token } = await addStaff(service, 'sales', email);
    const browser = deskBrowser(service.server);
    await browser.get(`/staff/set-up/${token}`);
    if (password !== undefined)
      await browser.post(`/staff/set-up/${token}`, { password, repeated: password });
    return account;
  };
  await add('sales@doors.example.ie', 'a quiet hinge closes itself');
  const disabled = await add('left@doors.example.ie', 'the wrong guess');
  await staffAccounts.disable(disabled.id, { at: service.clock.now(), actor: 'test' });
  await add('new@doors.example.ie');

  const hashes = countHashes();
  const guess = async (email: string) => {
    const browser = deskBrowser(service.server);
    await browser.get('/staff/sign-in');
    const before = hashes();
    const { statusCode, body } = await browser.post('/staff/sign-in', { email, password: 'the wrong guess' });
    const said = body.replaceAll(email, '').replaceAll(/name="token" value="[^"]*"/g, '');
    return { hashes: hashes() - before, statusCode, said };
  };
  const known = await guess('sales@doors.example.ie');
  expect(known).toMatchObject({ hashes: 1, statusCode: 403 });
  expect(known.said).toContain('The e-mail address and the password do not belong together.');
  for (const name of ['nobody', 'left', 'new'])
    expect(await guess(`${name}@doors.example.ie`), name).toEqual(known);
});
