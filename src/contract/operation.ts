import type Type from 'typebox';
import type { ProblemCode } from './problems.ts';

/** A read, or a submission that reaches staff. */
export type Effect = 'reads' | 'submits';

/**
 * Access class of a route. `limited` counts against the caller's rate limit and refuses above it;
 * `limited-page` counts too, but the page shows the refusal and keeps the form's input; `per-tool` counts
 * the message, and each tool call as a call of its operation; `open` counts nothing; `staff` counts nothing
 * and requires a session.
 */
export type Access = 'limited' | 'limited-page' | 'per-tool' | 'open' | 'staff';

/** An operation as a tool. Names are never changed: they are in clients' configurations. */
export interface ToolFace {
  readonly name: string;
  readonly title: string;
  /** For the model: what it does, when to call it, what to do with the answer. */
  readonly description: string;
}

interface Example {
  readonly summary: string;
  readonly body: unknown;
}

/**
 * The contract of an operation; routes, validation, documentation, tools and client types are generated
 * from it.
 */
export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly tag: 'Enquiries' | 'Doors';
  readonly summary: string;
  readonly description: string;
  readonly access: Extract<Access, 'limited' | 'open'>;
  readonly effect: Effect;
  readonly body: Type.TObject | null;
  /** Only estimate and recommend require a JSON Content-Type; the others parse JSON whatever its label. */
  readonly jsonOnly: boolean;
  readonly reply: Type.TObject;
  /** The answer is the same for all callers until a restart, so it is rendered once. */
  readonly cached?: boolean;
  readonly problems: readonly ProblemCode[];
  readonly examples: Readonly<Record<string, Example>>;
  /** Set if assistants get it as a tool. */
  readonly tool?: ToolFace;
}
