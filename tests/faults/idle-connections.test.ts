import { expect, it } from 'vitest';
import { contact, statusOf, submit } from '../support/enquiries.ts';
import { figuresOf } from '../support/fault-figures.ts';
import { startProgram } from '../support/program.ts';
import { type RawSocket, openSocket } from '../support/raw-socket.ts';

const closedWithinMs = 12_000;
const wanted = 10_000;
const least = 1_000;
/** Descriptors reserved for the other files of this process and the program. */
const spare = 500;

/** The limit of descriptors of this process and the program; Node raises the soft limit to the hard one. */
function descriptors(): number {
  const { open_files: limit } = (process.report.getReport() as ProcessReport).userLimits;
  return limit.soft === 'unlimited' ? Number.POSITIVE_INFINITY : Number(limit.soft);
}

interface ProcessReport {
  readonly userLimits: { readonly open_files: { readonly soft: string | number } };
}

const count = Math.min(wanted, descriptors() - spare);

it.skipIf(count < least)(
  `requests are served beside ${count} idle connections, closed within 12 s (needs ${least + spare} descriptors)`,
  async () => {
    const program = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
    const opened: RawSocket[] = [];
    const ends: Promise<number>[] = [];
    // Opened in batches, because the listen backlog has no room for all connections at once.
    while (opened.length < count) {
      const size = Math.min(250, count - opened.length);
      const some = await Promise.all(Array.from({ length: size }, () => openSocket(program.url)));
      const at = performance.now();
      ends.push(...some.map(({ closed }) => closed.then(() => performance.now() - at)));
      opened.push(...some);
    }
    expect(await statusOf(`${program.url}/healthz`)).toBe(200);
    expect((await submit(program.url, contact(1))).status).toBe(200);
    const figures = figuresOf(`${count} idle connections`, 'the embedded store');
    figures.within('closed', await Promise.all(ends), closedWithinMs);
    expect(await statusOf(`${program.url}/readyz`)).toBe(200);
    const { code } = await program.stop();
    figures.never('crashes', code === 0 ? 0 : 1, 1);
  },
  60_000,
);
