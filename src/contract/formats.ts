import { fullFormats } from 'ajv-formats/dist/formats.js';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import isEmail from 'validator/lib/isEmail.js';
import { readSoundDesign } from '../domain/design/sound-design.ts';

/** What each `format` of our schemas accepts, and how its fault reads to the person who must mend it. */
export const formats = {
  'idn-email': {
    accepts: (text: string) => isEmail(text, { allow_utf8_local_part: true }),
    fault: 'must be one plain e-mail address, such as name@example.ie',
  },
  phone: {
    accepts: (text: string) => e164(text) !== null,
    fault: 'must be a valid phone number; without a country code it is read as Irish',
  },
  uri: {
    accepts: isWebAddress,
    fault: 'must be an absolute http or https address',
  },
  'date-or-date-time': {
    accepts: (text: string) => isRfc3339('date-time', text) || isRfc3339('date', text),
    fault: 'must be an RFC 3339 date-time such as 2026-03-31T17:00:00Z, or a date such as 2026-03-31',
  },
  'door-design': {
    accepts: (text: string) => readSoundDesign(text) !== null,
    fault: 'must be a door design, such as tSINGLE.HINGED-w900-h2100',
  },
} as const satisfies Record<string, { accepts: (text: string) => boolean; fault: string }>;

/** The number in international form, or null when no such number can exist. */
export function e164(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: 'IE', extract: false });
  return number?.isPossible() && number.isValid() ? number.number : null;
}

/** URL parsers forgive spaces and control characters; an address with them was mangled on its way. */
function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s/]/i.test(text) || /[\s\p{Cc}]/u.test(text)) return false;
  return URL.canParse(text);
}

function isRfc3339(kind: 'date' | 'date-time', text: string): boolean {
  const format = fullFormats[kind];
  return typeof format === 'object' && 'validate' in format && typeof format.validate === 'function'
    ? (format.validate as (text: string) => boolean)(text)
    : false;
}
