import type { Collection } from '../enquiries/enquiry.ts';
import { type LostReason, type Stage, stages, stagesOfTheEnd } from '../enquiries/stage.ts';

/** Number of enquiries of one kind in a period, and what they are worth. */
export interface OverviewRow {
  readonly collection: Collection;
  readonly source: string;
  readonly status: 'new' | 'held' | 'rejected';
  readonly stage: Stage;
  readonly lostReason: LostReason | null;
  /** An account id. */
  readonly ownerId: string | null;
  readonly count: number;
  /** Total with VAT, in cents, of those that have a price. */
  readonly value: number;
}

export interface Counted {
  readonly name: string;
  readonly count: number;
}

/** Enquiries of one stage that are still open. Values are in cents, with VAT. */
export interface InStage {
  readonly stage: Stage;
  readonly count: number;
  readonly value: number;
}

/** What an owner or a source has brought. */
export interface Brought extends Counted {
  readonly open: number;
  readonly won: number;
}

export interface Percentiles {
  readonly of: number;
  readonly half: number;
  readonly most: number;
}

/** First responses between the class before and these business hours; null for the last, which has no limit. */
export interface AnswerClass {
  readonly beforeHours: number | null;
  readonly count: number;
}

export const isMeant = ({ status }: OverviewRow): boolean => status !== 'rejected';
const openStages = stages.filter((stage) => !stagesOfTheEnd.includes(stage));
/** Held enquiries are not money yet. */
const isOpen = ({ status, stage }: OverviewRow) => status === 'new' && openStages.includes(stage);
export const isWon = ({ status, stage }: OverviewRow): boolean => status === 'new' && stage === 'won';

export const sum = (rows: readonly OverviewRow[]): number =>
  rows.reduce((total, { count }) => total + count, 0);
export const worth = (rows: readonly OverviewRow[]): number =>
  rows.reduce((total, { value }) => total + value, 0);

/** Sums by name, most frequent first. */
export function tally(
  rows: readonly OverviewRow[],
  nameOf: (row: OverviewRow) => string,
): readonly Counted[] {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(nameOf(row), (counts.get(nameOf(row)) ?? 0) + row.count);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || byName(one, other));
}

/** Sums by name, those with the most money first. */
export function brought(
  rows: readonly OverviewRow[],
  nameOf: (row: OverviewRow) => string,
): readonly Brought[] {
  const sums = new Map<string, Brought>();
  for (const row of rows) {
    const name = nameOf(row);
    const before = sums.get(name) ?? { name, count: 0, open: 0, won: 0 };
    sums.set(name, {
      name,
      count: before.count + row.count,
      open: before.open + (isOpen(row) ? row.value : 0),
      won: before.won + (isWon(row) ? row.value : 0),
    });
  }
  return [...sums.values()].sort(
    (one, other) =>
      other.open + other.won - one.open - one.won || other.count - one.count || byName(one, other),
  );
}

const byName = (one: Counted, other: Counted) => (one.name < other.name ? -1 : 1);

export const pipelineOf = (rows: readonly OverviewRow[]): readonly InStage[] =>
  openStages.map((stage) => {
    const inStage = rows.filter((row) => isOpen(row) && row.stage === stage);
    return { stage, count: sum(inStage), value: worth(inStage) };
  });

export function percentilesOf(times: readonly number[]): Percentiles | null {
  if (times.length === 0) return null;
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { of: sorted.length, half: at(0.5), most: at(0.9) };
}

const hourMs = 3_600_000;
/** In business hours; 8 are about a day. */
const limits = [1, 2, 4, 8, 16, 40, null];

export const answerClasses = (times: readonly number[]): readonly AnswerClass[] =>
  limits.map((beforeHours, index) => {
    const from = (limits[index - 1] ?? 0) * hourMs;
    const to = (beforeHours ?? Infinity) * hourMs;
    return { beforeHours, count: times.filter((ms) => ms >= from && ms < to).length };
  });
