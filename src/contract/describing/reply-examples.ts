import replies from './reply-examples.json' with { type: 'json' };

/** What the addresses in the examples start with; a description puts its own base there. */
const exampleBase = 'https://doors.example.ie';

/**
 * Answers the service gave to the examples of the same names. Lists are cut short; a test holds the rest to what the
 * service answers today.
 */
export function replyExamples(operationId: string, publicUrl: string): Readonly<Record<string, unknown>> {
  const found = Object.entries(replies).find(([id]) => id === operationId)?.[1] ?? {};
  return JSON.parse(JSON.stringify(found).replaceAll(exampleBase, publicUrl)) as Record<string, unknown>;
}
