import { describe, expect, it } from 'vitest';
import { wallMs } from '../../shared/clock.ts';
import type { HistoryEntry } from './change.ts';
import { firstResponse, firstResponseWords, openTime } from './first-response.ts';
import { historyWords } from './history-words.ts';

const names: Readonly<Record<string, string>> = { acc_1: 'maeve@x.ie', acc_2: 'oran@x.ie' };
const nameOf = (id: string) => names[id] ?? id;
const entry = (action: HistoryEntry['action'], detail: object = {}, actor = 'acc_1'): HistoryEntry => ({
  id: 'chg_1',
  at: wallMs(0),
  actor,
  action,
  detail: { version: 1, ...detail },
});

it.each([
  [entry('stage', { from: 'new', to: 'contacted' }), 'maeve@x.ie moved it from new to contacted'],
  [
    entry('stage', { from: 'quoted', to: 'lost', lostReason: 'price' }),
    'maeve@x.ie moved it from quoted to lost, because of: price',
  ],
  [entry('answered'), 'maeve@x.ie noted that the customer was answered'],
  [entry('owner', { from: null, to: 'acc_1' }), 'maeve@x.ie took it on'],
  [entry('owner', { from: 'acc_1', to: 'acc_2' }), 'maeve@x.ie gave it to oran@x.ie'],
  [entry('owner', { from: 'acc_1', to: null }), 'maeve@x.ie gave it to nobody in particular'],
  [
    entry('next-step', { due: Date.parse('2026-03-05T12:00Z') }),
    'maeve@x.ie set a next step, due on 5 March 2026',
  ],
  [entry('next-step', { due: null }), 'maeve@x.ie took the next step off'],
  [entry('note'), 'maeve@x.ie wrote a note'],
  [entry('released', { from: 'held' }, 'root@desk'), 'root@desk released it'],
  [entry('released', { from: 'rejected' }), 'maeve@x.ie released it after all'],
  [entry('rejected', { from: 'held' }), 'maeve@x.ie rejected it'],
  [entry('rejected', { undoes: 'chg_0' }), 'maeve@x.ie undid the rejection'],
  [entry('stage', { from: 'contacted', to: 'new', undoes: 'chg_0' }), 'maeve@x.ie undid the change of stage'],
  [entry('owner', { to: null, undoes: 'chg_0' }), 'maeve@x.ie undid the change of owner'],
  [entry('next-step', { due: null, undoes: 'chg_0' }), 'maeve@x.ie undid the change of the next step'],
  [entry('note', { undoes: 'chg_0' }), 'maeve@x.ie undid the note'],
  [entry('replied'), 'maeve@x.ie wrote to the customer'],
  [entry('changed', {}, 'customer'), 'The customer changed the doors'],
  [
    entry('changed', { from: 'new', to: 'held' }, 'customer'),
    'The customer changed the doors, with words that may be spam: it was held',
  ],
  [entry('withdrawn', { from: 'new', to: 'withdrawn' }, 'key_1'), 'key_1 withdrew it, having sent it'],
])('the history describes a change in words (%#)', (change, words) => {
  expect(historyWords(change, nameOf)).toBe(words);
});

describe('the first response', () => {
  const received = wallMs(Date.parse('2026-03-06T16:50Z'));
  const muchLater = wallMs(Date.parse('2026-03-20T10:30Z'));
  const answered = wallMs(Date.parse('2026-03-09T10:30Z'));

  it('is measured in business hours, and the text says if the hours are defaults', () => {
    const card = { openingHours: ['Monday to Friday 9:00 to 17:30'] };
    const done = firstResponse(card, { receivedAt: received, firstResponseAt: answered }, muchLater);
    expect(firstResponseWords(done)).toBe('Answered after 2 hours 10 minutes of opening hours');
    const waiting = firstResponse({}, { receivedAt: received, firstResponseAt: null }, answered);
    expect(firstResponseWords(waiting)).toBe(
      'Waiting for 1 hour 40 minutes of opening hours (taken as Monday to Friday 9:00 to 17:00: the maker’s card says none)',
    );
  });

  it.each([
    [0, 'less than a minute'],
    [60_000, '1 minute'],
    [7_200_000, '2 hours'],
  ])('of %d ms is called %j', (ms, words) => {
    expect(openTime(ms)).toBe(words);
  });
});
