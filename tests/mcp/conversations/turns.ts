/*
 * What people who buy steel doors say, with arguments as a model makes them of the descriptions of the tools. Figures are
 * worked out by hand, from the price book of the tests.
 */

/** One call of a tool, with what its text must say and must not. */
export interface Turn {
  readonly tool: string;
  readonly args: Record<string, unknown>;
  readonly says: readonly (string | RegExp)[];
  readonly saysNot?: readonly string[];
  /** Whether the model is asked for something instead of an answer. */
  readonly asks?: boolean;
}

export interface Conversation {
  readonly said: string;
  readonly turns: readonly Turn[];
}

export const estimate = (door: Record<string, unknown>, turn: Omit<Turn, 'tool' | 'args'>): Turn => ({
  tool: 'estimate_internal_doors',
  args: { doors: [door] },
  ...turn,
});

export const find = (args: Record<string, unknown>, turn: Omit<Turn, 'tool' | 'args'>): Turn => ({
  tool: 'find_internal_doors',
  args,
  ...turn,
});

/** A single door of 900 × 2100: 1.89 m² × 950 + 320 = 2,115.50, so €2,116; with VAT 2,602.68, so €2,603. */
export const single = { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' };
