import { dayMs, dayText, localDay, startOfDay } from '../../../domain/business/dublin-time.ts';
import { valueOf } from '../../../domain/enquiry/value.ts';
import type { StaffAccount } from '../../accounts/account.ts';
import type { InboxRow } from '../../inbox/inbox.ts';
import { type Clock, type WallMs, wallMs } from '../../shared/clock.ts';
import { isReadable } from '../enquiry.ts';

/** Where the maker's card promises no time, a first answer is late after a working day: so many opening hours. */
const answerDueMs = 8 * 3_600_000;
/** Limit of each kind; a longer list is for the inbox. */
export const mostDue = 50;

export interface AskedDue {
  readonly stepsBefore: WallMs;
  /** Whether to include what colleagues own; held enquiries are always for all. */
  readonly others: boolean;
  readonly most: number;
}

/** Rows of each kind, the longest waiting first. */
export interface DueRows {
  readonly answers: readonly InboxRow[];
  readonly steps: readonly InboxRow[];
  readonly held: readonly InboxRow[];
}

export type DueKind = 'answer' | 'step' | 'judge';

/** Something to do today. An enquiry is listed once, under the first kind that fits. */
export interface DueItem {
  readonly kind: DueKind;
  readonly row: InboxRow;
  /** Since when it waits. */
  readonly since: WallMs;
  /** For how long, in business hours. */
  readonly openMs: number;
  /** Whether a first answer should have been given already. */
  readonly isLate: boolean;
  /** The total with VAT, in cents; 0 without a price. */
  readonly value: number;
}

export const dueOrders = ['waiting', 'value', 'step'] as const;
export type DueOrder = (typeof dueOrders)[number];

export interface Today {
  readonly items: readonly DueItem[];
  /** Whether one kind has more than are listed. */
  readonly isCut: boolean;
  readonly now: WallMs;
}

export interface TodayNeeds {
  readonly store: { readonly due: (asked: AskedDue, accountId: string) => Promise<DueRows> };
  readonly clock: Pick<Clock, 'now'>;
  /** Business hours between two moments, in milliseconds. */
  readonly openMs: (from: WallMs, to: WallMs) => number;
  /** By when the maker's card promises an answer; null if it names no time. */
  readonly answerBy: (receivedAt: WallMs) => number | null;
}

/** What is due: first answers, next steps of today and before, and held enquiries to judge. */
export function createToday({ store, clock, openMs, answerBy }: TodayNeeds) {
  return async function today(account: StaffAccount, others: boolean, order: DueOrder): Promise<Today> {
    const now = clock.now();
    const tomorrow = wallMs(startOfDay(dayText(now), 1));
    const found = await store.due({ stepsBefore: tomorrow, others, most: mostDue }, account.id);
    const itemOf = (kind: DueKind, row: InboxRow, since: WallMs): DueItem => {
      const { enquiry } = row;
      const value = isReadable(enquiry) ? (valueOf(enquiry.estimate) ?? 0) : 0;
      const waited = openMs(since, now);
      return { kind, row, since, openMs: waited, isLate: kind === 'answer' && isLate(since, waited), value };
    };
    const isLate = (since: WallMs, waited: number): boolean => {
      const by = answerBy(since);
      return by === null ? waited >= answerDueMs : by < now;
    };
    const kinds = [
      found.answers.map((row) => itemOf('answer', row, row.enquiry.receivedAt)),
      found.steps.map((row) => itemOf('step', row, row.nextStepAt ?? now)),
      found.held.map((row) => itemOf('judge', row, row.enquiry.receivedAt)),
    ];
    const once = new Map(
      kinds
        .flat()
        .toReversed()
        .map((item) => [item.row.enquiry.id, item]),
    );
    return {
      items: [...once.values()].sort(comparing(order, now)),
      isCut: kinds.some((items) => items.length === mostDue),
      now,
    };
  };
}

export type ShowToday = ReturnType<typeof createToday>;

type Comparison = (one: DueItem, other: DueItem) => number;

/** By the chosen order first; the other two decide between equal items. */
function comparing(order: DueOrder, now: WallMs): Comparison {
  // Whole days, so that of what came on one day the most valuable is first.
  const days = ({ since }: DueItem) => Math.max(0, (localDay(now) - localDay(since)) / dayMs);
  const comparisons: Readonly<Record<DueOrder, Comparison>> = {
    waiting: (one, other) => days(other) - days(one),
    value: (one, other) => other.value - one.value,
    step: ({ row: one }, { row: other }) =>
      (one.nextStepAt ?? Infinity) - (other.nextStepAt ?? Infinity) || 0,
  };
  const inTurn = [order, ...dueOrders.filter((each) => each !== order)];
  return (one, other) =>
    inTurn.map((each) => comparisons[each](one, other)).find((result) => result !== 0) ??
    one.since - other.since;
}
