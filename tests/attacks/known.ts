import type { Draw } from './draw.ts';

/** What an attacker can know: cookies and form token of a browser, tokens in URLs, ids of stored rows. */
export interface Known {
  /** The cookies of a visitor; `desk` also has the session of a member of staff. */
  readonly page: Browser;
  readonly desk: Browser;
  readonly enquiries: readonly string[];
  readonly accounts: readonly string[];
  readonly keys: readonly string[];
  readonly endpoints: readonly string[];
  readonly quotes: readonly string[];
  readonly sent: readonly string[];
  readonly assets: readonly string[];
}

export interface Browser {
  readonly cookie: string;
  readonly token: string;
}

/** The headers of a form post; sometimes without its cookie or its origin. */
export function formHeaders(draw: Draw, { cookie }: Browser): Record<string, string> {
  return {
    accept: 'text/html',
    'content-type': 'application/x-www-form-urlencoded',
    ...(draw.chance(0.97) && { cookie }),
    ...(draw.chance(0.97) && { 'sec-fetch-site': 'same-origin' }),
  };
}

export const formBody = (fields: readonly (readonly [string, string])[]): string =>
  new URLSearchParams(fields.map(([name, value]) => [name, value.toWellFormed()])).toString();
