import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { type Contact, contact, exported, submit } from '../support/enquiries.ts';
import { startProgram } from '../support/program.ts';
import { faultRounds } from '../support/fault-rounds.ts';

const rounds = faultRounds(6);
const atOnce = 16;
/** Different in every round, so that the kill meets the burst at different moments. */
const killAfter = (round: number) => 5 + ((round * 37) % 60);

it(
  `keeps every enquiry it answered with 200, exactly once and whole, over ${rounds} kills in mid-burst`,
  async () => {
    const env = { DATA_DIR: await temporaryFolder(), RATE_LIMIT_ANONYMOUS: 'off', LOG_LEVEL: 'warn' };
    const acknowledged = new Map<string, Contact>();
    let sent = 0;

    for (let round = 0; round < rounds; round += 1) {
      const program = await startProgram({ env });
      const target = acknowledged.size + killAfter(round);
      let killed: Promise<unknown> | undefined;
      const client = async () => {
        for (;;) {
          const body = contact((sent += 1));
          const answer = await submit(program.url, body).catch(() => null);
          if (!answer) return;
          expect(answer.status).toBe(200);
          acknowledged.set(String(answer.body['id']), body);
          if (acknowledged.size >= target) killed ??= program.kill9();
        }
      };
      await Promise.all(Array.from({ length: atOnce }, client));
      // All clients lost their connection, and nothing but the kill was the reason.
      expect(await killed).toEqual({ code: null, signal: 'SIGKILL' });
    }

    const stored = await exported(env);
    const requests = new Map(stored.map(({ id, request }) => [id, request]));
    expect(requests.size).toBe(stored.length);
    for (const [id, body] of acknowledged) expect(requests.get(id)).toEqual(body);
    // None is there twice under another id, and what was not acknowledged was under way at a kill.
    expect(new Set(stored.map(({ request }) => request.customer.email)).size).toBe(stored.length);
    expect(stored.length - acknowledged.size).toBeLessThanOrEqual(rounds * atOnce);
  },
  60_000 + rounds * 12_000,
);
