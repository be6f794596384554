import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createErasing } from '../../src/jobs/erasing.ts';
import { temporaryFolder } from '../support/child.ts';
import { testMachine } from '../support/clock.ts';
import { contact } from '../support/enquiries.ts';
import { figuresOf } from '../support/fault-figures.ts';
import { faultRounds } from '../support/fault-rounds.ts';
import { rawRows } from '../support/raw-rows.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';

const minute = 60_000;
const hour = 60 * minute;
const hours = faultRounds(6, 240);
/** The defaults of DUPLICATE_WINDOW and RATE_LIMIT_ANONYMOUS. */
const [duplicateWindow, limitWindow, limit] = [10 * minute, minute, 10];

const retentionMonths = 24;

/** Error of the wall clock in each hour, in ms. */
const places = [17 * minute, -3 * hour, 26 * hour, -26 * hour, 300 * 24 * hour, -300 * 24 * hour, 0];

const silent = pino({ level: 'silent' });
const names = { embedded: 'the embedded store', postgres: 'PostgreSQL' };

describe.each(storeKinds)('a wall clock that jumps every hour, on the %s store', (kind) => {
  it(
    'does not change rate limits, duplicate windows or retention',
    async () => {
      const figures = figuresOf('a wall clock set ahead and back', names[kind], hours);
      const machine = testMachine();
      const clock = machine.startProgram();
      const service = await startService(kind, { clock });
      const statusOf = sender(service);
      const dataDir = await temporaryFolder();
      const erasing = createErasing(service.store, { retentionMonths, dataDir }, clock, silent);
      let ahead = 0;
      const setClock = (number: number) => {
        const next = places[number % places.length] ?? 0;
        machine.setWallClock(next - ahead);
        ahead = next;
      };
      let [wrongCopies, copies, wrongLimits, calls, stored, early] = [0, 0, 0, 0, 0, 0];

      for (let number = 1; number <= hours; number += 1) {
        // Ten calls per address and minute, by true time.
        const address = `192.0.2.${number % 250}`;
        const answers = [];
        for (let call = 0; call < limit + 4; call += 1) {
          if (call === 5) setClock(number);
          answers.push(await statusOf(contact(`${number}.${call}`), address));
        }
        wrongLimits += answers.filter((status, call) => status !== (call < limit ? 200 : 429)).length;
        calls += answers.length;
        stored += answers.filter((status) => status === 200).length;

        // A duplicate is refused exactly until the end of its window.
        const copy = contact(`${number}.0`);
        setClock(number + 3);
        machine.advance(duplicateWindow - limitWindow);
        const within = await statusOf(copy, '198.51.100.1');
        setClock(number + 5);
        machine.advance(limitWindow);
        const after = await statusOf(copy, '198.51.100.1');
        wrongCopies += [within !== 409, after !== 200].filter(Boolean).length;
        copies += 2;
        stored += after === 200 ? 1 : 0;

        await erasing.run();
        early += Math.abs(stored - (await rawRows(service.env, 'enquiries')).length);
        machine.advance(hour - duplicateWindow);
        figures.round(number);
      }
      figures.never('calls limited wrongly', wrongLimits, calls);
      figures.never('copies judged wrongly', wrongCopies, copies);
      figures.never('enquiries erased early', early, stored);
      expect(stored).toBe(hours * (limit + 1));
    },
    60_000 + hours * 2000,
  );
});

const sender =
  ({ server }: TestService) =>
  async (payload: object, address: string): Promise<number> => {
    const call = { method: 'POST', url: '/api/contact', payload, remoteAddress: address } as const;
    return (await server.inject(call)).statusCode;
  };
