import type { Collection } from '../enquiries/enquiry.ts';
import type { LostReason, Stage } from '../enquiries/stage.ts';
import { type Clock, type WallMs, wallMs } from '../shared/clock.ts';

/** Number of enquiries of one kind in a period. */
export interface OverviewRow {
  readonly collection: Collection;
  readonly source: string;
  readonly status: 'new' | 'held' | 'rejected';
  readonly stage: Stage;
  readonly lostReason: LostReason | null;
  readonly count: number;
}

export interface FirstAnswer {
  readonly receivedAt: WallMs;
  readonly respondedAt: WallMs;
}

export interface OverviewNeeds {
  readonly store: {
    /** Numbers of enquiries received from `from` (inclusive) until `to` (exclusive). */
    readonly counts: (from: WallMs, to: WallMs) => Promise<readonly OverviewRow[]>;
    /** Times of first responses, latest first, at most `limit`. */
    readonly firstResponses: (from: WallMs, limit: number) => Promise<readonly FirstAnswer[]>;
  };
  readonly clock: Pick<Clock, 'now' | 'monotonic'>;
  /** Business hours between two moments, in milliseconds. */
  readonly openMs: (from: WallMs, to: WallMs) => number;
}

export interface Counted {
  readonly name: string;
  readonly count: number;
}

export interface Overview {
  readonly days: number;
  readonly total: number;
  readonly held: number;
  readonly rejected: number;
  /** Number of enquiries by day, oldest first, without rejected ones. */
  readonly byDay: readonly { readonly day: string; readonly count: number }[];
  readonly bySource: readonly Counted[];
  readonly byCollection: readonly Counted[];
  readonly byStage: readonly Counted[];
  readonly lostFor: readonly Counted[];
  /** Times until the first response, in business hours: sample size, median and 90th percentile. */
  readonly firstResponse: { readonly of: number; readonly half: number; readonly most: number } | null;
}

export const overviewPeriods = [7, 30, 90] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

const dayMs = 86_400_000;
/** Maximum sample size: a larger sample takes long and hardly changes the percentiles. */
const mostResponses = 2000;
const freshMs = 60_000;

/**
 * The desk's figures. They are computed from one query per day, so that other queries run in between, and cached
 * for a minute.
 */
export function createOverview({ store, clock, openMs }: OverviewNeeds) {
  const kept = new Map<OverviewPeriod, { readonly at: number; readonly made: Promise<Overview> }>();

  async function make(days: OverviewPeriod): Promise<Overview> {
    const today = dayOf(clock.now());
    const starts = Array.from({ length: days }, (_, index) => today - (days - 1 - index) * dayMs);
    const rows: OverviewRow[] = [];
    const byDay: { day: string; count: number }[] = [];
    for (const start of starts) {
      const found = await store.counts(wallMs(start), wallMs(start + dayMs));
      rows.push(...found);
      byDay.push({ day: new Date(start).toISOString().slice(0, 10), count: sum(found.filter(isMeant)) });
    }
    const responses = await store.firstResponses(wallMs(starts[0] ?? today), mostResponses);
    const meant = rows.filter(isMeant);
    return {
      days,
      total: sum(meant),
      held: sum(rows.filter(({ status }) => status === 'held')),
      rejected: sum(rows.filter(({ status }) => status === 'rejected')),
      byDay,
      bySource: tally(meant, ({ source }) => source),
      byCollection: tally(meant, ({ collection }) => collection),
      byStage: tally(meant, ({ stage }) => stage),
      lostFor: tally(
        meant.filter(({ stage }) => stage === 'lost'),
        ({ lostReason }) => lostReason ?? 'other',
      ),
      firstResponse: timesOf(responses.map(({ receivedAt, respondedAt }) => openMs(receivedAt, respondedAt))),
    };
  }

  return function overview(days: OverviewPeriod): Promise<Overview> {
    const now = clock.monotonic();
    const before = kept.get(days);
    if (before && now - before.at < freshMs) return before.made;
    const made = make(days);
    kept.set(days, { at: now, made });
    // A failure is not cached.
    made.catch(() => kept.delete(days));
    return made;
  };
}

export type ShowOverview = ReturnType<typeof createOverview>;

const isMeant = ({ status }: OverviewRow) => status !== 'rejected';
const sum = (rows: readonly OverviewRow[]) => rows.reduce((total, { count }) => total + count, 0);
const dayOf = (at: number) => Math.floor(at / dayMs) * dayMs;

/** Sums by name, most frequent first. */
function tally(rows: readonly OverviewRow[], nameOf: (row: OverviewRow) => string): readonly Counted[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(nameOf(row), (counts.get(nameOf(row)) ?? 0) + row.count);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}

function timesOf(times: readonly number[]): Overview['firstResponse'] {
  if (times.length === 0) return null;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { of: sorted.length, half: at(0.5), most: at(0.9) };
}
