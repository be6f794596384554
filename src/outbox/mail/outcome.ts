import type { AttemptOutcome } from '../../app/outbox/delivery.ts';

/** What the library says of a mail that did not go out. */
interface SendError {
  readonly code?: unknown;
  readonly originalCode?: unknown;
  readonly command?: unknown;
  readonly response?: unknown;
  readonly responseCode?: unknown;
}

/** Whose fault it is that a mail was not taken: of the settings or the server, of the recipient, or of the way there. */
export type Trouble =
  | { readonly kind: 'login' | 'server' | 'way'; readonly said: string }
  | { readonly kind: 'recipient'; readonly said: string };

/** In a few words, without an address: what a server says may repeat one, so only its codes are kept. */
export function troubleOf(error: unknown): Trouble {
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

/** ECONNREFUSED and the like; anything else might say more than it should. */
const networkCode = (code: unknown): string =>
  /^[A-Z_]{3,60}$/.test(String(code)) ? String(code) : 'unknown';

/** An address of one person that is refused for good is not tried again. Staff are told until it works: that can be mended. */
export function outcomeOf({ kind, said }: Trouble, to: 'staff' | 'customer' | 'owner'): AttemptOutcome {
  return { kind: kind === 'recipient' && to !== 'staff' ? 'skipped' : 'failed', result: said };
}
