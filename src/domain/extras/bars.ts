/** Glazing bars: columns and rows of panes in each leaf and side panel. */
export interface Bars {
  readonly columns: number;
  readonly rows: number;
}

/** Pattern of `2x4`, `2 × 4` and `2X4`, also used in the contract. */
export const barsPattern = '^\\s*([1-9][0-9]?)\\s*[xX×]\\s*([1-9][0-9]?)\\s*$';
const barsShape = new RegExp(barsPattern, 'u');

/** Parses glazing bars; undefined if the text has another form. `1x1` is a single pane without bars. */
export function readBars(text: string): Bars | undefined {
  const [, columns, rows] = barsShape.exec(text) ?? [];
  return columns === undefined ? undefined : { columns: Number(columns), rows: Number(rows) };
}

export const hasBars = ({ columns, rows }: Bars): boolean => columns * rows > 1;

export const barsText = ({ columns, rows }: Bars): string => `${columns}x${rows}`;
