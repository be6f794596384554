import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import { call, listeningService, overHttp, textOf } from './clients.ts';
import { aboutChoices } from './conversations/choices.ts';
import { comparisons } from './conversations/comparisons.ts';
import { enquiries } from './conversations/enquiries.ts';
import { followUps } from './conversations/follow-ups.ts';
import { inWords } from './conversations/words.ts';
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

/** As counted by o200k_base. */
const mostTokens = 400;

/** The address of the only door of an answer, and its price with VAT. */
function onlyDoor(text: string): { link: string; price: string } | null {
  const links = text.match(/http\S+\/\?door=\S+/g) ?? [];
  const [, price] = /(€[\d,]+) with VAT/.exec(text) ?? [];
  const [link] = links;
  return links.length === 1 && link !== undefined && price !== undefined ? { link, price } : null;
}

describe('a customer says', () => {
  const all = [...aboutSizes, ...aboutChoices, ...aboutLayouts, ...inWords, ...followUps, ...comparisons];

  it.each(all)('$said', async ({ turns }) => {
    for (const turn of turns) {
      const { text } = await take(turn);
      if (turn.tool !== 'describe_internal_door_limits')
        expect(encode(text).length, text).toBeLessThanOrEqual(mostTokens);
      const door = turn.tool === 'estimate_internal_doors' ? onlyDoor(text) : null;
      // The link leads to a page with the same price: a host without structured content shows only the text.
      if (door) expect(await (await fetch(door.link)).text(), text).toContain(door.price);
    }
  });

  it('at least a hundred sentences', () => {
    expect(all.length).toBeGreaterThanOrEqual(100);
    expect(new Set(all.map(({ said }) => said)).size).toBe(all.length);
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
