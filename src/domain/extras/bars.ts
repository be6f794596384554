/** Glazing bars: columns and rows of panes in each leaf and side panel. */
export interface Bars {
  readonly columns: number;
  readonly rows: number;
}

/** `2x4`, `2 × 4`, `2X4`. The contract describes bodies with the same pattern. */
export const barsPattern = '^\\s*([1-9][0-9]?)\\s*[xX×]\\s*([1-9][0-9]?)\\s*$';
const barsShape = new RegExp(barsPattern, 'u');

/** The bars as written; undefined if the text is none. One pane is read as `1x1`, which has no bars. */
export function readBars(text: string): Bars | undefined {
  const [, columns, rows] = barsShape.exec(text) ?? [];
  return columns === undefined ? undefined : { columns: Number(columns), rows: Number(rows) };
}

export const hasBars = ({ columns, rows }: Bars): boolean => columns * rows > 1;

export const barsText = ({ columns, rows }: Bars): string => `${columns}x${rows}`;
