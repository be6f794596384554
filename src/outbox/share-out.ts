import type { Share } from '../app/outbox/queue.ts';

/** How many deliveries may be under way at once from one node. */
export interface Room {
  readonly inTotal: number;
  readonly perDestination: number;
  /** Where the last attempt failed: what never answers must not take the places of what does. */
  readonly whereFailing: number;
}

export const usualRoom: Room = { inTotal: 64, perDestination: 8, whereFailing: 2 };

/** What is known of a destination by who works for it. */
export interface Destination {
  readonly destination: string;
  readonly underWay: number;
  readonly failing: boolean;
}

/** One for each in turn, beginning with those that have the fewest under way, until all limits are reached. */
export function shareOut(due: readonly Destination[], room: Room, underWayInTotal: number): readonly Share[] {
  const counts = new Map<string, number>();
  const turns = due.toSorted((one, other) => one.underWay - other.underWay);
  let left = room.inTotal - underWayInTotal;
  for (let given = true; given;) {
    given = false;
    for (const { destination, underWay, failing } of turns) {
      const count = counts.get(destination) ?? 0;
      const most = failing ? room.whereFailing : room.perDestination;
      if (left <= 0 || underWay + count >= most) continue;
      counts.set(destination, count + 1);
      left -= 1;
      given = true;
    }
  }
  return [...counts].map(([destination, count]) => ({ destination, count }));
}
