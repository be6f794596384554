import type Type from 'typebox';
import type { ProblemCode } from './problems.ts';

/** What a call may do: read something, or submit an enquiry that a person will act on. */
type Effect = 'reads' | 'submits';

/** Who may call: `limited` counts against the caller's rate limit, `open` does not. */
export type Access = 'limited' | 'open';

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
}
