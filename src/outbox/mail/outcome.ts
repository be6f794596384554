import type { AttemptOutcome } from '../../app/outbox/delivery.ts';

/** Fields of nodemailer's errors. */
interface SendError {
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly command?: unknown;
  readonly response?: unknown;
  readonly responseCode?: unknown;
}

/** A failure of the login, the server, the recipient or (`way`) the connection. */
export type MailFailure =
  | { readonly kind: 'login' | 'server' | 'way'; readonly said: string }
  | { readonly kind: 'recipient'; readonly said: string };

/** Classifies an error in a few words. Keeps only codes, since the server's text may repeat an address. */
export function failureOf(error: unknown): MailFailure {
  const { code, originalCode, command, response, responseCode } = error as SendError;
  const codes = codesOf(responseCode, response);
  if (code === 'EAUTH')
    return { kind: 'login', said: `user name or password refused${codes && ` (${codes})`}` };
  const afterSender = command === 'RCPT TO' || command === 'DATA';
  if (typeof responseCode === 'number' && responseCode >= 500 && afterSender)
    return { kind: 'recipient', said: `refused for good (${codes})` };
  if (codes !== '') return { kind: 'server', said: `not taken by the server (${codes})` };
  if (code === 'ETLS') return { kind: 'way', said: 'no encrypted connection to the server' };
  if (code === 'EMESSAGE') return { kind: 'recipient', said: 'too large for the server' };
  return { kind: 'way', said: `no connection to the server (${networkCode(originalCode ?? code)})` };
}

function codesOf(responseCode: unknown, response: unknown): string {
  if (typeof responseCode !== 'number') return '';
  const [, enhanced] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response)) ?? [];
  return enhanced === undefined ? String(responseCode) : `${responseCode} ${enhanced}`;
}

/** The code of a network error, such as ECONNREFUSED; other values might leak data. */
const networkCode = (code: unknown): string =>
  /^[A-Z_]{3,60}$/.test(String(code)) ? String(code) : 'unknown';

/**
 * The outcome of a failure. A mail whose recipient is refused is not retried, except to staff, whose address
 * the operator can correct in the configuration.
 */
export function outcomeOf({ kind, said }: MailFailure, to: 'staff' | 'customer' | 'owner'): AttemptOutcome {
  return { kind: kind === 'recipient' && to !== 'staff' ? 'skipped' : 'failed', result: said };
}
