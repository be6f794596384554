/** The UTF-8 of a text, each byte as one letter. One letter that takes more would double the room of all the others. */
export const bytesAsLetters = (text: string): string =>
  beyondAscii.test(text) ? Buffer.from(text).toString('latin1') : text;

const beyondAscii = /[^\x00-\x7f]/; // eslint-disable-line no-control-regex

/** All that stands for itself within the quotes of JSON, and takes one byte. */
const plain = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;
/** What JSON writes in other letters: quotes, backslashes, control characters and halves of characters. */
// eslint-disable-next-line no-control-regex
const escaped = /["\\\u0000-\u001f\ud800-\udfff]/;

/** What stands between the quotes of a string. */
export function insideQuotes(text: string): string {
  if (plain.test(text)) return text;
  return escaped.test(text) ? bytesAsLetters(JSON.stringify(text)).slice(1, -1) : bytesAsLetters(text);
}

/** ".07", ".1": what stands behind the point, by the hundredths. */
const fractions = Array.from({ length: 100 }, (_, hundredths) => String(hundredths / 100).slice(1));
/** Far above any price, and far below where hundredths are lost. */
const mostInHundredths = 1e9;

/** A number as JSON has it. Ours have two decimals at most: to find out how many for any number takes far longer. */
export function numberText(value: number): string {
  const hundredths = Math.round(value * 100);
  const isPlain = value > 0 && value < mostInHundredths && hundredths / 100 === value;
  if (Number.isInteger(value) || !isPlain) return String(value);
  const fraction = hundredths % 100;
  return String((hundredths - fraction) / 100) + (fractions[fraction] ?? '');
}
