import { megabytesOf } from '../support/megabytes.ts';
import type { Contender } from './contenders.ts';
import { type StartFigures, startText } from './starting.ts';

export interface ContenderFigures {
  readonly name: string;
  readonly perSecond: number;
  /** 99th percentile in milliseconds, with a closed loop on each connection of the case. */
  readonly p99: number;
  readonly wrong: number;
  /** Ratio to the rate of the reference contender, over all rounds. */
  readonly ratio: { readonly median: number; readonly least: number; readonly most: number };
}

export interface CaseFigures {
  readonly name: string;
  readonly hold: number | null;
  /** Name of the contender that the others are compared with. */
  readonly against: string;
  readonly contenders: readonly ContenderFigures[];
  /** Latencies of our service at fixed rates, each a share of its maximum rate. */
  readonly latencies: readonly {
    readonly share: number;
    readonly rate: number;
    readonly p50: number;
    readonly p99: number;
  }[];
  /** Further lines of the report. */
  readonly notes?: readonly string[];
}

export function tell({ name, hold, against, contenders, latencies, notes = [] }: CaseFigures): void {
  console.log(`\n${name}`);
  for (const { name: who, perSecond, p99, wrong, ratio } of contenders) {
    const spread = `${ratio.median.toFixed(2)} of ${against} (${ratio.least.toFixed(2)} to ${ratio.most.toFixed(2)})`;
    const wanted =
      who === 'lintel' && hold !== null
        ? `, to hold ${hold.toFixed(2)}: ${ratio.median >= hold ? 'held' : 'not yet'}`
        : '';
    const faults = wrong > 0 ? `, ${wrong} WRONG` : '';
    console.log(
      `  ${who.padEnd(16)} ${perSecond.toFixed(0).padStart(6)}/s, ${Number.isNaN(p99) ? '' : `p99 ${p99.toFixed(0).padStart(4)} ms, `}${who === against ? '1' : spread}${wanted}${faults}`,
    );
  }
  for (const { share, rate, p50, p99 } of latencies)
    console.log(`  at ${rate}/s (${share * 100} %): p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  for (const note of notes) console.log(`  ${note}`);
}

/** A line on the memory of each contender after the same load. */
export const memoryText = (contenders: readonly Contender[]): string =>
  `memory after it: ${contenders.map(({ name, process: child }) => `${name} ${megabytesOf(child).toFixed(0)} MB`).join(', ')}`;

/** Prints start time of our service, and its memory after all cases. */
export function tellProcess(start: StartFigures, { process: child }: Contender) {
  const megabytes = megabytesOf(child);
  console.log(`\n${startText(start)}; memory after all of it ${megabytes.toFixed(0)} MB`);
  return { ...start, megabytes };
}
