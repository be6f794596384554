import type { Line } from './outlines.ts';

import { type PaintRun, createRow, fineness } from './row.ts';

/** In pixels. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** No edge. */
const none = -1;

/**
 * Edges of polygons, each from its first scan line to its last. A drawing has tens of thousands, so an edge
 * is an index into typed arrays: objects took a third of the time in garbage collection.
 */
class Sides {
  count = 0;
  last = new Int32Array(256);
  /** Where the current scan line crosses each, in subpixels, and the slope per line. */
  x = new Float64Array(256);
  step = new Float64Array(256);
  /** Down is 1, up is -1. */
  way = new Int8Array(256);
  /** Linked list of edges that start on the same line. */
  next = new Int32Array(256);

  add(last: number, x: number, step: number, way: 1 | -1, next: number): number {
    const side = this.count;
    if (side === this.last.length) this.#double();
    this.count += 1;
    this.last[side] = last;
    this.x[side] = x;
    this.step[side] = step;
    this.way[side] = way;
    this.next[side] = next;
    return side;
  }

  #double(): void {
    this.last = doubled(this.last, Int32Array);
    this.x = doubled(this.x, Float64Array);
    this.step = doubled(this.step, Float64Array);
    this.way = doubled(this.way, Int8Array);
    this.next = doubled(this.next, Int32Array);
  }
}

function doubled<List extends Int8Array | Int32Array | Float64Array>(
  list: List,
  Kind: new (length: number) => List,
): List {
  const longer = new Kind(list.length * 2);
  longer.set(list);
  return longer;
}

/**
 * Scan-line rasteriser with antialiasing: the coverage of each pixel, row by row. Non-zero winding:
 * overlapping areas of one direction merge, opposite ones make holes.
 */
export function createAreaFinder(width: number, height: number) {
  /** Head of the list of edges that start on each line. */
  const beginning = new Int32Array(height * fineness).fill(none);
  const row = createRow(width);
  const sides = new Sides();
  /** Active edges, from left to right. */
  let crossed = new Int32Array(256);
  let crossedCount = 0;

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

    sides.count = 0;
    crossedCount = 0;
    for (const { points } of areas) addSides(points);
    if (crossed.length < sides.count) crossed = new Int32Array(sides.last.length);
    let line = firstLine;
    while (line <= lastLine) {
      beginOn(line);
      const rows = rowsAlike(line);
      if (rows > 0) {
        // All scan lines of the row are the same, so one is enough.
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
      // Scan lines are sampled at the middle of their height.
      const first = Math.max(Math.ceil(y * fineness - 0.5), top);
      const last = Math.min(Math.ceil(toY * fineness - 0.5), bottom) - 1;
      if (first > last) return;
      const step = (toX - x) / (toY - y);
      const at = x * fineness + (first + 0.5 - y * fineness) * step;
      beginning[first] = sides.add(last, at, step, way, beginning[first] ?? none);
      if (first < firstLine) firstLine = first;
      if (last > lastLine) lastLine = last;
    }

    /** Number of whole rows from here crossed by the same vertical edges only. */
    function rowsAlike(from: number): number {
      if (from % fineness !== 0) return 0;
      let end = lastLine + 1;
      for (let place = 0; place < crossedCount; place += 1) {
        const side = crossed[place] ?? none;
        if (sides.step[side] !== 0) return 0;
        const last = sides.last[side] ?? 0;
        if (last < end) end = last + 1;
      }
      for (let later = from + 1; later < end; later += 1) if (beginning[later] !== none) end = later;
      return Math.floor((end - from) / fineness);
    }

    function coverLine(weight: number): void {
      sortByPlace();
      let winding = 0;
      let from = 0;
      for (let place = 0; place < crossedCount; place += 1) {
        const side = crossed[place] ?? none;
        const x = sides.x[side] ?? 0;
        if (winding === 0) from = x;
        winding += sides.way[side] ?? 0;
        if (winding === 0) {
          const start = Math.max(Math.round(from), left);
          const end = Math.min(Math.round(x), right);
          if (end > start) row.cover(start, end, weight);
        }
        sides.x[side] = x + (sides.step[side] ?? 0);
      }
    }
  }

  function beginOn(line: number): void {
    for (let side = beginning[line] ?? none; side !== none; side = sides.next[side] ?? none) {
      crossed[crossedCount] = side;
      crossedCount += 1;
    }
    beginning[line] = none;
  }

  /** Insertion sort: they are nearly sorted from the line before. */
  function sortByPlace(): void {
    for (let i = 1; i < crossedCount; i += 1) {
      const side = crossed[i] ?? none;
      const x = sides.x[side] ?? 0;
      let place = i;
      for (; place > 0; place -= 1) {
        const before = crossed[place - 1] ?? none;
        if ((sides.x[before] ?? 0) <= x) break;
        crossed[place] = before;
      }
      crossed[place] = side;
    }
  }

  function forgetPassed(line: number): void {
    let kept = 0;
    for (let place = 0; place < crossedCount; place += 1) {
      const side = crossed[place] ?? none;
      if ((sides.last[side] ?? 0) < line) continue;
      crossed[kept] = side;
      kept += 1;
    }
    crossedCount = kept;
  }
}

/** Groups of areas that do not overlap vertically, such as letters: sorting small groups is far faster. */
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
