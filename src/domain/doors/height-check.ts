import { mm, within, type Millimetres } from '../units.ts';
import type { DoorModel, PriceBook } from '../book/price-book.ts';
import type { Door } from './door.ts';
import { measure } from './geometry.ts';
import { issueOf, type HeightIssue } from './issue.ts';

/** Height of the tallest opening: the tallest leaf under the tallest transom. */
export const tallestOpening = (book: PriceBook, model: DoorModel): Millimetres =>
  mm(model.height.max + book.transom.size.max);

/** The greatest door height that leaf and transom allow together. */
export const tallestBelowTransom = (book: PriceBook, model: DoorModel, height: Millimetres): Millimetres =>
  mm(Math.min(model.height.max, height - book.transom.size.min));

/** The first height fault of a door. */
export function checkHeight(book: PriceBook, door: Door): HeightIssue | null {
  const { model, opening, transom } = door;
  const { height } = opening;
  const cap = tallestOpening(book, model);
  if (!transom && height < model.height.min) {
    return issueOf('HEIGHT_BELOW_MIN', 'opHeight', height, model.height);
  }
  if (height > cap)
    return issueOf('HEIGHT_ABOVE_MAX', 'opHeight', height, { min: model.height.min, max: cap });
  if (transom) return checkTransom(book, door);
  return height > model.height.max ? issueOf('TRANSOM_REQUIRED', 'opHeight', height, model.height) : null;
}

function checkTransom(book: PriceBook, door: Door): HeightIssue | null {
  const { model, doorHeight } = door;
  if (!within(doorHeight, model.height)) {
    const code = doorHeight < model.height.min ? 'DOOR_HEIGHT_BELOW_MIN' : 'DOOR_HEIGHT_ABOVE_MAX';
    return issueOf(code, 'doorHeightMm', doorHeight, model.height);
  }
  const { transomHeight } = measure(door);
  const { size } = book.transom;
  if (within(transomHeight, size)) return null;
  const code = transomHeight < size.min ? 'TRANSOM_TOO_SHORT' : 'TRANSOM_TOO_TALL';
  return issueOf(code, 'doorHeightMm', transomHeight, size);
}
