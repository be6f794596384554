/** The address with its domain in ASCII, as SMTP requires. The local part stays as it is. */
export function sendable(address: string): string {
  const at = address.lastIndexOf('@');
  const web = `http://${address.slice(at + 1)}/`;
  return URL.canParse(web) ? `${address.slice(0, at)}@${new URL(web).hostname}` : address;
}

/** Whether the address needs SMTPUTF8, because its local part is not ASCII. */
export const needsAnyLetters = (address: string): boolean =>
  /[^\p{ASCII}]/u.test(address.slice(0, address.lastIndexOf('@')));
