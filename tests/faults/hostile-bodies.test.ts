import { expect, it } from 'vitest';
import { worstBodies } from '../attacks/worst-bodies.ts';
import { ask, statusOf } from '../support/enquiries.ts';
import { startProgram } from '../support/program.ts';

it('hostile bodies are answered without a 500, and other requests are answered meanwhile', async () => {
  const { url } = await startProgram({ env: { RATE_LIMIT_ANONYMOUS: 'off' } });
  const state = { sending: true };
  const others = (async () => {
    const seen: number[] = [];
    while (state.sending) seen.push(await statusOf(`${url}/healthz`));
    return seen;
  })();

  for (const path of ['/api/contact', '/api/quote/internal-doors', '/api/quote/security-doors']) {
    for (const [name, body] of Object.entries(worstBodies)) {
      expect(Buffer.byteLength(body), name).toBeLessThanOrEqual(102_400);
      const { status } = await ask(`${url}${path}`, { method: 'POST', body });
      expect([200, 400, 409], `${name} to ${path}`).toContain(status);
    }
  }
  state.sending = false;
  const answered = await others;
  expect(answered.length).toBeGreaterThan(Object.keys(worstBodies).length);
  expect(new Set(answered)).toEqual(new Set([200]));
});
