import { describe, expect, it } from 'vitest';
import { call, listeningService, overHttp, textOf } from './clients.ts';
import { aboutChoices } from './conversations/choices.ts';
import { enquiries } from './conversations/enquiries.ts';
import { aboutLayouts } from './conversations/layouts.ts';
import { aboutSizes } from './conversations/sizes.ts';
import type { Turn } from './conversations/turns.ts';

const { url, store } = await listeningService();
const client = await overHttp(url, { protocol: '2026-07-28' });

async function take({ tool, args, says, saysNot = [], asks = false }: Turn) {
  const result = await call(client, tool, args);
  const text = textOf(result);
  expect(result.isError ?? false, text).toBe(asks);
  for (const words of says) {
    if (typeof words === 'string') expect(text).toContain(words);
    else expect(text).toMatch(words);
  }
  for (const words of saysNot) expect(text).not.toContain(words);
  return { result, text };
}

/** In tokens, of about four characters each. */
const mostTokens = 400;

describe('a customer says', () => {
  it.each([...aboutSizes, ...aboutChoices, ...aboutLayouts])('$said', async ({ turns }) => {
    for (const turn of turns) {
      const { text } = await take(turn);
      if (turn.tool === 'estimate_internal_doors') expect(text.length / 4).toBeLessThanOrEqual(mostTokens);
    }
  });

  it.each(enquiries())('$said', async ({ turns }) => {
    for (const turn of turns) {
      const { result } = await take(turn);
      const { id, reference } = (result.structuredContent ?? {}) as Record<string, string>;
      if (reference === undefined) continue;
      // The enquiry has the customer's words: 2.1 is not converted to millimetres, and no wish is dropped.
      const { doors } = turn.args as { doors: readonly Record<string, unknown>[] };
      const kept = (await store.enquiries.find(id ?? ''))?.request as { doors: readonly object[] };
      expect(kept.doors).toMatchObject(doors.map((door) => ({ ...door, opHeight: '2.1' })));
    }
  });
});
