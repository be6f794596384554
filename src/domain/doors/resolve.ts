import { clamp, mm, type Millimetres } from '../units.ts';
import type { PriceBook } from '../book/price-book.ts';
import { judgeKind, readAsked, type Asked, type Kind } from './asked.ts';
import { choosesLeafWidth, panelCount, sharedLeafWidth, type Door } from './door.ts';
import { fitLayout } from './fitted.ts';
import { leavesWidth } from './geometry.ts';
import { issueOf, type InputIssue } from './issue.ts';
import type { DoorField, WireDoor } from './fields.ts';
import { largestSize, readSize } from './wire.ts';

/** Sizes of the standard layout, used where a caller leaves them open. */
const standardDoorHeight = mm(2100);
const standardTransomHeight = mm(400);
const standardPanelWidth = mm(450);

/** What became of a caller's door: a door with every size, or the reason why there is none. */
export type Resolution =
  | { readonly door: Door; readonly asked: Asked; readonly assumed: readonly DoorField[] }
  | { readonly door: null; readonly asked: Asked; readonly issue: InputIssue };

export function resolveDoor(book: PriceBook, wire: WireDoor): Resolution {
  const asked = readAsked(book, wire);
  const kind = judgeKind(book, wire, asked);
  if ('code' in kind) return { door: null, asked, issue: kind };

  const assumed = new Set<DoorField>(asked.typeAssumed ? ['doorTypeKey'] : []);
  const sizes = fillSizes(book, kind, wire, asked, assumed);
  const door = assemble(kind, sizes);
  if ('code' in door) return { door: null, asked, issue: door };
  return { door, asked, assumed: [...assumed].sort() };
}

function fillSizes(book: PriceBook, kind: Kind, wire: WireDoor, asked: Asked, assumed: Set<DoorField>) {
  /** The size, or the standard one, then noted as assumed; never more than can be written, so that it can be sent back. */
  const or = (size: Millimetres | undefined, field: DoorField, standard: () => Millimetres): Millimetres => {
    if (size !== undefined) return size;
    assumed.add(field);
    return mm(Math.min(standard(), largestSize));
  };
  const { model, panels } = kind;
  const needsLeaf = choosesLeafWidth(model, panels);
  const givenWidth = readSize(wire.opWidth);
  let leafWidth = readSize(wire.doorLeafWidth);
  let doorHeight = readSize(wire.doorHeightMm);

  const height = or(readSize(wire.opHeight), 'opHeight', () => {
    if (!kind.transom) return doorHeight ?? standardDoorHeight;
    doorHeight = or(doorHeight, 'doorHeightMm', () => standardDoorHeight);
    return mm(doorHeight + standardTransomHeight);
  });
  if (needsLeaf && givenWidth === undefined) {
    leafWidth = or(leafWidth, 'doorLeafWidth', () => model.preferredLeaf);
  } else if (needsLeaf && givenWidth !== undefined && asked.preset) {
    leafWidth = or(leafWidth, 'doorLeafWidth', () => standardLeaf(book, kind, givenWidth));
  }
  const width = or(givenWidth, 'opWidth', () =>
    mm(leavesWidth(model, leafWidth ?? model.preferredLeaf) + panelCount(panels) * standardPanelWidth),
  );
  return { width, height, leafWidth, doorHeight };
}

/** Who names panels but not the leaf between them, as a preset does, gets that of the house's own layout. */
export function standardLeaf(
  book: PriceBook,
  { model, panels }: Pick<Kind, 'model' | 'panels'>,
  width: Millimetres,
): Millimetres {
  const height = clamp(standardDoorHeight, model.height);
  const fitted = fitLayout(book, model, { width, height }, panelCount(panels), panels);
  return fitted?.leafWidth ?? model.preferredLeaf;
}

type Sizes = ReturnType<typeof fillSizes>;

function assemble({ model, panels, transom: wanted }: Kind, sizes: Sizes): Door | InputIssue {
  const { width, height, doorHeight } = sizes;
  const leafWidth = choosesLeafWidth(model, panels) ? sizes.leafWidth : sharedLeafWidth(model, width);
  if (leafWidth === undefined) return issueOf('LEAF_WIDTH_REQUIRED', 'doorLeafWidth');

  const transom = wanted ?? (doorHeight !== undefined && doorHeight < height);
  if (transom && doorHeight === undefined) return issueOf('DOOR_HEIGHT_REQUIRED', 'doorHeightMm');
  return {
    model,
    opening: { width, height },
    ...panels,
    leafWidth,
    transom,
    doorHeight: transom && doorHeight !== undefined ? doorHeight : height,
  };
}
