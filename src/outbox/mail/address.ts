/** An address as servers take it: its domain in ASCII. What stands before the @ is the receiver's own affair. */
export function sendable(address: string): string {
  const at = address.lastIndexOf('@');
  const web = `http://${address.slice(at + 1)}/`;
  return URL.canParse(web) ? `${address.slice(0, at)}@${new URL(web).hostname}` : address;
}

/** Whether only servers with SMTPUTF8 take it, and headers cannot hold it without. */
export const needsAnyLetters = (address: string): boolean =>
  /[^\p{ASCII}]/u.test(address.slice(0, address.lastIndexOf('@')));
