export function cookieText(header: string | undefined, name: string): string | null {
  const pair = header?.split(';').find((each) => each.trim().startsWith(`${name}=`));
  return pair?.trim().slice(name.length + 1) ?? null;
}

/** Hidden from scripts and not sent with cross-site POSTs. A `__Host-` name requires these and HTTPS. */
export const cookieAttributes = (secure: boolean): string =>
  `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
