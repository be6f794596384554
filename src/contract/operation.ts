import type Type from 'typebox';
import type { ProblemCode } from './problems.ts';

/** What a call may do: read something, or submit an enquiry that a person will act on. */
export type Effect = 'reads' | 'submits';

/**
 * Who may call: `limited` counts against the caller's rate limit, `open` does not; `per-tool` counts each call of a
 * tool as a call of the tool's operation.
 */
export type Access = 'limited' | 'open' | 'per-tool';

/** How assistants know an operation. A name is never changed: they are written into other people's settings. */
export interface ToolFace {
  readonly name: string;
  readonly title: string;
  /** For a model: what it does, when to call it, what to do with the answer. */
  readonly description: string;
}

interface Example {
  readonly summary: string;
  readonly body: unknown;
}

/** One row of the table from which routes, validation, documentation, tools and client types are made. */
export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly tag: 'Enquiries' | 'Doors';
  readonly summary: string;
  readonly description: string;
  readonly access: Access;
  readonly effect: Effect;
  readonly body: Type.TObject | null;
  /** Only estimate and recommend insist on the Content-Type; the others read JSON whatever its label. */
  readonly jsonOnly: boolean;
  readonly reply: Type.TObject;
  readonly problems: readonly ProblemCode[];
  readonly examples: Readonly<Record<string, Example>>;
  /** Where it is offered to assistants as a tool. */
  readonly tool?: ToolFace;
}
