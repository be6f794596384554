/** The UTF-8 of a text, each byte as one letter. One letter that takes more would double the room of all the others. */
export const bytesAsLetters = (text: string): string => (beyondAscii.test(text) ? lettersOf(text) : text);

/** Room for a text on its way from one to the other: to make some for each takes longer than to write it there. */
const room = Buffer.allocUnsafeSlow(8192);
const mostBytesPerLetter = 3;

const lettersOf = (text: string): string =>
  text.length * mostBytesPerLetter <= room.length
    ? room.toString('latin1', 0, room.write(text))
    : Buffer.from(text).toString('latin1');

const beyondAscii = /[^\x00-\x7f]/; // eslint-disable-line no-control-regex

/** All that stands for itself within the quotes of JSON, and takes one byte. */
const plain = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;
/** What JSON writes in other letters: quotes, backslashes, control characters and halves of characters. */
// eslint-disable-next-line no-control-regex
const escaped = /["\\\u0000-\u001f\ud800-\udfff]/;

/** What stands between the quotes of a string. */
export function insideQuotes(text: string): string {
  if (text.length <= mostLooked ? isPlain(text) : plain.test(text)) return text;
  return escaped.test(text) ? bytesAsLetters(JSON.stringify(text)).slice(1, -1) : lettersOf(text);
}

/** Most texts are a size or a count: to have so few letters looked at by an expression takes longer than to look. */
const mostLooked = 8;

function isPlain(text: string): boolean {
  for (let i = 0; i < text.length; i += 1) {
    const letter = text.charCodeAt(i);
    if (letter < space || letter > tilde || letter === quote || letter === backslash) return false;
  }
  return true;
}

const [space, tilde, quote, backslash] = [0x20, 0x7e, 0x22, 0x5c];

/** The same of our own words (contract/fields.ts). To look for a sign is far cheaper than to look at each letter. */
export const insideOwnQuotes = (text: string): string =>
  text.includes('€') || text.includes('×') ? lettersOf(text) : text;

/** ".07", ".1": what stands behind the point, by the hundredths. */
const fractions = Array.from({ length: 100 }, (_, hundredths) => String(hundredths / 100).slice(1));
/** Far above any price, and far below where hundredths are lost. */
const mostInHundredths = 1e9;

/** A number as JSON has it. Ours have two decimals at most: to find out how many for any number takes far longer. */
export function numberText(value: number): string {
  // As one of V8's small numbers, whose texts it keeps.
  const whole = value | 0;
  if (whole === value) return String(whole);
  const hundredths = Math.round(value * 100);
  const isPlain = value > 0 && value < mostInHundredths && hundredths / 100 === value;
  if (!isPlain) return String(value);
  const fraction = hundredths % 100;
  return String((hundredths - fraction) / 100) + (fractions[fraction] ?? '');
}
