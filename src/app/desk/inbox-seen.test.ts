import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostSeen, readSeen, seenInbox, seenQuery } from './inbox-seen.ts';

const at = (receivedAt: number, id: string) => ({ receivedAt, id });
const read = (query: string) => readSeen(Object.fromEntries(new URLSearchParams(query)));

describe('what a page of the inbox has seen', () => {
  it('is nothing where there is nothing', () => {
    expect(seenInbox([], [])).toBeNull();
  });

  it('is all up to a minute before the newest, and by their ids what came in that minute', () => {
    const newest = [at(100_000, 'con_d'), at(99_999, 'con_c'), at(40_000, 'con_b'), at(39_999, 'con_a')];
    expect(seenInbox(newest, [])).toEqual({ upTo: at(40_000, '0'), beyond: ['con_d', 'con_c', 'con_b'] });
  });

  it('has each that is shown once, also where it came while the page was made', () => {
    const shown = [at(100_001, 'con_e'), at(100_000, 'con_d'), at(7, 'con_a')];
    expect(seenInbox([at(100_000, 'con_d')], shown)?.beyond).toEqual(['con_d', 'con_e']);
  });

  it('goes back less far where more come in a minute than fit into an address', () => {
    const newest = Array.from({ length: mostSeen }, (_, index) => at(100_000 - index, `con_${index}`));
    const seen = seenInbox(newest, []);
    expect(seen?.upTo).toEqual(newest.at(-1));
    expect(seen?.beyond).toHaveLength(mostSeen);
    expect(seenInbox(newest.slice(1), [])?.upTo).toEqual(at(39_999, '0'));
  });

  it('is what its address says', () => {
    const place = fc.record({ receivedAt: fc.nat(), id: fc.stringMatching(/^\w{1,64}$/) });
    const beyond = fc.array(fc.stringMatching(/^\w{1,64}$/), { minLength: 1 });
    fc.assert(
      fc.property(fc.record({ upTo: place, beyond }), (seen) => {
        expect(read(seenQuery(seen))).toEqual(seen);
      }),
    );
  });

  it('is nothing by an address that says none, or something else', () => {
    for (const query of ['', 'known=con_a', 'since=', 'since=x&known=con_a']) expect(read(query)).toBeNull();
    expect(read('since=0.a')).toMatchObject({ upTo: at(0, 'a') });
  });
});
