import type { Share } from '../app/outbox/queue.ts';

/** Limits of concurrent deliveries per node. */
export interface Room {
  readonly inTotal: number;
  readonly perDestination: number;
  /** Limit for destinations whose last attempt failed: receivers that never respond must not occupy all slots. */
  readonly whereFailing: number;
}

export const usualRoom: Room = { inTotal: 64, perDestination: 8, whereFailing: 2 };

/** The state of a destination on this node. */
export interface Destination {
  readonly destination: string;
  readonly inFlight: number;
  readonly failing: boolean;
}

/** Hands out slots round-robin, least busy destinations first, until a limit is reached. */
export function shareOut(due: readonly Destination[], room: Room, totalInFlight: number): readonly Share[] {
  const counts = new Map<string, number>();
  const turns = due.toSorted((one, other) => one.inFlight - other.inFlight);
  let left = room.inTotal - totalInFlight;
  for (let given = true; given;) {
    given = false;
    for (const { destination, inFlight, failing } of turns) {
      const count = counts.get(destination) ?? 0;
      const most = failing ? room.whereFailing : room.perDestination;
      if (left <= 0 || inFlight + count >= most) continue;
      counts.set(destination, count + 1);
      left -= 1;
      given = true;
    }
  }
  return [...counts].map(([destination, count]) => ({ destination, count }));
}
