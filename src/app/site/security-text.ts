import type { Business } from '../../domain/business/business.ts';
import { mailAddress } from '../../domain/wording/business.ts';

/** Where to report a vulnerability, and the operator's disclosure policy. */
export interface SecurityContacts {
  /** URIs (https, mailto or tel), preferred first. */
  readonly contacts: readonly string[];
  readonly policy: string | null;
}

const dayMs = 86_400_000;
/** Days until the text expires; RFC 9116 recommends less than a year. */
const validDays = 300;

/**
 * The text of security.txt (RFC 9116). The expiry is rounded to a day, so that the text changes only once a day.
 */
export function securityText({ contacts, policy }: SecurityContacts, publicUrl: string, now: number): string {
  const expires = (Math.floor(now / dayMs) + validDays) * dayMs;
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(expires).toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    ...(policy === null ? [] : [`Policy: ${policy}`]),
    '',
  ].join('\n');
}

/** The contacts of the maker's card, used if the operator has configured none; null if the card has none. */
export function contactsOfMaker({ isSample, email, phone }: Business): SecurityContacts | null {
  const contacts = [
    ...(email === undefined ? [] : [mailAddress(email)]),
    ...(phone ? [`tel:${phone.number}`] : []),
  ];
  return isSample || contacts.length === 0 ? null : { contacts, policy: null };
}

/** Parses a comma-separated list; null if any entry is not a valid contact. */
export function parseContacts(text: string): readonly string[] | null {
  const contacts = text.split(',').map((each) => contactOf(each.trim()));
  return contacts.every((contact) => contact !== null) ? contacts : null;
}

function contactOf(text: string): string | null {
  if (mailbox.test(text)) return `mailto:${text}`;
  const [, scheme = '', rest = ''] = /^(mailto|tel|https):(.*)$/i.exec(text) ?? [];
  switch (scheme.toLowerCase()) {
    case 'mailto':
      return mailbox.test(rest) ? text : null;
    case 'tel':
      return /^\+?[\d().-]+$/.test(rest) && /\d/.test(rest) ? text : null;
    case 'https':
      return secureAddress(text);
    default:
      return null;
  }
}

const mailbox = /^[^\s@:,<>"]+@[^\s@:,<>".]+(?:\.[^\s@:,<>".]+)+$/;

export function secureAddress(text: string): string | null {
  return /^https:\/\/\S+$/i.test(text) && URL.canParse(text) ? text : null;
}
