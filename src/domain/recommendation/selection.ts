import type { PanelArrangement } from '../doors/door.ts';
import type { BifoldConfig, DoorTypeKey } from '../book/door-types.ts';
import type { Assessment } from '../pricing/assess.ts';
import type { PriceBook } from '../book/price-book.ts';
import { selectedId, toCandidate, type Candidate } from './candidate.ts';

/** The customer's own door: what is known of it even where it cannot be made. */
export interface Selection {
  readonly type: DoorTypeKey | null;
  readonly bifoldConfig: BifoldConfig | null;
  readonly panels: PanelArrangement | null;
  /** Null where the door cannot be made. */
  readonly candidate: Candidate | null;
}

export function toSelection(book: PriceBook, assessment: Assessment): Selection {
  const { type, bifoldConfig, panels } = assessment.resolution.asked;
  const candidate = assessment.outcome === 'priced' ? toCandidate(book, assessment.door, selectedId) : null;
  return { type, bifoldConfig, panels, candidate };
}
