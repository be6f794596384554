/** The OpenID Connect provider, and our client credentials for it. */
export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Parses the URL of the provider; null unless it is https or a loopback address. */
export function parseIssuer(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, search, hash, username, password } = new URL(text);
  const isHere = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';
  const isPlain = search === '' && hash === '' && username === '' && password === '';
  return isPlain && (protocol === 'https:' || (protocol === 'http:' && isHere)) ? text : null;
}

export const issuerForm = 'an https address, such as https://login.example.ie';
