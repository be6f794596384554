import { describe, expect, it } from 'vitest';
import { contact, submit } from '../support/enquiries.ts';
import { figuresOf } from '../support/fault-figures.ts';
import { faultRounds } from '../support/fault-rounds.ts';
import { integrityOf } from '../support/integrity.ts';
import { compareWithStore, emptyLedger, keepSubmitting } from '../support/load.ts';
import { startProgram } from '../support/program.ts';
import { programStores } from '../support/stores.ts';

const rounds = faultRounds(4, 100);
const atOnce = 16;
const servingAgainMs = 2000;
/** Number of enquiries before the kill. Varies by round, to hit different moments of the burst. */
const killAfter = (round: number) => 5 + ((round * 37) % 60);

describe.each(programStores)('kill -9 in mid-burst, on %s', (store, makeStore) => {
  it(
    'loses no acknowledged enquiry and stores none twice, and the next start serves in time',
    async () => {
      const figures = figuresOf('kill -9 under load', store, rounds);
      const place = await makeStore();
      const env = { ...place, RATE_LIMIT_ANONYMOUS: 'off', LOG_LEVEL: 'warn' };
      const ledger = emptyLedger();
      const servingAgain: number[] = [];
      let program = await startProgram({ env, startWithinMs: 60_000 });
      for (let round = 0; round < rounds; round += 1) {
        const clients = keepSubmitting(ledger, program.url, atOnce);
        const target = ledger.acknowledged.size + killAfter(round);
        await expect.poll(() => ledger.acknowledged.size, { interval: 1 }).toBeGreaterThanOrEqual(target);
        const killedAt = performance.now();
        expect(await program.kill9()).toEqual({ code: null, signal: 'SIGKILL' });
        await clients.ended;

        program = await startProgram({ env, startWithinMs: 60_000 });
        const body = contact((ledger.sent += 1));
        const { status, body: answer } = await submit(program.url, body);
        servingAgain.push(performance.now() - killedAt);
        expect(status).toBe(200);
        ledger.acknowledged.set(String(answer['id']), body);
        figures.round(round + 1);
      }
      await program.stop();

      expect(ledger.refused).toEqual([]);
      const { stored, lost, twice } = await compareWithStore(ledger, env);
      figures.never('acknowledged lost', lost, ledger.acknowledged.size);
      figures.never('stored twice', twice, stored);
      // Stored enquiries without an acknowledgement were in flight at a kill.
      expect(stored - ledger.acknowledged.size).toBeLessThanOrEqual(rounds * atOnce);
      figures.within('serving again', servingAgain, servingAgainMs);
      if (place['DATA_DIR'] !== undefined) figures.intact(integrityOf(place['DATA_DIR']));
    },
    60_000 + rounds * 12_000,
  );
});
