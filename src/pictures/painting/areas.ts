import type { Line } from './outlines.ts';

import { type PaintRun, createRow, fineness } from './row.ts';

/** In pixels. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A side of an area, from its first fine line to its last. */
interface Side {
  readonly last: number;
  /** Where the current line crosses it, in parts of pixels, and how far that moves from line to line. */
  x: number;
  readonly step: number;
  readonly way: 1 | -1;
  /** The next one that begins on the same line. */
  readonly next: Side | undefined;
}

/**
 * Finds the pixels that areas cover, row by row, and how much of each. Where areas lie on each other they are one as long as
 * they run the same way round, and a hole where they run against each other.
 */
export function createAreaFinder(width: number, height: number) {
  const beginning = new Array<Side | undefined>(height * fineness).fill(undefined);
  const row = createRow(width);

  return (areas: readonly Line[], bounds: Bounds, paint: PaintRun): void => {
    for (const group of sideBySide(areas)) find(group, bounds, paint);
  };

  function find(areas: readonly Line[], bounds: Bounds, paint: PaintRun): void {
    const top = Math.max(Math.round(bounds.top * fineness), 0);
    const bottom = Math.min(Math.round(bounds.bottom * fineness), height * fineness);
    const left = Math.max(Math.round(bounds.left * fineness), 0);
    const right = Math.min(Math.round(bounds.right * fineness), width * fineness);
    let firstLine = bottom;
    let lastLine = top - 1;
    let crossed: Side[] = [];

    for (const { points } of areas) addSides(points);
    let line = firstLine;
    while (line <= lastLine) {
      for (let side = beginning[line]; side; side = side.next) crossed.push(side);
      beginning[line] = undefined;
      const rows = rowsAlike(line);
      if (rows > 0) {
        // Each of their lines is the same, so one is enough.
        coverLine(fineness);
        row.paint(line / fineness, rows, paint);
        line += rows * fineness;
      } else {
        coverLine(1);
        line += 1;
        if (line % fineness === 0 || line > lastLine) row.paint(Math.floor((line - 1) / fineness), 1, paint);
      }
      forgetPassed(line);
    }

    function addSides(points: readonly number[]): void {
      let x = points.at(-2) ?? 0;
      let y = points.at(-1) ?? 0;
      for (let i = 0; i < points.length; i += 2) {
        const toX = points[i] ?? 0;
        const toY = points[i + 1] ?? 0;
        if (toY > y) addSide(x, y, toX, toY, 1);
        else if (toY < y) addSide(toX, toY, x, y, -1);
        x = toX;
        y = toY;
      }
    }

    function addSide(x: number, y: number, toX: number, toY: number, way: 1 | -1): void {
      // Lines run through the middle of their height.
      const first = Math.max(Math.ceil(y * fineness - 0.5), top);
      const last = Math.min(Math.ceil(toY * fineness - 0.5), bottom) - 1;
      if (first > last) return;
      const step = (toX - x) / (toY - y);
      const at = x * fineness + (first + 0.5 - y * fineness) * step;
      beginning[first] = { last, x: at, step, way, next: beginning[first] };
      if (first < firstLine) firstLine = first;
      if (last > lastLine) lastLine = last;
    }

    /** How many whole rows from here on are crossed by the same upright sides and by nothing else. */
    function rowsAlike(from: number): number {
      if (from % fineness !== 0) return 0;
      let end = lastLine + 1;
      for (const { step, last } of crossed) {
        if (step !== 0) return 0;
        if (last < end) end = last + 1;
      }
      for (let later = from + 1; later < end; later += 1) if (beginning[later]) end = later;
      return Math.floor((end - from) / fineness);
    }

    function coverLine(weight: number): void {
      sortByPlace(crossed);
      let winding = 0;
      let from = 0;
      for (const side of crossed) {
        if (winding === 0) from = side.x;
        winding += side.way;
        if (winding === 0) {
          const start = Math.max(Math.round(from), left);
          const end = Math.min(Math.round(side.x), right);
          if (end > start) row.cover(start, end, weight);
        }
        side.x += side.step;
      }
    }

    function forgetPassed(current: number): void {
      for (const { last } of crossed) {
        if (last >= current) continue;
        crossed = crossed.filter((side) => side.last >= current);
        return;
      }
    }
  }
}

/** Areas of which none is above or below one of another group, such as letters: a few at a time are sorted far sooner. */
function sideBySide(areas: readonly Line[]): readonly (readonly Line[])[] {
  if (areas.length === 1) return [areas];
  const placed = areas.map((area) => ({ area, ...reachOf(area) })).sort((one, two) => one.left - two.left);
  const groups: Line[][] = [];
  let reached = -Infinity;
  for (const { area, left, right } of placed) {
    if (left >= reached) groups.push([]);
    groups.at(-1)?.push(area);
    reached = Math.max(reached, right);
  }
  return groups;
}

function reachOf({ points }: Line) {
  let left = Infinity;
  let right = -Infinity;
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] ?? 0;
    if (x < left) left = x;
    if (x > right) right = x;
  }
  return { left, right };
}

/** They are nearly sorted from the line before. */
function sortByPlace(sides: Side[]): void {
  for (let i = 1; i < sides.length; i += 1) {
    const side = sides[i];
    if (!side) continue;
    let place = i;
    for (let before = sides[place - 1]; before && before.x > side.x; before = sides[place - 1]) {
      sides[place] = before;
      place -= 1;
    }
    sides[place] = side;
  }
}
