import { describe, expect, it } from 'vitest';
import type { InboxRow } from '../../inbox/inbox.ts';
import { wallMs } from '../../shared/clock.ts';
import type { StaffAccount } from '../../accounts/account.ts';
import { type AskedDue, type DueOrder, type DueRows, createToday } from './today.ts';

const hour = 3_600_000;
/** A Thursday, at noon in Dublin. */
const now = wallMs(Date.parse('2026-03-12T12:00:00Z'));
const ago = (hours: number) => wallMs(now - hours * hour);

/** A row with a door at this price. */
const row = (id: string, receivedAt: number, { euro = 0, nextStepAt = null as number | null } = {}) =>
  ({
    enquiry: {
      id,
      receivedAt,
      estimate: euro === 0 ? null : { doors: [{ valid: true, estimatedPriceInclVat: euro, quantity: 1 }] },
    },
    nextStepAt,
  }) as unknown as InboxRow;

const asked: AskedDue[] = [];
const list = async (
  rows: Partial<DueRows>,
  order: DueOrder = 'waiting',
  answerBy: (at: number) => number | null = () => null,
) => {
  const today = createToday({
    store: {
      due: (what) => {
        asked.push(what);
        return Promise.resolve({ answers: [], steps: [], held: [], ...rows });
      },
    },
    clock: { now: () => now },
    answerBy,
    // Open around the clock, but closed during the first ten hours of the twelfth.
    openMs: (from, to) => to - from - (from < ago(2) ? 10 * hour : 0),
  });
  const { items } = await today({ id: 'ana' } as StaffAccount, false, order);
  return items.map(({ kind, isLate, row: { enquiry } }) => `${isLate ? 'late ' : ''}${kind} ${enquiry.id}`);
};

describe('what is due today', () => {
  it('asks for next steps up to the end of the day in Dublin', async () => {
    await list({});
    expect(asked.at(-1)).toEqual({
      stepsBefore: Date.parse('2026-03-13T00:00:00Z'),
      others: false,
      most: 50,
    });
  });

  it('has first answers, late after a day of opening hours', async () => {
    const answers = [row('eight hours open', ago(18)), row('less', ago(17.9))];
    expect(await list({ answers })).toEqual(['late answer eight hours open', 'answer less']);
  });

  it('has first answers, late once the time that the maker promises is over', async () => {
    const answers = [row('promised for an hour ago', ago(3)), row('in an hour', ago(1))];
    const inTwoHours = (at: number) => at + 2 * hour;
    expect(await list({ answers }, 'waiting', inTwoHours)).toEqual([
      'late answer promised for an hour ago',
      'answer in an hour',
    ]);
  });

  it.each([
    [50, true],
    [49, false],
  ])('says that not all are listed if a kind has as many as are asked for: %i, %s', async (count, isCut) => {
    const steps = Array.from({ length: count }, (_, index) => row(`step ${index}`, ago(30)));
    const today = createToday({
      store: { due: () => Promise.resolve({ answers: [], steps, held: [] }) },
      clock: { now: () => now },
      answerBy: () => null,
      openMs: () => 0,
    });
    expect((await today({ id: 'ana' } as StaffAccount, false, 'waiting')).isCut).toBe(isCut);
  });

  it('has an enquiry once, first of all for its first answer', async () => {
    const due = row('both', ago(30), { nextStepAt: ago(1) });
    expect(await list({ answers: [due], steps: [due] })).toEqual(['late answer both']);
  });

  const answers = [
    row('old', ago(72)),
    row('cheap', ago(30), { euro: 1100 }),
    row('dear', ago(29), { euro: 2900 }),
  ];
  const steps = [row('step', ago(400), { euro: 1900, nextStepAt: ago(26) })];
  const held = [row('held', ago(3))];

  it.each<[DueOrder, string[]]>([
    ['waiting', ['late answer old', 'late answer dear', 'step step', 'late answer cheap', 'judge held']],
    ['value', ['late answer dear', 'step step', 'late answer cheap', 'late answer old', 'judge held']],
    ['step', ['step step', 'late answer old', 'late answer dear', 'late answer cheap', 'judge held']],
  ])('is sorted by %s, then by the other two', async (order, expected) => {
    expect(await list({ answers, steps, held }, order)).toEqual(expected);
  });
});
