import fc from 'fast-check';
import type { DoorTypeKey } from '../../src/domain/book/door-types.ts';
import type { WireDoor } from '../../src/domain/doors/fields.ts';
import type { SomeExtras } from './extras-model.ts';
import { makeableDoor } from './makeable-door.ts';

const grid = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 12 }))
  .map((counts) => counts.join('x'));
const glass = fc.constantFrom('CLEAR', 'SATIN', 'REEDED', 'FLUTED', 'BRONZE', 'ACOUSTIC');
const handle = fc.constantFrom('LEVER', 'KNURLED', 'PULL', 'FLUSH');

export const someExtras: fc.Arbitrary<SomeExtras> = fc.record(
  {
    glazingBars: grid,
    glass,
    frameColor: fc.constantFrom('RAL 9005', 'RAL 7016', 'black', 'brass', '#123456', '#0e0e10', '#1c1c1e'),
    handle,
    lock: fc.constantFrom('yes', 'no'),
  },
  { requiredKeys: [] },
);

/** Extras as an answer repeats them, without values that mean "none". */
export interface ChosenExtras extends SomeExtras {
  readonly quantity?: number;
  readonly room?: string;
}

/** A possible door as sent, with the extras chosen for it. */
export interface ChosenDoor {
  readonly layout: WireDoor;
  readonly extras: ChosenExtras;
}

const fittings = { handle, lock: fc.constant('yes') };
const rooms = ['Kitchen', 'Küche & Flur', 'Aoife’s study', 'Hall, 2 × "east"', '<Attic>'];

/** Maximum quantity of a door, so that 20 doors stay within the 200 pieces of a request. */
const mostPiecesEach = 10;

/** Possible doors of a type, most of them with several extras. */
export const doorWithExtras = (type: DoorTypeKey): fc.Arbitrary<ChosenDoor> =>
  fc.record({
    layout: makeableDoor(type),
    extras: fc.record(
      {
        glazingBars: grid.filter((bars) => bars !== '1x1'),
        glass,
        frameColor: fc.constantFrom('RAL 9005', 'RAL 7016', 'anthracite', '#383e42', 'brass', '#123456'),
        ...(type === 'FIX_PANEL' ? {} : fittings),
        quantity: fc.integer({ min: 2, max: mostPiecesEach }),
        room: fc.constantFrom(...rooms),
      },
      { requiredKeys: [] },
    ),
  });

/** A door as it is sent in a body. */
export const bodyOf = ({ layout, extras }: ChosenDoor) => ({ ...layout, ...extras });
