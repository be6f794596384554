import { type OperationId, operations } from '../app/operations/table.ts';
import { securityWords } from '../domain/words/table.ts';

const note =
  'This tool is for internal glazed doors: none is fire-rated, bullet-resistant or a security door. For one of those use submit_security_doors_enquiry; they have no price estimate.';

/**
 * Tells the assistant that a tool for internal doors was asked for a security door: the tool ignores such
 * words, and would return the price of an ordinary door. Empty for tools that send an enquiry.
 */
export function securityNote(id: OperationId, args: unknown): readonly string[] {
  const isBefore = operations[id].effect === 'reads' || id === 'createInternalDoorQuote';
  return isBefore && textsOf(args, deepest).some((text) => securityWords.test(text)) ? [note] : [];
}

/** Depth of a door's fields: list, door, field. */
const deepest = 3;

/** Fields whose texts do not describe a door. */
const aboutOthers = new Set(['customer', 'consent', 'design', 'source', 'sourceId', 'idempotencyKey']);

function textsOf(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return [value];
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    aboutOthers.has(name) ? [] : textsOf(member, depth - 1),
  );
}
