import { expect, it } from 'vitest';
import { runCommand } from '../support/command.ts';
import { readyDatabase } from '../support/ready-stores.ts';
import { changeDoors, enquiryWithDoor } from '../support/changed-doors.ts';
import { readCsv } from '../support/csv.ts';
import { startService } from '../support/service.ts';

it('exports have the current doors of a changed enquiry, JSON also the earlier ones; a store copy keeps both', async () => {
  const service = await startService('embedded');
  const { env, stop } = service;
  const sent = await enquiryWithDoor(service);
  await changeDoors(service, sent, { doors: ['tPIVOT-w1200-h2100'], added: 'Wider.' });
  const changedAt = new Date(service.clock.now()).toISOString();
  await stop();
  const run = async (of: Record<string, string>, ...args: string[]) => {
    const { code, stdout, stderr } = await runCommand(args, { env: of });
    expect(code, stderr).toBe(0);
    return stdout;
  };
  const DATABASE_URL = await readyDatabase();
  await run(env, 'store', 'copy', '--to', DATABASE_URL);
  for (const store of [env, { DATABASE_URL }]) {
    const exported = JSON.parse(await run(store, 'enquiries', 'export', '--format', 'ndjson')) as object;
    expect(exported).toMatchObject({
      reference: sent.reference,
      changedAt,
      designs: [{ door: { opWidth: '1200' } }],
      earlierVersions: [{ number: 1, until: changedAt, designs: sent.designs, request: sent.request }],
    });
    expect(JSON.parse(await run(store, 'enquiries', 'show', sent.reference))).toEqual(exported);
    const { rows } = readCsv(await run(store, 'enquiries', 'export', '--format', 'csv'));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ changedAt, message: 'Wider.' });
    expect(rows[0]?.['designs']).toContain('"1200"');
  }
});
