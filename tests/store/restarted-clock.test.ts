import { describe, expect, it } from 'vitest';
import { testMachine } from '../support/clock.ts';
import { contact } from '../support/enquiries.ts';
import { rawRows } from '../support/raw-rows.ts';
import { type StoreKind, type TestService, startService, storeKinds } from '../support/service.ts';

const minute = 60_000;
/** The default of DUPLICATE_WINDOW, in ms. */
const window = 10 * minute;

/** A store and a machine with simulated clocks, on which the program can be restarted. */
function restarting(kind: StoreKind) {
  const machine = testMachine();
  let running: TestService | undefined;
  let env: TestService['env'] | undefined;
  return {
    machine,
    rows: (table: string) => rawRows(env ?? {}, table),
    start: async (): Promise<void> => {
      await running?.stop();
      running = await startService(kind, { ...(env && { env }), clock: machine.startProgram() });
      expect(running.store.trouble()).toBeNull();
      env ??= running.env;
    },
    submit: async (headers: Record<string, string> = {}): Promise<number | undefined> => {
      const call = { method: 'POST', url: '/api/contact', payload: contact(1), headers } as const;
      return (await running?.server.inject(call))?.statusCode;
    },
  };
}

describe.each(storeKinds)('after a restart, the %s store', (kind) => {
  it.each([
    ['right', 0],
    ['30 minutes ahead', 30 * minute],
    ['30 minutes behind', -30 * minute],
    ['a year ahead', 365 * 24 * 60 * minute],
    ['a year behind', -365 * 24 * 60 * minute],
  ])('keeps the duplicate window if the wall clock is %s', async (_, byMs) => {
    const { machine, start, submit } = restarting(kind);
    await start();
    expect(await submit()).toBe(200);
    machine.setWallClock(byMs);
    await start();
    expect(await submit()).toBe(409);
    machine.advance(window - minute);
    expect(await submit()).toBe(409);
    machine.advance(minute);
    expect(await submit()).toBe(200);
  });
});

describe('the embedded store', () => {
  it('counts the time during which the program was stopped', async () => {
    const { machine, start, submit } = restarting('embedded');
    await start();
    expect(await submit()).toBe(200);
    machine.setWallClock(-30 * minute);
    machine.advance(window - minute);
    await start();
    expect(await submit()).toBe(409);
    machine.advance(minute);
    await start();
    expect(await submit()).toBe(200);
  });

  it('takes the time from the wall clock after a reboot, but never goes back before its stored rows', async () => {
    const { machine, start, submit } = restarting('embedded');
    await start();
    expect(await submit()).toBe(200);
    machine.advance(minute);
    machine.reboot();
    machine.setWallClock(-30 * minute);
    await start();
    expect(await submit()).toBe(409);
    machine.advance(window);
    expect(await submit()).toBe(200);

    // The wall clock was a minute behind at the first start, and is corrected here.
    machine.setWallClock(30 * minute);
    machine.advance(window - 2 * minute);
    machine.reboot();
    await start();
    expect(await submit()).toBe(409);
    machine.advance(minute);
    expect(await submit()).toBe(200);
  });

  it('ignores rows whose times are ahead by more than any window', async () => {
    const { machine, start, submit, rows } = restarting('embedded');
    machine.setWallClock(365 * 24 * 60 * minute);
    await start();
    expect(await submit({ 'idempotency-key': 'one' })).toBe(200);
    machine.setWallClock(-365 * 24 * 60 * minute);
    machine.reboot();
    await start();
    expect(await submit()).toBe(200);
    const [guard] = await rows('duplicate_guards');
    expect(guard).toMatchObject({ accepted_at: Number(machine.startProgram().now()) });
  });

  it('continues its time without a jump at the second start after a reboot', async () => {
    const { machine, start, submit } = restarting('embedded');
    await start();
    machine.reboot();
    await start();
    expect(await submit()).toBe(200);
    machine.setWallClock(30 * minute);
    await start();
    expect(await submit()).toBe(409);
  });

  it('stores one clock row for each machine', async () => {
    const { start, rows, machine } = restarting('embedded');
    await start();
    machine.advance(minute);
    await start();
    const { uptimeMs, id } = machine.startProgram().boot() ?? { uptimeMs: 0, id: '' };
    const ahead = machine.startProgram().now() - uptimeMs;
    expect(await rows('steady_clock')).toEqual([{ id: 1, boot_id: id, ahead_ms: ahead }]);
  });
});
