import type Type from 'typebox';
import type { ProblemCode } from './problems.ts';

/** What a call may do: read something, or submit an enquiry that a person will act on. */
export type Effect = 'reads' | 'submits';

/**
 * Who may call a route. `limited` counts against the caller's rate limit and refuses above it; `limited-page` counts too,
 * but leaves it to the page to show the refusal with everything typed; `per-tool` counts the
 * message, and each tool that it calls as a call of the tool's operation; `open` counts nothing; `staff` counts nothing and
 * lets nobody in without a session of a member of staff.
 */
export type Access = 'limited' | 'limited-page' | 'per-tool' | 'open' | 'staff';

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

/** What the wire says of an operation: routes, validation, documentation, tools and client types are made from it. */
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
  /** Only estimate and recommend insist on the Content-Type; the others read JSON whatever its label. */
  readonly jsonOnly: boolean;
  readonly reply: Type.TObject;
  /** The answer is the same for everybody until the program starts anew, so it is made once. */
  readonly cached?: boolean;
  readonly problems: readonly ProblemCode[];
  readonly examples: Readonly<Record<string, Example>>;
  /** Where it is offered to assistants as a tool. */
  readonly tool?: ToolFace;
}
