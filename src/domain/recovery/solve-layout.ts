import type { DoorTypeKey } from '../book/door-types.ts';
import { type DoorModel, modelsOfType, type PriceBook } from '../book/price-book.ts';
import {
  choosesLeafWidth,
  type Door,
  type Opening,
  panelCount,
  type PanelArrangement,
} from '../doors/door.ts';
import { fitLeaf } from '../doors/fitted.ts';
import { checkHeight } from '../doors/height-check.ts';
import { checkWidth } from '../doors/width-check.ts';
import { noExtras } from '../extras/extras.ts';
import { priceDoor } from '../pricing/price.ts';
import { mm, type Millimetres } from '../units.ts';

/** A customer's choices for a layout. The opening determines the rest. */
export interface LayoutChoices {
  readonly bifoldConfig?: string;
  readonly left?: number;
  readonly right?: number;
  readonly transom?: boolean;
  readonly leafWidth?: number;
  readonly doorHeight?: number;
}

/**
 * Panels or heights of a layout, ranked by how many choices they miss, then by the number of added pieces.
 */
interface Ranked<Part> {
  readonly part: Part;
  /** Difference to the chosen number of panels, or to the choice of a transom. */
  readonly missed: number;
  /** 1 if a chosen size is missed, which is less important than panels and transom. */
  readonly sizeMissed: number;
  readonly pieces: number;
}

/**
 * The layout for an opening that keeps most of the customer's choices; null if no layout can be made. The
 * order in which the customer chose has no influence.
 */
export function solveLayout(
  book: PriceBook,
  type: DoorTypeKey,
  opening: Opening,
  chosen: LayoutChoices,
): Door | null {
  const candidates = modelsOfType(book, type).flatMap((model) => {
    const base: Door = {
      ...{ model, opening, left: 0, right: 0, transom: false, extras: noExtras },
      ...{ leafWidth: model.preferredLeaf, doorHeight: opening.height },
    };
    const [width] = widths(book, base, chosen).toSorted(byRank);
    const [height] = heights(book, base, chosen).toSorted(byRank);
    if (!width || !height) return [];
    const door = { ...base, ...width.part, ...height.part };
    const otherLeaves = Number(
      chosen.bifoldConfig !== undefined && chosen.bifoldConfig !== model.bifoldConfig,
    );
    const misses = [width.missed, height.missed, otherLeaves, height.sizeMissed, width.sizeMissed];
    return [{ door, rank: [...misses, width.pieces, priceDoor(book, door).total, model.leaves] }];
  });
  const [best] = candidates.toSorted((a, b) => compare(a.rank, b.rank));
  return best?.door ?? null;
}

type WidthPart = PanelArrangement & Pick<Door, 'leafWidth'>;

/** The arrangements of panels that can be made, each with the chosen and with the fitted leaf width. */
function widths(book: PriceBook, base: Door, chosen: LayoutChoices): readonly Ranked<WidthPart>[] {
  const found: Ranked<WidthPart>[] = [];
  for (const { left, right } of arrangements(book.sidePanel.maximumPerSide)) {
    for (const leafWidth of leafWidths(book, base.model, base.opening, { left, right }, chosen)) {
      if (checkWidth(book, { ...base, left, right, leafWidth })) continue;
      const isChosen = !choosesLeafWidth(base.model, { left, right }) || leafWidth === chosen.leafWidth;
      found.push({
        part: { left, right, leafWidth },
        missed: distance(chosen.left, left) + distance(chosen.right, right),
        sizeMissed: Number(chosen.leafWidth !== undefined && !isChosen),
        pieces: panelCount({ left, right }),
      });
    }
  }
  return found;
}

/** All arrangements of panels, the most even first, and one more on the right before one more on the left. */
function arrangements(most: number): readonly PanelArrangement[] {
  const counts = Array.from({ length: most + 1 }, (_, count) => count);
  const all = counts.flatMap((left) => counts.map((right) => ({ left, right })));
  return all.toSorted((a, b) => uneven(a) - uneven(b));
}

const uneven = ({ left, right }: PanelArrangement): number =>
  Math.abs(left - right) + Number(left > right) / 2;

function leafWidths(
  book: PriceBook,
  model: DoorModel,
  { width }: Opening,
  panels: PanelArrangement,
  chosen: LayoutChoices,
): readonly Millimetres[] {
  const fitted = fitLeaf(book, model, width, panelCount(panels));
  const own = choosesLeafWidth(model, panels) ? chosen.leafWidth : undefined;
  return [...(own === undefined ? [] : [mm(own)]), ...(fitted === null ? [] : [fitted])];
}

type HeightPart = Pick<Door, 'transom' | 'doorHeight'>;

/**
 * The heights that can be made: without a transom, and with a transom above the chosen or the tallest door
 * height.
 */
function heights(book: PriceBook, base: Door, chosen: LayoutChoices): readonly Ranked<HeightPart>[] {
  const { height } = base.opening;
  const tallest = mm(Math.min(base.model.height.max, height - book.transom.size.min));
  const below = [...(chosen.doorHeight === undefined ? [] : [mm(chosen.doorHeight)]), tallest];
  const parts: readonly HeightPart[] = [
    { transom: false, doorHeight: height },
    ...below.map((doorHeight) => ({ transom: true, doorHeight })),
  ];
  return parts
    .filter((part) => checkHeight(book, { ...base, ...part }) === null)
    .map((part) => ({
      part,
      missed: Number(chosen.transom !== undefined && chosen.transom !== part.transom),
      sizeMissed: Number(
        part.transom && chosen.doorHeight !== undefined && chosen.doorHeight !== part.doorHeight,
      ),
      pieces: Number(part.transom),
    }));
}

const distance = (chosen: number | undefined, given: number): number =>
  chosen === undefined ? 0 : Math.abs(chosen - given);

const byRank = (a: Ranked<unknown>, b: Ranked<unknown>): number =>
  a.missed - b.missed || a.sizeMissed - b.sizeMissed || a.pieces - b.pieces;

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
