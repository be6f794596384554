import { describe, expect, it } from 'vitest';
import { contact, exported, statusOf, submit, tally } from '../support/enquiries.ts';
import { figuresOf } from '../support/fault-figures.ts';
import { faultRounds, isThorough } from '../support/fault-rounds.ts';
import { startPrivatePostgres } from '../support/postgres.ts';
import { startProgram } from '../support/program.ts';
import { rawStatement } from '../support/raw-rows.ts';
import { canTrace, slowSync, trace } from '../support/strace.ts';
import { answeredBeforeSynced, isAnswer, syncsOf } from '../support/trace-reading.ts';

const limitsOff = { RATE_LIMIT_ANONYMOUS: 'off' };
const together = 64;
const doors = { doors: [{ preset: 'single-no-panels' }] };

/** These tests need strace and ptrace, which some containers do not permit. */
describe.skipIf(!canTrace)('in a trace of system calls', () => {
  const count = faultRounds(20, 1000);

  it(
    'the embedded store writes and syncs every enquiry before it is acknowledged, even under concurrency',
    async () => {
      const program = await startProgram({ env: limitsOff });
      const calls = ['-s', '8192', '-e', 'trace=pwrite64,fdatasync,fsync,write,writev'];
      const seen = await trace([program.pid], ...calls);
      const ids = await submitMany(program.url, count, 8);
      const lines = await seen.end();
      expect(lines.filter(isAnswer)).toHaveLength(ids.length);
      const tooEarly = answeredBeforeSynced(lines, 'lintel.db-wal');
      const figures = figuresOf('power loss: seen by strace', 'the embedded store', count);
      figures.never('acknowledged before synced', tooEarly.length, ids.length);
    },
    60_000 + count * 500,
  );

  it(
    'PostgreSQL syncs every enquiry before it is acknowledged',
    async () => {
      const postgres = await startPrivatePostgres();
      const env = { DATABASE_URL: postgres.url };
      const program = await startProgram({ env: { ...limitsOff, ...env } });
      // One trace of both processes shows the order of their calls.
      const calls = ['-e', 'trace=fdatasync,fsync,write,writev'];
      // Opens the connections of the pool, so that their backends can be traced.
      await submit(program.url, contact(0));
      const servers = await rawStatement(
        env,
        'select pid from pg_stat_activity where pid <> pg_backend_pid()',
      );
      const pids = servers.map(({ pid }) => Number(pid));
      const seen = await trace([await postgres.pid(), ...pids, program.pid], ...calls);
      const ids = await submitMany(program.url, count, 1);
      const lines = await seen.end();
      const syncs = syncsOf(lines, 'pg_wal/');
      const sequence = lines.map((line, i) => (isAnswer(line) ? 'a' : syncs.has(i) ? 's' : '')).join('');
      const answers = sequence.match(/s*a/g) ?? [];
      expect(answers).toHaveLength(ids.length);
      const tooEarly = answers.filter((each) => each === 'a');
      const figures = figuresOf('power loss: seen by strace', 'PostgreSQL', count);
      figures.never('acknowledged before synced', tooEarly.length, answers.length);
    },
    60_000 + count * 500,
  );

  it.each(isThorough ? [50, 300] : [100])(
    'a disk that syncs in %i ms delays submissions only, and concurrent submissions share a sync',
    async (ms) => {
      const { under, lines } = await slowSync(ms);
      const program = await startProgram({ env: limitsOff, under });
      const syncs = () => syncsOf(lines(), 'lintel.db-wal').size;
      const before = syncs();
      const rounds = 5;
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        times.push(await estimatesBeside(program.url, round * together));
      }
      const figures = figuresOf(`a disk that syncs in ${ms} ms`, 'the embedded store', rounds);
      const shared = (syncs() - before) / rounds;
      figures.holds('64 submissions at once share their syncs: ≤ 16', shared <= 16, `${shared} syncs`);
      figures.within('9 of 10 estimates meanwhile', times, ms / 2);
      const stored = await exported({ DATA_DIR: program.dataDir });
      expect(new Set(stored.map(({ request }) => request.message)).size).toBe(together * rounds);
      expect(stored).toHaveLength(together * rounds);
      expect(await statusOf(`${program.url}/readyz`)).toBe(200);
      expect(await program.stop()).toEqual({ code: 0, signal: null });
    },
    60_000,
  );
});

/** The 90th percentile of the time of estimates, in ms, while 64 enquiries are submitted at once. */
async function estimatesBeside(url: string, firstNumber: number): Promise<number> {
  let open = together;
  const submissions = Promise.all(
    Array.from({ length: together }, async (_, number) => {
      const { status } = await submit(url, contact(firstNumber + number));
      open -= 1;
      return status;
    }),
  );
  const times: number[] = [];
  while (open > 0) {
    const begun = performance.now();
    expect((await submit(url, doors, {}, '/api/internal-doors/estimate')).status).toBe(200);
    times.push(performance.now() - begun);
  }
  expect(tally(await submissions)).toEqual({ 200: together });
  // Leaves out the first estimate, which queues behind the submissions.
  const meanwhile = times.slice(1).toSorted((one, other) => one - other);
  return meanwhile[Math.floor(meanwhile.length * 0.9)] ?? Infinity;
}

/** Submits `count` enquiries from concurrent clients; returns their ids. */
async function submitMany(url: string, count: number, clients: number): Promise<string[]> {
  const ids: string[] = [];
  let sent = 0;
  const client = async () => {
    while (sent < count) {
      const { status, body } = await submit(url, contact((sent += 1)));
      expect(status).toBe(200);
      ids.push(String(body['id']));
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return ids;
}
