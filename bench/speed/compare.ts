import { median } from '../support/median.ts';
import type { ContenderFigures } from './report.ts';

/** Of one contender, round by round. */
export interface Measured {
  readonly perSecond: number[];
  readonly p99: number[];
  wrong: number;
}

/** The medians of all, with their ratios to one of them within each round. */
export function comparedWith(name: string, all: ReadonlyMap<string, Measured>): ContenderFigures[] {
  const other = all.get(name)?.perSecond ?? [];
  return [...all].map(([who, { perSecond, p99, wrong }]) => {
    const ratios = perSecond.map((rate, round) => rate / (other[round] ?? NaN));
    return {
      ...{ name: who, perSecond: median(perSecond), p99: median(p99), wrong },
      ratio: { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) },
    };
  });
}
