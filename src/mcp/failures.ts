import type { CallToolResult } from '@modelcontextprotocol/server';
import type { Refusal, RefusalCode } from '../app/shared/refusal.ts';
import { bounds } from '../contract/bounds.ts';
import { type ProblemKind, problems } from '../contract/problems.ts';
import type { Fault } from '../contract/reading/faults.ts';

/** The result of a failed call: what happened, and what to do next. */
export function failed(...sentences: readonly string[]): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: sentences.join('\n') }] };
}

/**
 * The result of a call that may succeed after a wait. The seconds are in `_meta`, not in structured content: clients
 * of the first SDK compare structured content with the tool's output schema even if a call failed, and then hide the
 * error.
 */
export function failedFor(retryAfterSeconds: number, ...sentences: readonly string[]): CallToolResult {
  return { ...failed(...sentences), _meta: { retryAfterSeconds } };
}

const askForConsent =
  'Ask the user whether their details may be sent and whether they want to be contacted. Only after a clear yes, call again with consent.granted set to true.';

/** How soon an enquiry is answered, for the assistant to tell the user before sending one. */
export const enquiryLine = (expected: string | null): readonly string[] =>
  expected === null ? [] : [`Enquiries: ${expected}`];

/** The result for invalid arguments. `more`: further lines for the assistant. */
export function invalidArguments(faults: readonly Fault[], more: readonly string[] = []): CallToolResult {
  const needsConsent = faults.some(({ pointer }) => pointer.startsWith('/consent'));
  return failed(
    'Nothing was done: the arguments need attention.',
    ...faults.map(({ message }) => `- ${message}`),
    needsConsent
      ? askForConsent
      : 'Mend every field named here and call again. Ask the user for what you do not know.',
    ...more,
  );
}

const nextSteps: Readonly<Record<RefusalCode, string>> = {
  spam_rejected:
    'Do not send it again as it is. Say in plain words what the user wants, without advertising.',
  duplicate_submission: 'Do not send it again. Tell the user that the first one is stored.',
  request_in_progress: `${waitFor('request_in_progress')}, then call again with the same arguments.`,
  idempotency_key_reused: 'Use a new idempotencyKey for a new request.',
  not_found: 'Check the id with the user.',
  enquiry_closed: 'Tell the user to write or ring.',
  store_unavailable: `${waitFor('store_unavailable')}, then call again with the same arguments, once.`,
  pictures_busy: `${waitFor('pictures_busy')}, then call again.`,
  rate_limited: 'Wait as long as it says, then call again, once.',
};

function waitFor(code: 'request_in_progress' | 'store_unavailable' | 'pictures_busy'): string {
  const { retryAfter } = problems[code];
  return retryAfter === 1 ? 'Wait a second' : `Wait ${retryAfter} seconds`;
}

export function refused({ message, code, id, reference, retryAfter }: Refusal): CallToolResult {
  const named = id === undefined ? message : `${message} (${id})`;
  const told = [reference === null ? named : `${named} Its reference is ${reference}.`, nextSteps[code]];
  const { retryAfter: wait = retryAfter }: ProblemKind = problems[code];
  return wait === undefined ? failed(...told) : failedFor(wait, ...told);
}

/** The result of a withdrawal of an estimate that was never sent on. */
export const nothingToWithdraw = failed(
  'Nothing was withdrawn: this is an estimate with a link, not an enquiry. Nothing was sent to the maker.',
  `Tell the user that the link ends by itself after ${bounds.linkDays} days.`,
);

/** The result of a withdrawal by a caller other than the key that sent the enquiry. `byHand`: how the user does it. */
export const notWithdrawn = (byHand: string): CallToolResult =>
  failed(
    'Nothing was withdrawn: only the API key that sent an enquiry can withdraw it.',
    `Tell the user: ${byHand}`,
  );

export function broken(requestId: string): CallToolResult {
  return failed(
    'Something went wrong on our side.',
    `Try again later; if it persists, report it with the request id ${requestId}.`,
  );
}
