import { estimate } from '../../../app/doors/estimate.ts';
import type { EstimateResponse } from '../../../contract/doors/estimate.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import type { PricedOrder } from '../order/view.ts';

type Figures = Pick<EstimateResponse, 'priceEstimate' | 'leadTimeWeeks' | 'doors'>;

/** Doors as they were sent, with the figures of that day: what the page afterwards and its PDF show. It names nobody. */
export interface SentOrder {
  readonly reference: string;
  /** Wall-clock milliseconds. */
  readonly at: number;
  readonly designs: readonly DoorDesign[];
  /** Null where a door could not be made: then only the price book can tell what the others cost. */
  readonly estimate: Figures | null;
  readonly priceBookVersion: string | null;
}

/** The figures stay those of the day, whatever the price book says by now. */
export function viewSentOrder(book: PriceBook, sent: SentOrder): PricedOrder {
  const { designs } = sent;
  const figures = sent.estimate ?? (sent.priceBookVersion === book.version ? figuresOf(book, designs) : null);
  const doors = designs.map((design, index) => ({ design, estimated: figures?.doors[index] ?? null }));
  return {
    doors,
    total: figures?.priceEstimate ?? 0,
    leadTimeWeeks: figures?.leadTimeWeeks ?? 0,
    priced: doors.filter(({ estimated }) => estimated?.valid).length,
  };
}

const figuresOf = (book: PriceBook, designs: readonly DoorDesign[]): Figures =>
  estimate(book, { doors: designs.map(({ door }) => door) });
