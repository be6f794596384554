import fc from 'fast-check';
import type { DoorTypeKey } from '../../src/domain/book/door-types.ts';
import { type DoorModel, modelsOfType } from '../../src/domain/book/price-book.ts';
import { panelCount } from '../../src/domain/doors/door.ts';
import type { WireDoor } from '../../src/domain/doors/fields.ts';
import { leavesWidth } from '../../src/domain/doors/geometry.ts';
import { assess } from '../../src/domain/pricing/assess.ts';
import { mm, type Range } from '../../src/domain/units.ts';
import { book } from './book.ts';

const within = ({ min, max }: Range) => fc.integer({ min, max });

/** Possible doors of a type, half of them with side panels or a transom. */
export function makeableDoor(type: DoorTypeKey): fc.Arbitrary<WireDoor> {
  return fc
    .constantFrom(...modelsOfType(book, type))
    .chain(doorOf)
    .filter((door) => assess(book, door).outcome === 'priced');
}

const few = fc.constantFrom(0, 0, 1, 2);

function doorOf(model: DoorModel): fc.Arbitrary<WireDoor> {
  return fc
    .record({
      left: few,
      right: few,
      panel: within(book.sidePanel.size),
      leaf: within(model.leaf),
      height: within(model.height),
      transom: fc.option(within(book.transom.size)),
    })
    .map(({ left, right, panel, leaf, height, transom }) => {
      const panels = panelCount({ left, right });
      return {
        doorTypeKey: model.type,
        opWidth: String(leavesWidth(model, mm(leaf)) + panels * panel),
        opHeight: String(height + (transom ?? 0)),
        ...((panels > 0 || model.passiveLeaf) && { doorLeafWidth: String(leaf) }),
        ...(left > 0 && { leftPanels: String(left) }),
        ...(right > 0 && { rightPanels: String(right) }),
        ...(transom !== null && { topPanel: 'yes', doorHeightMm: String(height) }),
        ...(model.bifoldConfig && { bifoldConfig: model.bifoldConfig }),
      };
    });
}
