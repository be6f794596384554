export function cookieText(header: string | undefined, name: string): string | null {
  const pair = header?.split(';').find((each) => each.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1) ?? null;
}

/**
 * Cookie attributes: hidden from scripts, and not sent with cross-site POSTs. A `__Host-` name requires Path=/ and
 * Secure.
 */
export const cookieAttributes = (secure: boolean, path = '/'): string =>
  `Path=${path}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
