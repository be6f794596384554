import { expect, it } from 'vitest';
import { ask, statusOf, submit } from '../support/enquiries.ts';
import { runCommand, startProgram } from '../support/program.ts';
import { exchange } from '../support/raw-socket.ts';
import { lockStore } from '../support/sqlite-lock.ts';

it('the log contains no personal data, even after failures', async () => {
  const program = await startProgram({ env: { LOG_LEVEL: 'trace', RATE_LIMIT_ANONYMOUS: '8/1h' } });
  const { url, dataDir } = program;
  const { stdout } = await runCommand(['keys', 'create', '--label', 'Example'], {
    env: { DATA_DIR: dataDir },
  });
  const key = stdout.trimEnd().split('\n').at(-1) ?? '';

  const person = {
    customer: { name: 'Gráinne Uniquename', email: 'grainne.secretive@example.ie', phone: '01 679 1234' },
    message: 'The door of my wardrobe squeaks at night.',
  };
  const wrong = { ...person, customer: { ...person.customer, email: 'grainne.secretive@@example' } };
  const headers = {
    'x-api-key': key,
    authorization: `Bearer ${key}`,
    'idempotency-key': 'private-retry-key',
  };
  const seen = [
    (await submit(url, person, headers)).status,
    (await submit(url, person)).status,
    (await submit(url, wrong)).status,
    (await submit(url, { ...person, website: 'http://spam.example' })).status,
    (await ask(`${url}/api/contact`, { method: 'POST', body: `${JSON.stringify(person)}}` })).status,
    (await ask(`${url}/api/contact`, { method: 'POST', body: JSON.stringify(person).repeat(700) })).status,
    await statusOf(`${url}/api/nothing?email=grainne.secretive@example.ie&key=${key}`),
    await statusOf(`${url}/grainne.secretive@example.ie`),
  ];
  expect(seen).toEqual([200, 409, 400, 403, 400, 413, 404, 404]);
  await exchange(url, `GET /x HTTP/1.1\r\nX-Api-Key : ${key} grainne.secretive@example.ie\r\n\r\n`);
  const lock = await lockStore(dataDir);
  expect((await submit(url, { ...person, message: 'The wardrobe again.' })).status).toBe(503);
  await lock.release();
  for (let calls = 0; calls < 5; calls += 1) await submit(url, person);
  expect((await submit(url, person)).status).toBe(429);
  await program.stop();

  expect(program.logs()).toContain('"status":200');
  expect(program.logs()).toContain('the store is away');
  const written = (program.logs() + program.stdout()).toLowerCase();
  const phone = ['679 1234', '6791234'];
  for (const secret of [
    'uniquename',
    'secretive',
    ...phone,
    'wardrobe',
    key,
    key.slice(12),
    'private-retry',
  ]) {
    expect(written).not.toContain(secret.toLowerCase());
  }
});
