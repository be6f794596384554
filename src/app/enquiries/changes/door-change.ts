import type { NewEvent } from '../../outbox/new-event.ts';
import type { WallMs } from '../../shared/clock.ts';
import type { Enquiry } from '../enquiry.ts';
import type { Begun } from './begun.ts';

/** A change of doors to store. */
export interface AskedDoorChange {
  /** The enquiry after the change, with the time of the change. */
  readonly enquiry: Enquiry & { readonly changedAt: WallMs };
  /** The version of the enquiry that the customer saw. */
  readonly seen: number;
  /** Id of the earlier version, which is the same if a form is sent twice. */
  readonly versionId: string;
  /** Id of the history row. */
  readonly changeId: string;
  /** Event to publish; null for a test. */
  readonly event: NewEvent | null;
}

/** Outcome of a customer's change. Only `done` writes anything. */
export type DoorChangeOutcome =
  | { readonly kind: 'done' }
  /** The form was sent before, or changes nothing. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'begun'; readonly by: Begun }
  /** The customer has made another change since. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'too_often' }
  | { readonly kind: 'missing' };
