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
/** The opening takes at most this share of the width. */
const widestOpening = 0.6;
const dimensionRows = 15.5;
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
  const beside = (needs.besideLeft ?? 0) + (needs.besideRight ?? 0);
  const full = Math.max(
    width / widestOpening,
    (slimmest * millimetres) / (1 - (slimmest * letters) / 100),
    (width + beside) / (1 - ((needs.besideLeft ? 3 : 20) + (needs.besideRight ? 3 : 20)) / 100),
  );
  const u = full / 100;
  const spare = full - width - beside;
  const left = spread(needs.besideLeft, needs.besideRight, spare);
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

/** Wall to the left of the opening: half of what is to spare, and what a sliding leaf wants. */
function spread(besideLeft = 0, besideRight = 0, spare: number): number {
  if (besideLeft > 0 && besideRight === 0) return besideLeft + spare * 0.25;
  if (besideRight > 0 && besideLeft === 0) return spare * 0.75;
  return besideLeft + spare / 2;
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
