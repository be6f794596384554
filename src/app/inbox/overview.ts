import { type Clock, type WallMs, wallMs } from '../shared/clock.ts';
import {
  type AnswerClass,
  type Brought,
  type Counted,
  type InStage,
  type OverviewRow,
  type Percentiles,
  answerClasses,
  brought,
  isMeant,
  isWon,
  percentilesOf,
  pipelineOf,
  sum,
  tally,
  worth,
} from './overview-sums.ts';

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

export interface Overview {
  readonly days: number;
  readonly total: number;
  readonly held: number;
  readonly rejected: number;
  /** Number of enquiries by day, oldest first, except rejected ones. */
  readonly byDay: readonly { readonly day: string; readonly count: number; readonly won: number }[];
  /** Clear enquiries that are open, in the order of a sale. */
  readonly pipeline: readonly InStage[];
  /** Number and value of those won. */
  readonly won: Omit<InStage, 'stage'>;
  /** By account id, empty for none. */
  readonly byOwner: readonly Brought[];
  readonly bySource: readonly Brought[];
  readonly byCollection: readonly Counted[];
  readonly lostFor: readonly Counted[];
  /** Times until the first response, in business hours: sample size, median and 90th percentile. */
  readonly firstResponse: Percentiles | null;
  /** The same sample by its times. */
  readonly answers: readonly AnswerClass[];
}

export const overviewPeriods = [7, 30, 90] as const;
export type OverviewPeriod = (typeof overviewPeriods)[number];

const dayMs = 86_400_000;
/** Maximum sample size. A larger sample would be slow and hardly change the percentiles. */
const mostResponses = 2000;
const freshMs = 60_000;

/**
 * The figures of the overview page. They come from one query per day, so that other queries can run in
 * between, and are cached for a minute.
 */
export function createOverview({ store, clock, openMs }: OverviewNeeds) {
  const kept = new Map<OverviewPeriod, { readonly at: number; readonly made: Promise<Overview> }>();

  async function make(days: OverviewPeriod): Promise<Overview> {
    const today = dayOf(clock.now());
    const starts = Array.from({ length: days }, (_, index) => today - (days - 1 - index) * dayMs);
    const rows: OverviewRow[] = [];
    const byDay: { day: string; count: number; won: number }[] = [];
    for (const start of starts) {
      const found = await store.counts(wallMs(start), wallMs(start + dayMs));
      rows.push(...found);
      const day = new Date(start).toISOString().slice(0, 10);
      byDay.push({ day, count: sum(found.filter(isMeant)), won: worth(found.filter(isWon)) });
    }
    const responses = await store.firstResponses(wallMs(starts[0] ?? today), mostResponses);
    const times = responses.map(({ receivedAt, respondedAt }) => openMs(receivedAt, respondedAt));
    const won = rows.filter(isWon);
    const meant = rows.filter(isMeant);
    return {
      days,
      total: sum(meant),
      held: sum(rows.filter(({ status }) => status === 'held')),
      rejected: sum(rows.filter(({ status }) => status === 'rejected')),
      byDay,
      pipeline: pipelineOf(rows),
      won: { count: sum(won), value: worth(won) },
      byOwner: brought(meant, ({ ownerId }) => ownerId ?? ''),
      bySource: brought(meant, ({ source }) => source),
      byCollection: tally(meant, ({ collection }) => collection),
      lostFor: tally(
        meant.filter(({ stage }) => stage === 'lost'),
        ({ lostReason }) => lostReason ?? 'other',
      ),
      firstResponse: percentilesOf(times),
      answers: answerClasses(times),
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

const dayOf = (at: number) => Math.floor(at / dayMs) * dayMs;
