import type { Draw } from './draw.ts';

/** What an attacker may know: a browser's cookies and token, what stands in addresses, ids of what is stored. */
export interface Known {
  /** Of a browser that has seen a page; `desk` is signed in as well. */
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

/** As a browser sends a form of ours; now and then without its token, its cookie or its origin. */
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
