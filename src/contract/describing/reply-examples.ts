import replies from './reply-examples.json' with { type: 'json' };

/** Base URL in the examples, replaced by the deployment's. */
const exampleBase = 'https://doors.example.ie';

/**
 * Recorded responses to the request examples with the same names. Long lists are shortened; a test compares
 * all other content with current responses.
 */
export function replyExamples(operationId: string, publicUrl: string): Readonly<Record<string, unknown>> {
  const found = Object.entries(replies).find(([id]) => id === operationId)?.[1] ?? {};
  return JSON.parse(JSON.stringify(found).replaceAll(exampleBase, publicUrl)) as Record<string, unknown>;
}
