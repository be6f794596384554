import fc from 'fast-check';
import { doorTypeKeys } from '../../src/domain/book/door-types.ts';
import { type ChosenDoor, doorWithExtras } from './some-extras.ts';

/** Random possible doors with extras, in orders that mix the types. */
export function randomOrders(ofEachType: number, together: number, seed: number): readonly ChosenDoor[][] {
  const byType = doorTypeKeys.map((type) => fc.sample(doorWithExtras(type), { numRuns: ofEachType, seed }));
  const doors = Array.from({ length: ofEachType }, (_, nth) =>
    byType.flatMap((some) => some[nth] ?? []),
  ).flat();
  return Array.from({ length: Math.ceil(doors.length / together) }, (_, order) =>
    doors.slice(order * together, (order + 1) * together),
  );
}

/** The doors with another height, and with each other's extras. */
export const changedDoors = (doors: readonly ChosenDoor[], byMm: number): readonly ChosenDoor[] =>
  doors.map(({ layout }, index) => {
    const { handle, lock, ...extras } = doors[(index + 1) % doors.length]?.extras ?? {};
    const fittings = { ...(handle !== undefined && { handle }), ...(lock !== undefined && { lock }) };
    return {
      layout: { ...layout, opHeight: String(Number(layout.opHeight) + byMm) },
      extras: { ...extras, ...(layout.doorTypeKey !== 'FIX_PANEL' && fittings) },
    };
  });
