import { it } from 'vitest';
import { randomOrders } from '../support/travelling-doors.ts';
import { journeys } from '../support/whole-journeys.ts';

/** Number of doors of each type, one of each in an order; JOURNEY_DOORS sets another. */
const doorsOfEachType = Number(process.env['JOURNEY_DOORS'] ?? 5);
const seed = Number(process.env['JOURNEY_SEED'] ?? 20_261_116);

it(
  `many doors of all types have the same figures and words everywhere (JOURNEY_SEED=${seed})`,
  () => journeys(randomOrders(doorsOfEachType, 8, seed)),
  60_000 + 20_000 * doorsOfEachType,
);
