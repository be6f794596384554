/** What a browser sent of the cookie with this name; null where it has none. */
export function cookieText(header: string | undefined, name: string): string | null {
  const pair = header?.split(';').find((each) => each.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1) ?? null;
}

/** No script reads it, and no form of another site brings it along. A `__Host-` name needs these, and HTTPS. */
export const cookieAttributes = (secure: boolean): string =>
  `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
