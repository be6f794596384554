import { describe, expect, it } from 'vitest';
import { contact, exported, statusOf, submit, tally } from '../support/enquiries.ts';
import { startProgram } from '../support/program.ts';
import { canTrace, failDisk, slowSync, traced } from '../support/strace.ts';

const limitsOff = { RATE_LIMIT_ANONYMOUS: 'off' };

const isSynced = (line: string) =>
  /(?:fdatasync|fsync)\(\d+<[^>]*lintel\.db-wal>\)\s+= 0/.test(line) ||
  /<\.\.\. (?:fdatasync|fsync) resumed>.*= 0/.test(line);
const isAnswer = (line: string) => line.includes('"HTTP/1.1 200');

/** They need strace, and the right to trace, which some containers do not give. */
describe.skipIf(!canTrace)('seen from the system', () => {
  it('an enquiry is synced before it is answered', async () => {
    const calls = 'trace=fdatasync,fsync,write,writev,sendto,sendmsg';
    const { under, lines } = await traced('-e', calls);
    const program = await startProgram({ env: limitsOff, under });
    const before = lines().length - 1;
    for (const number of [1, 2, 3, 4, 5])
      expect((await submit(program.url, contact(number))).status).toBe(200);
    await program.stop();
    const seen = lines()
      .slice(before)
      .filter((line) => isSynced(line) || isAnswer(line))
      .map((line) => (isAnswer(line) ? 'answered' : 'synced'))
      .join(' ');
    expect(seen).toMatch(/^(?:(?:synced )+answered ?){5}(?:synced ?)*$/);
  }, 60_000);

  it('a slow disk holds up who submits, together, and nobody else', async () => {
    const { under } = await slowSync(50);
    const program = await startProgram({ env: limitsOff, under });
    const answered: ('submission' | 'estimate')[] = [];
    let open = 64;
    const submissions = Promise.all(
      Array.from({ length: 64 }, async (_, number) => {
        const { status } = await submit(program.url, contact(number));
        answered.push('submission');
        open -= 1;
        return status;
      }),
    );
    const doors = { doors: [{ preset: 'single-no-panels' }] };
    while (open > 0) {
      expect((await submit(program.url, doors, {}, '/api/internal-doors/estimate')).status).toBe(200);
      answered.push('estimate');
    }
    expect(tally(await submissions)).toEqual({ 200: 64 });
    expect(answered.indexOf('estimate')).toBeLessThan(answered.lastIndexOf('submission'));
    const stored = await exported({ DATA_DIR: program.dataDir });
    expect(new Set(stored.map(({ request }) => request.message)).size).toBe(64);
    expect(stored).toHaveLength(64);
    expect(await program.stop()).toEqual({ code: 0, signal: null });
  }, 60_000);

  it.each([
    ['fails', 'EIO'],
    ['turns read-only', 'EROFS'],
  ] as const)(
    'a disk that %s takes no enquiry, and they are taken again once it works',
    async (_, error) => {
      const program = await startProgram({ env: limitsOff });
      expect((await submit(program.url, contact(1))).status).toBe(200);
      const disk = await failDisk(program.pid, error);
      for (const number of [2, 3]) expect((await submit(program.url, contact(number))).status).toBe(503);
      expect(await statusOf(`${program.url}/readyz`)).toBe(503);
      expect(await statusOf(`${program.url}/healthz`)).toBe(200);
      expect(program.logs()).toContain('the disk reports an error');

      await disk.mend();
      await expect.poll(() => statusOf(`${program.url}/readyz`)).toBe(200);
      expect((await submit(program.url, contact(4))).status).toBe(200);
      const stored = await exported({ DATA_DIR: program.dataDir });
      expect(stored.map(({ request }) => request)).toEqual([contact(1), contact(4)]);
    },
    60_000,
  );
});
