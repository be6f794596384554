import { bounds } from '../bounds.ts';
import { type DoorDesign, isSound } from '../../domain/design/design.ts';
import { readDesignText } from '../../domain/design/design-text.ts';
import { designsOfOrder } from '../../domain/design/order-text.ts';
import { given, readSize, sizePattern } from '../../domain/doors/wire.ts';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import isEmail from 'validator/lib/isEmail.js';
import { standardEircode } from '../../domain/enquiry/eircode.ts';

const rfc3339 =
  '[0-9]{4}-[0-9]{2}-[0-9]{2}([tT ][0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?([zZ]|[+-][0-9]{2}:[0-9]{2}))?';
const rfc3339Shape = new RegExp(`^${rfc3339}$`);

/** Each `format` of our schemas: its check, and its complaint, which may depend on the text. */
export const formats = {
  'idn-email': {
    accepts: (text: string) => isStoredEmail(text) && !unseen.test(text),
    fault: 'must be one plain e-mail address, such as name@example.ie',
  },
  phone: {
    accepts: (text: string) => e164(text) !== null && !lacksAreaCode(text),
    fault: phoneFault,
  },
  uri: {
    accepts: isWebAddress,
    pattern: '^\\s*([hH][tT]{2}[pP][sS]?://\\S+)?\\s*$',
    fault: 'must be an absolute http or https address',
  },
  eircode: {
    accepts: (text: string) => standardEircode(text) !== null,
    fault: 'must be an Eircode, such as D02 X285',
  },
  'date-or-date-time': {
    accepts: isDateOrDateTime,
    pattern: `^\\s*(${rfc3339})?\\s*$`,
    fault: 'must be an RFC 3339 date-time such as 2026-03-31T17:00:00Z, or a date such as 2026-03-31',
  },
  millimetres: {
    accepts: (text: string) => readSize(text) !== undefined || given(text) === undefined,
    pattern: sizePattern,
    fault: `must be a whole number of millimetres from ${bounds.shortestSize} to ${bounds.longestSize}, such as 900`,
  },
  'door-design': {
    accepts: isDesign,
    fault: 'must be the design of an answered door as it stands there, such as tDOUBLE.HINGED-w1800-h2100',
  },
  'door-order': {
    accepts: (text: string) => designsOfOrder(text) !== null,
    fault:
      'must be the order of an answer as it stands there, such as door=tPIVOT-w1100-h2200&door=tSLIDING-w900-h2100',
  },
} as const satisfies Record<string, Format>;

export interface Format {
  readonly accepts: (text: string) => boolean;
  /**
   * Approximates the check, for validators that do not know the format. It accepts a blank, which means "not
   * given".
   */
  readonly pattern?: string;
  readonly fault: string | ((text: string) => string);
}

/** The checks without the messages, for ajv. */
export const accepts = Object.fromEntries(
  Object.entries(formats).map(([name, format]) => [name, format.accepts]),
);

/** Whether a text may equal a stored address. Earlier versions also accepted invisible characters. */
export const isStoredEmail = (text: string): boolean => isPlainEmail(text) || isAnyEmail(text);

/**
 * Characters rejected in addresses: invisible ones make two addresses look the same, and line separators and
 * direction marks would reach mail headers.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Fast path: matches nearly all addresses in a tenth of the time of the full check. */
const isPlainEmail = (text: string): boolean => text.length <= longestPlainEmail && plainEmail.test(text);

/**
 * Maximum length for the fast path, below which neither the local part nor a label of the host can be too
 * long.
 */
const longestPlainEmail = 60;
const plainEmail = /^[a-z0-9]+(?:[._+-][a-z0-9]+)*@(?:[a-z0-9]+(?:-[a-z0-9]+)*\.)+[a-z]{2,24}$/i;

/** The full check encodes the text to bytes, which throws on lone surrogates. */
const isAnyEmail = (text: string): boolean =>
  text.isWellFormed() && isEmail(text, { allow_utf8_local_part: true });

/** The number in E.164 format; null if the number is invalid. */
export function e164(typed: string): string | null {
  const number = parsePhoneNumberFromString(typed, { defaultCountry: 'IE', extract: false });
  return number?.isPossible() && number.isValid() ? number.number : null;
}

/** An Irish number as it is dialled within its own area. */
const localNumber = /^[\s().-]*[1-9](?:[\s().-]*\d){4,6}[\s().-]*$/;
/** Area codes whose local numbers together cover all lengths, five to seven digits. */
const areaCodes = ['01', '021', '022', '061'];

/**
 * Whether several areas have this number: 679 1234 exists in Dublin, in Cork, and, as 067 91234, in Nenagh.
 */
const lacksAreaCode = (typed: string): boolean =>
  localNumber.test(typed) && areaCodes.some((code) => e164(`${code} ${typed}`) !== null);

function phoneFault(typed: string): string {
  return lacksAreaCode(typed)
    ? 'needs its area code: please add it, such as 01 679 1234'
    : 'must be a valid phone number; without a country code it is read as Irish';
}

function isDesign(text: string): boolean {
  const design = readDesignText(text);
  return design !== null && isSound(design) && hasSizesOfOurs(design);
}

/** Whether the sizes of a design fit the fields of a response, which may repeat them as sent. */
const hasSizesOfOurs = ({ door: { opWidth, opHeight, doorLeafWidth, doorHeightMm } }: DoorDesign): boolean =>
  [opWidth, opHeight, doorLeafWidth, doorHeightMm].every(
    (size = '') => size.length <= bounds.longestSizeText,
  );

/**
 * Start of a URL whose host is short enough: at most 253 characters, plus user and port. Encoding a far longer host
 * takes quadratic time.
 */
const webAddressStart = /^https?:\/\/[^\s/?#\\][^/?#\\]{0,511}(?:[/?#\\]|$)/i;

/** Rejects spaces and control characters, which URL parsers drop: a URL with these was damaged in transit. */
function isWebAddress(text: string): boolean {
  if (!webAddressStart.test(text) || /[\s\p{Cc}]/u.test(text)) return false;
  return URL.canParse(text);
}

/** RFC 3339, also with a space instead of the T. ajv-formats checks that date and time exist. */
function isDateOrDateTime(text: string): boolean {
  return rfc3339Shape.test(text) && exists(text.includes(':') ? 'date-time' : 'date', text);
}

function exists(kind: 'date' | 'date-time', text: string): boolean {
  const format = fullFormats[kind];
  return typeof format === 'object' && 'validate' in format && typeof format.validate === 'function'
    ? (format.validate as (text: string) => boolean)(text)
    : false;
}
