import { expect } from 'vitest';
import type { EstimateResponse, EstimatedDoor } from '../../src/contract/doors/estimate.ts';
import { expectedExtras, inclVat, weeksForPieces } from './extras-model.ts';
import { chargeNames } from './extras-words.ts';
import { type ChosenDoor, type ChosenExtras, bodyOf } from './some-extras.ts';

/**
 * Expected price of a door: the service's answer without extras, plus the extras by the independent model.
 */
export interface ExpectedDoor {
  readonly chosen: ChosenDoor;
  readonly extras: ChosenExtras;
  /** The answered door without its extras. */
  readonly plain: EstimatedDoor;
  readonly pieces: number;
  /** Net price of each piece. */
  readonly net: number;
  readonly inclVat: number;
  /** Net charges of the extras, by item. */
  readonly charges: Readonly<Record<string, number>>;
  readonly weeks: number;
}

export interface ExpectedOrder {
  readonly doors: readonly ExpectedDoor[];
  readonly pieces: number;
  readonly net: number;
  readonly inclVat: number;
  readonly weeks: number;
}

export type EstimateOf = (doors: readonly object[]) => Promise<EstimateResponse>;

/** Calculates what these doors should cost, and asserts that the estimate answers the same. */
export async function expectedOrder(
  chosen: readonly ChosenDoor[],
  estimateOf: EstimateOf,
): Promise<ExpectedOrder> {
  const plain = await estimateOf(chosen.map(({ layout }) => layout));
  const doors = plain.doors.map((door, index) => expectedDoor(chosen[index], door));
  const sum = (figure: 'net' | 'inclVat') =>
    doors.reduce((total, door) => total + door.pieces * door[figure], 0);
  const pieces = doors.reduce((total, door) => total + door.pieces, 0);
  const slowest = Math.max(...doors.map(({ weeks }) => weeks));
  const order = {
    ...{ doors, pieces, net: sum('net'), inclVat: sum('inclVat') },
    weeks: slowest + weeksForPieces(pieces),
  };
  const answer = await estimateOf(chosen.map(bodyOf));
  expectEstimate(answer, order);
  expect(answer).toMatchObject({ doorsCount: pieces, valid: true });
  return order;
}

function expectedDoor(chosen: ChosenDoor | undefined, plain: EstimatedDoor): ExpectedDoor {
  if (!chosen) throw new Error('More doors are answered than were sent');
  const { extras } = chosen;
  const { charges, price, weeks } = expectedExtras(plain, extras);
  const pieces = extras.quantity ?? 1;
  return { chosen, extras, plain, pieces, net: price, inclVat: inclVat(price), charges, weeks };
}

/** Asserts that an answered or stored estimate is the expected one. */
export function expectEstimate(answer: EstimateResponse, order: ExpectedOrder): void {
  expect(answer).toMatchObject({
    priceEstimate: order.net,
    priceEstimateInclVat: order.inclVat,
    leadTimeWeeks: order.weeks,
  });
  expect(answer).not.toHaveProperty('ignored');
  const { doors } = order;
  expect(answer.doors.map(measuresOf)).toEqual(doors.map(({ plain }) => measuresOf(plain)));
  expect(answer.doors.map(pricesOf)).toEqual(
    doors.map(({ net, inclVat: gross, charges, weeks, pieces }) => ({ net, gross, charges, weeks, pieces })),
  );
}

/** The measures of a door. */
const measuresOf = (door: EstimatedDoor) => ({
  type: door.doorTypeKey,
  width: door.opWidth,
  height: door.opHeight,
  left: door.leftPanels,
  right: door.rightPanels,
  transom: door.topPanel,
  leaves: door.bifoldConfig,
  leaf: door.doorLeafWidth,
  doorHeight: door.doorHeightMm,
});

const pricesOf = ({ estimatedPrice, estimatedPriceInclVat, breakdown, quantity }: EstimatedDoor) => ({
  net: estimatedPrice,
  gross: estimatedPriceInclVat,
  charges: Object.fromEntries(
    (breakdown?.lines ?? [])
      .filter(({ item }) => item in chargeNames)
      .map(({ item, amount }) => [item, amount]),
  ),
  weeks: breakdown?.leadTimeWeeks,
  pieces: quantity ?? 1,
});
