import { standardWallAbove } from '../domain/design/design.ts';
import type { Millimetres } from '../domain/units.ts';

/** `sheet`: elevation, plan and sizes. `elevation`: without the plan. `picture`: the door alone, on a square. */
export type DrawingKind = 'sheet' | 'elevation' | 'picture';

/**
 * The paper a door is drawn on, in millimetres; the opening's upper left corner is the origin, as the engine has it.
 * Lettering and lines are measured in `u`, a hundredth of the width, so that they can be read however wide the door is.
 */
export interface Sheet {
  readonly box: {
    readonly left: number;
    readonly top: number;
    readonly width: number;
    readonly height: number;
  };
  readonly u: number;
  /** The opening as drawn. */
  readonly width: number;
  readonly height: number;
  /** Wall shown above the opening. */
  readonly above: number;
  /** Whether the wall goes on above what is shown. */
  readonly wallGoesOn: boolean;
  /** Axis of the wall in the plan. */
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
  /** Wall wanted beside the opening, for a leaf that slides along it. */
  readonly besideLeft?: number;
  readonly besideRight?: number;
  /** How far leaves reach into the room and out of it, in the plan; null for no plan. */
  readonly reach?: { readonly inward: number; readonly outward: number } | null;
  /** Lines of text at the foot. */
  readonly lines?: number;
}

const planWall = 120;
/** A sheet is at least this wide for its height. */
const slimmest = 0.62;
/** Room on each side of the opening, in hundredths of the width: for sizes, and beyond a leaf that slides there. */
const besideOpening = { sizes: 20, slide: 3 };
const dimensionRows = 16.5;
const lineHeight = 4.6;

export function layOut(needs: SheetNeeds): Sheet {
  const { width, height, kind } = needs;
  const { above, wallGoesOn } = wallAbove(needs);
  if (kind === 'picture') return square(needs);
  const { inward, outward } = needs.reach ?? { inward: 0, outward: 0 };
  const hasPlan = Boolean(needs.reach);

  // Everything below is a·1 + b·u: millimetres to scale, and lettering that grows with the sheet.
  const millimetres = above + height + (hasPlan ? planWall + inward + outward : 0);
  const letters = dimensionRows + (hasPlan ? 12 : 0) + (needs.lines ?? 0) * lineHeight;
  const { besideLeft = 0, besideRight = 0 } = needs;
  // Beside the opening there is room for sizes, or for a leaf that slides there, whichever takes more.
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

/** How much of a sliding leaf's rail a picture shows beside the opening. */
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
 * From edge to edge, and beyond: a page may give a drawing more room than it needs, and a wall that ended with the sheet
 * would leave strips of paper beside it. Where a drawing stands alone, what is beyond is cut off.
 */
export const acrossAll = ({ box, right }: Sheet) => ({
  left: box.left - box.width,
  right: right + box.width,
});

/** Two decimals of a millimetre are plenty, and keep the text of a drawing short. */
export const r = (value: number): number => (Number.isFinite(value) ? Math.round(value * 100) / 100 : 0);

/** Where a rectangle stands and how large it is, as an element of a drawing takes it. */
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
