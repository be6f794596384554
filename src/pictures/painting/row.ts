/** Antialiasing: scan lines for each pixel row, and subpixels for each pixel. */
export const fineness = 4;
/** Full coverage of a pixel. */
export const wholePixel = fineness * fineness;

/** Paints a run of pixels of equal coverage in one row. */
export type PaintRun = (row: number, from: number, to: number, cover: number) => void;

/** Pixels skipped together if no edge is among them. */
const blockSize = 8;
const blockOf = (pixel: number) => Math.floor(pixel / blockSize);

/** Coverage of one row of pixels, accumulated from spans of its scan lines. */
export function createRow(width: number) {
  /** By pixel: partial coverage where a span starts or ends, and starts and ends of full coverage between. */
  const ends = new Int16Array(width + 2);
  const wholes = new Int16Array(width + 2);
  /** By block: whether coverage changes within it. */
  const changes = new Uint8Array(blockOf(width + 2) + 1);
  let first = Infinity;
  let last = -1;

  /** Adds a span, in subpixels, on so many scan lines. */
  function cover(start: number, end: number, lines: number): void {
    const from = Math.floor(start / fineness);
    const to = Math.floor(end / fineness);
    if (from === to) add(ends, from, lines * (end - start));
    else {
      add(ends, from, lines * (fineness - (start % fineness)));
      add(ends, to, lines * (end % fineness));
      add(wholes, from + 1, lines * fineness);
      add(wholes, to, -lines * fineness);
    }
    changes[blockOf(from)] = changes[blockOf(from + 1)] = 1;
    changes[blockOf(to)] = changes[blockOf(to + 1)] = 1;
    if (from < first) first = from;
    if (to > last) last = to;
  }

  /** Paints the accumulated coverage on so many rows, and resets it. */
  function paint(row: number, rows: number, paintRun: PaintRun): void {
    let whole = 0;
    let start = 0;
    let current = 0;
    for (let block = blockOf(first); block <= blockOf(last + 1); block += 1) {
      if (changes[block] !== 1) continue;
      changes[block] = 0;
      const end = Math.min((block + 1) * blockSize, width + 2);
      for (let x = block * blockSize; x < end; x += 1) {
        whole += wholes[x] ?? 0;
        const covered = whole + (ends[x] ?? 0);
        wholes[x] = 0;
        ends[x] = 0;
        if (covered === current) continue;
        if (current > 0) for (let each = 0; each < rows; each += 1) paintRun(row + each, start, x, current);
        start = x;
        current = covered;
      }
    }
    first = Infinity;
    last = -1;
  }

  return { cover, paint };
}

function add(counts: Int16Array, place: number, count: number): void {
  counts[place] = (counts[place] ?? 0) + count;
}
