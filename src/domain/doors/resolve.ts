import { noExtras } from '../extras/extras.ts';
import { clamp, mm, type Millimetres } from '../units.ts';
import type { PriceBook } from '../book/price-book.ts';
import { judgeKind, readAsked, type Asked, type Kind } from './asked.ts';
import { choosesLeafWidth, extrasFor, panelCount, sharedLeafWidth, type Door } from './door.ts';
import { fitLayout } from './fitted.ts';
import { leavesWidth } from './geometry.ts';
import { issueOf, type InputIssue } from './issue.ts';
import type { DoorField, WireDoor } from './fields.ts';
import { largestSize, readSize } from './wire.ts';

/** Default sizes. */
const standardDoorHeight = mm(2100);
const standardTransomHeight = mm(400);
const standardPanelWidth = mm(450);

/** A resolved door, or the reason why the request describes none. */
export type Resolution =
  | { readonly door: Door; readonly asked: Asked; readonly assumed: readonly DoorField[] }
  | { readonly door: null; readonly asked: Asked; readonly issue: InputIssue };

export function resolveDoor(book: PriceBook, wire: WireDoor): Resolution {
  const asked = readAsked(book, wire);
  const kind = judgeKind(book, wire, asked);
  if ('code' in kind) return { door: null, asked, issue: kind };

  const assumed: DoorField[] = asked.typeAssumed ? ['doorTypeKey'] : [];
  const sizes = fillSizes(book, kind, wire, asked, assumed);
  const door = assemble(kind, sizes, asked);
  if ('code' in door) return { door: null, asked, issue: door };
  return { door, asked, assumed: assumed.sort() };
}

/** The door with all sizes. Omitted sizes come from the standard layout, and are noted as assumed. */
function fillSizes(book: PriceBook, kind: Kind, wire: WireDoor, asked: Asked, assumed: DoorField[]) {
  const { model, panels } = kind;
  const givenWidth = readSize(wire.opWidth);
  let leafWidth = readSize(wire.doorLeafWidth);
  let doorHeight = readSize(wire.doorHeightMm);

  let height = readSize(wire.opHeight);
  if (height === undefined) {
    assumed.push('opHeight');
    if (kind.transom && doorHeight === undefined) assumed.push('doorHeightMm');
    const below = doorHeight ?? standardDoorHeight;
    if (kind.transom) doorHeight = below;
    height = writable(kind.transom ? below + standardTransomHeight : below);
  }
  const leafIsOurs = givenWidth === undefined || asked.preset !== undefined;
  if (leafWidth === undefined && leafIsOurs && choosesLeafWidth(model, panels)) {
    assumed.push('doorLeafWidth');
    leafWidth = givenWidth === undefined ? model.preferredLeaf : standardLeaf(book, kind, givenWidth);
  }
  let width = givenWidth;
  if (width === undefined) {
    assumed.push('opWidth');
    const leaves = leavesWidth(model, leafWidth ?? model.preferredLeaf);
    width = writable(leaves + panelCount(panels) * standardPanelWidth);
  }
  return { width, height, leafWidth, doorHeight };
}

/** Caps a size at the maximum of the contract, so that the door can be sent back. */
const writable = (size: number): Millimetres => mm(Math.min(size, largestSize));

/** The leaf width of the default layout, for a door that has panels but no leaf width, such as a preset. */
export function standardLeaf(
  book: PriceBook,
  { model, panels }: Pick<Kind, 'model' | 'panels'>,
  width: Millimetres,
): Millimetres {
  const height = clamp(standardDoorHeight, model.height);
  const fitted = fitLayout(book, model, { width, height }, panelCount(panels), {
    ...panels,
    extras: noExtras,
  });
  return fitted?.leafWidth ?? model.preferredLeaf;
}

type Sizes = ReturnType<typeof fillSizes>;

function assemble(
  { model, panels, transom: wanted }: Kind,
  sizes: Sizes,
  { extras }: Asked,
): Door | InputIssue {
  const { width, height, doorHeight } = sizes;
  const leafWidth = choosesLeafWidth(model, panels) ? sizes.leafWidth : sharedLeafWidth(model, width);
  if (leafWidth === undefined) return issueOf('LEAF_WIDTH_REQUIRED', 'doorLeafWidth');

  const transom = wanted ?? (doorHeight !== undefined && doorHeight < height);
  if (transom && doorHeight === undefined) return issueOf('DOOR_HEIGHT_REQUIRED', 'doorHeightMm');
  return {
    model,
    opening: { width, height },
    left: panels.left,
    right: panels.right,
    leafWidth,
    doorHeight: transom && doorHeight !== undefined ? doorHeight : height,
    transom,
    extras: extrasFor(model, extras),
  };
}
