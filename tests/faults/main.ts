/**
 * Runs the suites of faults with many rounds, one after the other, and prints a table of the figures: npm run faults.
 *
 *   kill stop      only these suites; all by default
 *   --rounds 10    number of rounds of each suite; by default each suite has its own
 *
 * Exits with 1 if a figure does not hold.
 */
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { FaultTable } from './table.ts';

/** The suites by name. */
const suites: Readonly<Record<string, readonly string[]>> = {
  kill: ['tests/faults/kill.test.ts'],
  sync: ['tests/faults/sync.test.ts'],
  stop: ['tests/faults/stop.test.ts'],
  rolling: ['tests/deploy/rolling-restart.test.ts'],
  disk: ['tests/faults/disk.test.ts'],
  lost: ['tests/faults/lost-store.test.ts'],
  log: ['tests/faults/unwritable-log.test.ts'],
  locked: ['tests/faults/locked-store.test.ts'],
  postgres: ['tests/faults/postgres.test.ts', 'tests/faults/postgres-refusing.test.ts'],
  redis: ['tests/nodes/redis.test.ts'],
  clock: ['tests/store/jumping-clock.test.ts', 'tests/nodes/clocks.test.ts'],
  webhooks: ['tests/faults/webhooks-down.test.ts', 'tests/faults/silent-webhooks.test.ts'],
  mail: ['tests/faults/mail-down.test.ts'],
  connections: ['tests/faults/descriptors.test.ts', 'tests/faults/idle-connections.test.ts'],
  backup: ['tests/faults/backup.test.ts'],
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: 'many' } },
});
if (!/^(?:many|[1-9]\d{0,5})$/.test(values.rounds))
  throw new Error(`"${values.rounds}" is no number of rounds`);
process.env['FAULT_ROUNDS'] = values.rounds;
const names = positionals.length > 0 ? positionals : Object.keys(suites);
const files = names.flatMap((name) => {
  const found = suites[name];
  if (!found) throw new Error(`There is no "${name}"; there are ${Object.keys(suites).join(', ')}`);
  return found;
});
// One suite at a time, so that suites do not affect each other's figures.
await startVitest(files, {
  watch: false,
  fileParallelism: false,
  config: 'tests/vitest.config.ts',
  reporters: [new FaultTable()],
});
