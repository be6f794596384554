import { type OperationId, operations } from '../app/operations/table.ts';

/** Words for doors that no tool prices. */
const securityWords =
  /\bfire[\s_-]*(?:rat|resist|proof|door)|\bbullet|\bblast|\bsecurity|\bburglar|\b(?:FD|EI)[\s-]*(?:30|60|90|120)|\bRC[\s-]*[1-6]\b/i;

const note =
  'This tool is for internal glazed doors: none is fire-rated, bullet-resistant or a security door. For one of those use submit_security_doors_enquiry; they have no price estimate.';

/**
 * A line for arguments of a tool for internal doors that ask for a door which is none: the word is not read
 * otherwise, and a price would be that of another door. Nothing is said once an enquiry has been sent.
 */
export function securityNote(id: OperationId, args: unknown): readonly string[] {
  const isBefore = operations[id].effect === 'reads' || id === 'createInternalDoorQuote';
  return isBefore && textsOf(args, deepest).some((text) => securityWords.test(text)) ? [note] : [];
}

/** Depth of a door's fields: list, door, field. */
const deepest = 3;

/** Fields whose texts are no wish for a door. */
const aboutOthers = new Set(['customer', 'consent', 'design', 'source', 'sourceId', 'idempotencyKey']);

function textsOf(value: unknown, depth: number): readonly string[] {
  if (typeof value === 'string') return [value];
  if (depth === 0 || typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    aboutOthers.has(name) ? [] : textsOf(member, depth - 1),
  );
}
