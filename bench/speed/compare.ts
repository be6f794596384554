import { median } from '../support/median.ts';
import type { ContenderFigures } from './report.ts';

/** The measurements of one contender, by round. */
export interface Measured {
  readonly perSecond: number[];
  readonly p99: number[];
  wrong: number;
}

type Round = Pick<ContenderFigures, 'perSecond' | 'p99' | 'wrong'>;

/** The measurements of all contenders, by name. */
export class Figures {
  readonly #all: ReadonlyMap<string, Measured>;

  constructor(names: readonly string[]) {
    this.#all = new Map(names.map((name) => [name, { perSecond: [], p99: [], wrong: 0 }]));
  }

  of(name: string): Measured {
    const found = this.#all.get(name);
    if (!found) throw new Error(`${name} is not among those that are compared`);
    return found;
  }

  note(name: string, { perSecond, p99, wrong }: Round): void {
    const own = this.of(name);
    own.perSecond.push(perSecond);
    own.p99.push(p99);
    own.wrong += wrong;
  }

  /** Each contender’s median figures, and the median of its per-round ratios to the contender of this name. */
  comparedWith(name: string): ContenderFigures[] {
    const other = this.of(name).perSecond;
    return [...this.#all].map(([who, { perSecond, p99, wrong }]) => {
      const ratios = perSecond.map((rate, round) => rate / (other[round] ?? NaN));
      return {
        ...{ name: who, perSecond: median(perSecond), p99: median(p99), wrong },
        ratio: { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) },
      };
    });
  }
}
