import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Environment, temporaryFolder } from '../support/child.ts';
import { exported } from '../support/enquiries.ts';
import { figuresOf } from '../support/fault-figures.ts';
import { faultRounds } from '../support/fault-rounds.ts';
import { integrityOf } from '../support/integrity.ts';
import { emptyLedger, keepSubmitting } from '../support/load.ts';
import { runCommand, startProgram } from '../support/program.ts';

const rounds = faultRounds(2, 50);

async function done(env: Environment, ...args: string[]): Promise<void> {
  const { code, stderr } = await runCommand(args, { env });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
}

it(
  'a backup under load contains every enquiry that was acknowledged before it began, unchanged',
  async () => {
    const figures = figuresOf('a backup under load', 'the embedded store', rounds);
    const program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off', LOG_LEVEL: 'error' } });
    const env = { DATA_DIR: program.dataDir };
    const ledger = emptyLedger();
    const clients = keepSubmitting(ledger, program.url, 4);
    const folder = await temporaryFolder();
    const backups: { file: string; promised: string[] }[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const before = backups.at(-1)?.promised.length ?? 0;
      await expect.poll(() => ledger.acknowledged.size).toBeGreaterThan(before);
      const promised = [...ledger.acknowledged.keys()];
      const file = join(folder, `backup-${round}.db`);
      await done(env, 'backup', file);
      backups.push({ file, promised });
      figures.round(round);
    }
    await clients.stop();
    expect([...ledger.refused, ...ledger.broken]).toEqual([]);

    const stored = new Map((await exported(env)).map((enquiry) => [enquiry.id, JSON.stringify(enquiry)]));
    let [lost, torn, promises] = [0, 0, 0];
    for (const { file, promised } of backups) {
      const restored = { DATA_DIR: join(await temporaryFolder(), 'data') };
      await done(restored, 'restore', file);
      expect(integrityOf(restored.DATA_DIR)).toBe('ok');
      const enquiries = new Map((await exported(restored)).map((each) => [each.id, JSON.stringify(each)]));
      lost += promised.filter((id) => !enquiries.has(id)).length;
      promises += promised.length;
      for (const [id, enquiry] of enquiries) if (stored.get(id) !== enquiry) torn += 1;
    }
    figures.never('acknowledged missing', lost, promises);
    figures.never('by halves', torn, promises);
  },
  60_000 + rounds * 12_000,
);
