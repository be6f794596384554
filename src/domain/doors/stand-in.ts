import type { DoorModel, PriceBook } from '../book/price-book.ts';
import { modelOf, modelsOfType } from '../book/price-book.ts';
import { mm, type Millimetres } from '../units.ts';
import { panelCount } from './door.ts';
import type { WireDoor } from './fields.ts';
import { tallestBelowTransom } from './height-check.ts';
import { type Detail, detailOf } from './missing.ts';
import { resolveDoor, standardLeaf } from './resolve.ts';
import { aloneRange } from './width-check.ts';
import { readSize } from './wire.ts';

/** A placeholder height, too low for any door. */
const lowestDoor = mm(1);

/**
 * Fills in missing details with placeholders if no value fits: the door can then be resolved, and its fault
 * named. A form shows the same values.
 */
export function withStandIns(book: PriceBook, wire: WireDoor): WireDoor {
  const resolution = resolveDoor(book, wire);
  const detail = resolution.door ? undefined : detailOf(resolution.issue);
  const { type, bifoldConfig, panels } = resolution.asked;
  if (!detail || !type || !panels) return wire;
  const width = readSize(wire.opWidth);
  const model = modelOf(book, type, bifoldConfig) ?? nearestModel(book, type, width, panelCount(panels));
  if (!model) return wire;
  const values: Readonly<Record<Detail, () => string>> = {
    bifoldConfig: () => model.bifoldConfig ?? '',
    doorLeafWidth: () => String(width ? standardLeaf(book, { model, panels }, width) : model.preferredLeaf),
    doorHeightMm: () => String(standInHeight(book, model, readSize(wire.opHeight))),
  };
  const value = values[detail]();
  return value === '' ? wire : withStandIns(book, { ...wire, [detail]: value });
}

/** The model of a type whose width range is nearest to a width; the first if several are equally near. */
export function nearestModel(
  book: PriceBook,
  type: DoorModel['type'],
  width: Millimetres | undefined,
  panels: number,
): DoorModel | undefined {
  const { size } = book.sidePanel;
  const distance = (model: DoorModel): number => {
    if (width === undefined) return 0;
    const { min, max } = aloneRange(model);
    return Math.max(0, min + panels * size.min - width, width - max - panels * size.max);
  };
  return modelsOfType(book, type).toSorted((one, other) => distance(one) - distance(other))[0];
}

/**
 * The door height below a transom. If the opening is too low for both, the reported fault is the door's
 * height, not the transom's.
 */
export const standInHeight = (
  book: PriceBook,
  model: DoorModel,
  height: Millimetres | undefined,
): Millimetres =>
  height === undefined
    ? model.height.max
    : mm(Math.max(lowestDoor, tallestBelowTransom(book, model, height)));
