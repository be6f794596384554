import { standardWallAbove } from '../domain/design/design.ts';
import type { Millimetres } from '../domain/units.ts';

/**
 * `sheet`: elevation, plan and dimensions. `elevation`: without the plan. `picture`: the door alone, on a
 * square.
 */
export type DrawingKind = 'sheet' | 'elevation' | 'picture';

/**
 * The paper of a drawing, in millimetres. The origin is the opening's upper left corner, as in the engine. Text and
 * lines are measured in `u`, a hundredth of the width, so that they are readable at any door width.
 */
export interface Sheet {
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly u: number;
  /** Size of the opening as drawn. */
  readonly width: number;
  readonly height: number;
  /** Height of the wall shown above the opening. */
  readonly above: number;
  /** Whether the wall is higher than shown. */
  readonly wallGoesOn: boolean;
  /** Vertical position of the wall's axis in the plan. */
  readonly planAxis: number;
  readonly wallThickness: number;
  readonly right: number;
  readonly bottom: number;
}

export interface SheetNeeds {
  readonly width: number;
  readonly height: number;
  readonly wallHeight: Millimetres | null;
  readonly kind: DrawingKind;
  /** Width of wall needed beside the opening, for a sliding leaf. */
  readonly besideLeft?: number;
  readonly besideRight?: number;
  /** How far leaves reach into the room and out of it, in plan; null without a plan. */
  readonly reach?: { readonly inward: number; readonly outward: number } | null;
  /** Number of text lines at the foot. */
  readonly lines?: number;
}

const planWall = 120;
/** Minimum width of a sheet relative to its height. */
const slimmest = 0.62;
/** Margins in hundredths of the width: for dimensions beside the opening, and beside an open sliding leaf. */
const besideOpening = { sizes: 20, slide: 3 };
const dimensionRows = 16.5;
const lineHeight = 4.6;

export function layOut(needs: SheetNeeds): Sheet {
  const { width, height, kind } = needs;
  const { above, wallGoesOn } = wallAbove(needs);
  if (kind === 'picture') return square(needs);
  const { inward, outward } = needs.reach ?? { inward: 0, outward: 0 };
  const hasPlan = Boolean(needs.reach);

  // Each height is a sum of millimetres to scale, and of text whose size is a multiple of `u`.
  const millimetres = above + height + (hasPlan ? planWall + inward + outward : 0);
  const letters = dimensionRows + (hasPlan ? 12 : 0) + (needs.lines ?? 0) * lineHeight;
  const { besideLeft = 0, besideRight = 0 } = needs;
  // The margin beside the opening is for dimensions or a sliding leaf, whichever needs more.
  const { sizes, slide } = besideOpening;
  const full = Math.max(
    (slimmest * millimetres) / (1 - (slimmest * letters) / 100),
    width / (1 - (2 * sizes) / 100),
    (width + besideLeft) / (1 - (slide + sizes) / 100),
    (width + besideRight) / (1 - (sizes + slide) / 100),
    (width + besideLeft + besideRight) / (1 - (2 * slide) / 100),
  );
  const u = full / 100;
  const most = (beside: number) => Math.max(beside + slide * u, sizes * u);
  const spare = full - width - most(besideLeft) - most(besideRight);
  const left = most(besideLeft) + spare / 2;
  const top = -above;
  const planTop = height + (dimensionRows + 3) * u;
  return {
    box: { left: -left, top, width: full, height: millimetres + letters * u },
    u,
    width,
    height,
    above,
    wallGoesOn,
    planAxis: planTop + outward + planWall / 2,
    wallThickness: planWall,
    right: full - left,
    bottom: top + millimetres + letters * u,
  };
}

function wallAbove({ width, height, wallHeight }: SheetNeeds): { above: number; wallGoesOn: boolean } {
  const most = 0.6 * Math.max(height, width);
  if (wallHeight === null || !Number.isFinite(wallHeight)) {
    return { above: Math.min(standardWallAbove, most), wallGoesOn: false };
  }
  const wanted = Math.max(wallHeight - height, 0);
  return { above: Math.min(Math.max(wanted, 0.02 * height), most), wallGoesOn: wanted > most };
}

/** Length of the visible rail in a picture, as a share of the sliding leaf's width. */
export const pictureRail = 0.4;

function square({ width, height, besideLeft = 0, besideRight = 0 }: SheetNeeds): Sheet {
  const rail = pictureRail * (besideLeft + besideRight);
  const side = Math.max((width + rail) / 0.86, width / 0.82, height / 0.82);
  const top = -(side - height) * 0.52;
  const left = -(side - width) / 2 - (pictureRail * (besideLeft - besideRight)) / 2;
  return {
    box: { left, top, width: side, height: side },
    u: side / 100,
    width,
    height,
    above: -top,
    wallGoesOn: false,
    planAxis: 0,
    wallThickness: planWall,
    right: left + side,
    bottom: top + side,
  };
}

/**
 * Left and right ends of wall and floor, far beyond the sheet: a page may give a drawing more room, which the
 * wall has to fill. Stand-alone files clip the surplus.
 */
export const acrossAll = ({ box, right }: Sheet) => ({
  left: box.left - box.width,
  right: right + box.width,
});

/** Rounds to two decimals of a millimetre, which suffices and keeps the SVG small. */
export const r = (value: number): number => (Number.isFinite(value) ? Math.round(value * 100) / 100 : 0);

/** A rectangle as element attributes. */
export const rectAt = (x: number, y: number, width: number, height: number) => ({
  x: r(x),
  y: r(y),
  width: r(width),
  height: r(height),
});

export const path = (...steps: readonly (string | number)[]): string =>
  steps.map((step) => (typeof step === 'number' ? r(step) : step)).join(' ');

/** An arrow along a line: `way` is 1 to the right, −1 to the left. */
export function arrow(from: number, tip: number, y: number, way: 1 | -1, head: number): string {
  const back = way * head;
  const half = head * 0.6;
  return path('M', from, y, 'H', tip, 'm', -back, -half, 'l', back, half, -back, half);
}
