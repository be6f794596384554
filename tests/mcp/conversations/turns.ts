/*
 * Sentences of customers, each with the tool calls that a model would make. Prices are worked out by hand,
 * from the price book of the tests.
 */

/** One tool call, with texts that its answer must and must not contain. */
export interface Turn {
  readonly tool: string;
  readonly args: Record<string, unknown>;
  readonly says: readonly (string | RegExp)[];
  readonly saysNot?: readonly string[];
  /** Whether the tool asks the model for something instead of answering. */
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
