import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inboxQuery, readInboxFilter, wholeInbox, withFilter } from './inbox-filter.ts';

const read = (query: string) => readInboxFilter(Object.fromEntries(new URLSearchParams(query)));

describe('the filter of the inbox', () => {
  it.each([
    '',
    'q=Se%C3%A1n',
    'collection=contact_requests&moderation=held&stage=quoted&owner=me&source=partner+site',
    'stage=unanswered',
    'stage=open&owner=me',
    'from=2026-02-28&to=2026-02-28&overdue=1',
    'after=1774958400000.con_01KA2B3C4D5E6F7G8H9JKMNPQR',
    'before=0.a',
  ])('round-trips as a query string: %j', (query) => {
    expect(read(query).notes).toEqual([]);
    expect(inboxQuery(read(query).filter)).toBe(query);
  });

  it.each([
    'collection=doors',
    'moderation=new',
    'stage=WON',
    'owner=a%20b',
    'from=2026-02-30',
    'to=yesterday',
    'overdue=yes',
    'after=1',
    'before=x.y',
    'from=2026-03-02&to=2026-03-01',
    `q=${'a'.repeat(201)}`,
    'before=0.a&after=1.b',
  ])('reports and ignores an invalid parameter: %s', (query) => {
    const { filter, notes } = read(`${query}&source=x`);
    expect(notes).toHaveLength(1);
    expect(filter.source).toBe('x');
  });

  it('has values of up to 200 characters', () => {
    const q = 'a'.repeat(200);
    expect(read(`q=${q}`)).toEqual({ filter: { ...wholeInbox, q }, notes: [] });
  });

  it('uses the last value of a repeated parameter', () => {
    expect(readInboxFilter({ stage: ['new', 'won'] }).filter.stage).toBe('won');
  });

  it('adds nothing to a path if it is empty', () => {
    expect(withFilter('/staff', wholeInbox)).toBe('/staff');
    expect(withFilter('/staff', { ...wholeInbox, overdue: true })).toBe('/staff?overdue=1');
  });

  it('can be parsed from any query, and round-trips', () => {
    const text = fc.string({ unit: 'grapheme' });
    const query = fc.dictionary(fc.constantFrom(...Object.keys(wholeInbox)), text);
    fc.assert(
      fc.property(query, (given) => {
        const { filter } = readInboxFilter(given);
        expect(read(inboxQuery(filter))).toEqual({ filter, notes: [] });
      }),
    );
  });
});
