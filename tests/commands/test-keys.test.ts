import { describe, expect, it } from 'vitest';
import { ask, contact, exported, submit } from '../support/enquiries.ts';
import { freePort } from '../support/free-port.ts';
import { runCommand } from '../support/command.ts';
import { startListening } from '../support/listening.ts';
import { readyFolder } from '../support/ready-stores.ts';

describe('test keys from the command line', () => {
  const makeStore = async () => ({ DATA_DIR: await readyFolder() });

  it('are marked as test keys, and their enquiries are exported only on request and not counted', async () => {
    const env = await makeStore();
    const port = String(await freePort());
    const metrics = { METRICS_PORT: port, METRICS_HOST: '127.0.0.1' };
    const { url } = await startListening({ ...env, ...metrics });
    const created = await runCommand(['keys', 'create', '--label', 'Rehearsals', '--test'], { env });
    const key = created.stdout.trimEnd().split('\n').at(-1) ?? '';
    expect(key).toMatch(/^lintel_test_[\w-]{43}$/);
    const { stdout: keys } = await runCommand(['keys', 'list'], { env });
    expect(keys).toMatch(/^key_\w+\tRehearsals\tusual limit\ttest\tcreated /);

    const rehearsal = await submit(url, contact(1), { 'x-api-key': key });
    const spam = await submit(url, { ...contact(2), website: 'x' }, { 'x-api-key': key });
    const earnest = await submit(url, contact(1));
    expect([rehearsal.status, spam.status, earnest.status]).toEqual([200, 403, 200]);

    expect((await exported(env)).map(({ id }) => id)).toEqual([earnest.body['id']]);
    expect(await exported(env, '--tests')).toMatchObject([
      { id: rehearsal.body['id'], test: true },
      { id: earnest.body['id'], test: false },
    ]);
    const csv = await runCommand(['enquiries', 'export', '--format', 'csv'], { env });
    expect(csv.stdout).not.toContain(rehearsal.body['id']);

    const counted = String((await ask(`http://127.0.0.1:${port}/metrics`)).body['text'])
      .split('\n')
      .filter((line) => line.startsWith('lintel_enquiries_total'));
    expect(counted).toEqual(['lintel_enquiries_total{collection="contact_requests",outcome="accepted"} 1']);
  }, 60_000);
});
