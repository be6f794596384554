import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Environment, end, temporaryFolder } from '../support/child.ts';
import { contact, exported, submit } from '../support/enquiries.ts';
import { begin, leaveEverything, limitsOff, niamh } from '../support/erasing.ts';
import { startListening } from '../support/listening.ts';
import { multiplyEnquiries } from '../support/many-enquiries.ts';
import { runCommand, startProgram } from '../support/program.ts';
import { rawRows } from '../support/raw-rows.ts';
import { readyStores } from '../support/stores.ts';

const start = (env: Environment) => startProgram({ env: { ...env, ...limitsOff } });
const peopleIn = async (env: Environment) =>
  (await exported(env)).map(({ request }) => request.customer.email.toLowerCase());

it('an erasure that is killed is completed at the next start of the service', async () => {
  const program = await startListening(limitsOff);
  const env = { DATA_DIR: program.dataDir };
  await leaveEverything(program.url, niamh);
  await program.stop();
  multiplyEnquiries(program.dataDir, 4000);
  const list = join(program.dataDir, 'erased-people.ndjson');
  const erasing = begin(env, 'person', 'erase', niamh.email, '--yes');
  await expect.poll(() => existsSync(list) && readFileSync(list).length > 0, { interval: 1 }).toBe(true);
  await end(erasing, 'SIGKILL');
  const again = await start(env);
  expect(await peopleIn(env)).toEqual([]);
  expect(await rawRows(env, 'erasures')).toHaveLength(1);
  expect((await submit(again.url, contact(1))).status).toBe(200);
}, 60_000);

it.each(readyStores)(
  'an erasure does not affect concurrent enquiries: %s',
  async (_, makeStore) => {
    const env = { DATA_DIR: await temporaryFolder(), ...(await makeStore()) };
    const program = await start(env);
    await leaveEverything(program.url, niamh);
    const sent: string[] = [];
    let [stopped, count] = [false, 0];
    const client = async () => {
      while (!stopped) {
        const { status, body } = await submit(program.url, contact((count += 1)));
        expect(status).toBe(200);
        sent.push(String(body['id']));
      }
    };
    const clients = Promise.all([client(), client(), client()]);
    await expect.poll(() => sent.length).toBeGreaterThan(20);
    const earlier = (await exported(env)).filter(({ request }) => !/qwyx/i.test(request.customer.email));
    expect(await runCommand(['person', 'erase', niamh.email, '--yes'], { env })).toMatchObject({ code: 0 });
    stopped = true;
    await clients;
    const now = new Map((await exported(env)).map((enquiry) => [enquiry.id, enquiry]));
    expect([...now.keys()].sort()).toEqual(sent.sort());
    for (const enquiry of earlier) expect(now.get(enquiry.id)).toEqual(enquiry);
  },
  60_000,
);
