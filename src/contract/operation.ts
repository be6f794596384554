import type Type from 'typebox';
import type { ProblemCode } from './problems.ts';

/**
 * `reads`: changes nothing. `submits`: sends something to staff; safe to retry with an idempotency key.
 * `changes`: changes stored data; always safe to retry.
 */
export type Effect = 'reads' | 'submits' | 'changes';

/**
 * Access class of a route. `limited`: counts against the caller's rate limit, and is refused above it.
 * `limited-page`: counts too, but the page shows the refusal and keeps the form's input. `per-tool`: counts the
 * message, and each tool call as a call of its operation. `open`: not counted. `staff`: not counted, but requires a
 * session.
 */
export type Access = 'limited' | 'limited-page' | 'per-tool' | 'open' | 'staff';

/** The MCP tool of an operation. Its name never changes, because clients' configurations contain it. */
export interface ToolFace {
  readonly name: string;
  readonly title: string;
  /** Written for the model: what the tool does, when to call it, what to do with the result. */
  readonly description: string;
}

interface Example {
  readonly summary: string;
  readonly body: unknown;
}

/**
 * The contract of an operation, from which routes, validation, documentation, tools and client types are generated.
 */
export interface Operation {
  readonly id: string;
  readonly method: 'GET' | 'POST';
  /** May have one parameter, as in `/api/enquiries/{id}`. */
  readonly path: string;
  readonly tag: 'Enquiries' | 'Doors';
  readonly summary: string;
  readonly description: string;
  readonly access: Extract<Access, 'limited' | 'open'>;
  readonly effect: Effect;
  /** Whether a live API key is required. All other callers get 404. */
  readonly needsKey?: true;
  readonly body: Type.TObject | null;
  /** Whether a JSON Content-Type is required. Other operations parse a body with any Content-Type as JSON. */
  readonly jsonOnly: boolean;
  readonly reply: Type.TObject;
  /** Whether the response is rendered once, because it is the same for all callers until a restart. */
  readonly cached?: boolean;
  readonly problems: readonly ProblemCode[];
  readonly examples: Readonly<Record<string, Example>>;
  /** The operation as an MCP tool; absent if assistants cannot call it. */
  readonly tool?: ToolFace;
}

const idParameter = '{id}';

export const takesId = ({ path }: Pick<Operation, 'path'>): boolean => path.includes(idParameter);

/** The path with its parameter replaced by an id, or by a router's placeholder. */
export const pathWith = ({ path }: Pick<Operation, 'path'>, id: string): string =>
  path.replace(idParameter, () => id);
