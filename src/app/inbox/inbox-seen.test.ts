import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostSeen, readSeen, seenInbox, seenQuery } from './inbox-seen.ts';

const at = (receivedAt: number, id: string) => ({ receivedAt, id });
const read = (query: string) => readSeen(Object.fromEntries(new URLSearchParams(query)));

describe('the seen marker of an inbox page', () => {
  it('is null for an empty inbox', () => {
    expect(seenInbox([], [])).toBeNull();
  });

  it('covers all enquiries up to a minute before the newest, and lists the ids of the last minute', () => {
    const newest = [at(100_000, 'con_d'), at(99_999, 'con_c'), at(40_000, 'con_b'), at(39_999, 'con_a')];
    expect(seenInbox(newest, [])).toEqual({ upTo: at(40_000, '0'), beyond: ['con_d', 'con_c', 'con_b'] });
  });

  it('includes each shown enquiry, even one that arrived during rendering', () => {
    const shown = [at(100_001, 'con_e'), at(100_000, 'con_d'), at(7, 'con_a')];
    expect(seenInbox([at(100_000, 'con_d')], shown)?.beyond).toEqual(['con_d', 'con_e']);
  });

  it('lists the ids of less than a minute if too many for a URL arrive in a minute', () => {
    const newest = Array.from({ length: mostSeen }, (_, index) => at(100_000 - index, `con_${index}`));
    const seen = seenInbox(newest, []);
    expect(seen?.upTo).toEqual(newest.at(-1));
    expect(seen?.beyond).toHaveLength(mostSeen);
    expect(seenInbox(newest.slice(1), [])?.upTo).toEqual(at(39_999, '0'));
  });

  it('is parsed from its own query string', () => {
    const place = fc.record({ receivedAt: fc.nat(), id: fc.stringMatching(/^\w{1,64}$/) });
    const beyond = fc.array(fc.stringMatching(/^\w{1,64}$/), { minLength: 1 });
    fc.assert(
      fc.property(fc.record({ upTo: place, beyond }), (seen) => {
        expect(read(seenQuery(seen))).toEqual(seen);
      }),
    );
  });

  it('is null for a missing or malformed parameter', () => {
    for (const query of ['', 'known=con_a', 'since=', 'since=x&known=con_a']) expect(read(query)).toBeNull();
    expect(read('since=0.a')).toMatchObject({ upTo: at(0, 'a') });
  });
});
