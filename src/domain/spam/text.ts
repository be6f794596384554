/**
 * Normalises a text: resolves compatibility forms, drops invisible characters, accents and case, maps
 * look-alike letters to the script of the word, and joins spaced-out words. Phrases are normalised by the
 * same functions, so tables can use normal spelling.
 */

/** Mark of a sentence end. No phrase matches across it. */
export const sentenceEnd = '.';
export const moneyMark = '<money>';
export const linkMark = '<link>';
export const mailMark = '<mail>';

export interface PlainText {
  readonly text: string;
  /** Number of words disguised by mixed scripts or invisible characters. */
  readonly disguisedWords: number;
}

const invisible = /\p{Default_Ignorable_Code_Point}/gu;
// Invisible characters that disguise a word. Not soft hyphens, which pasted text may have, and not joiners in
// other scripts, which need them for spelling.
const hiddenInLatin = /(?<=[A-Za-z])[\u200B\u200C\u2060\uFEFF\u202A-\u202E](?=[A-Za-z])/g;
const shortestDisguise = 4;

type Letters = Readonly<Record<string, string>>;

/** Look-alike letters and their replacements. */
const letters = (pairs: string): Letters =>
  Object.fromEntries(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(2)]));

const latinLookalikes = letters(
  'а=a в=b с=c ԁ=d е=e һ=h і=i ј=j к=k ӏ=l м=m н=h о=o р=p ԛ=q г=r ѕ=s т=t и=u ѵ=v ԝ=w х=x у=y п=n ' +
    'α=a β=b ε=e η=n ι=i κ=k ν=v ο=o ρ=p τ=t υ=u χ=x γ=y ω=w ς=s σ=o ζ=z μ=u',
);
const cyrillicLookalikes = letters('a=а b=в c=с e=е h=н i=і k=к m=м o=о p=р t=т x=х y=у');
const plainLetters = letters('ł=l ø=o đ=d ß=ss æ=ae œ=oe ı=i ɑ=a ɡ=g ɩ=i ʏ=y ɴ=n ʀ=r');
const leet = letters('0=o 1=i 3=e 4=a 5=s 7=t');

const replaceFrom = (table: Letters, word: string): string =>
  Array.from(word, (letter) => table[letter] ?? letter).join('');

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Whether the text is ASCII: only case and apostrophes need normalising. */
const isPlainLatin = (text: string): boolean => /^\p{ASCII}*$/u.test(text);

/** Removes case and accents. Letters are not mapped to another script. */
export const fold = (raw: string): string => (isPlainLatin(raw) ? foldLatin(raw) : foldAny(raw));

const foldLatin = (raw: string): string => raw.toLowerCase().replace(/['`]/g, '');

const foldAny = (raw: string): string =>
  raw
    .normalize('NFKC')
    .replace(invisible, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđßæœıɑɡɩʏɴʀ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/['’‘`´]/g, '');

const toOneScript = (word: string): string =>
  count(word, /\p{Script=Cyrillic}/gu) > count(word, /\p{Script=Latin}/gu)
    ? replaceFrom(cyrillicLookalikes, word)
    : replaceFrom(latinLookalikes, word);

const mixesScripts = (word: string): boolean =>
  /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);

/** Joins "v i a g r a" and "v.i.a.g.r.a" to one word; a wider space between letters ends the word. */
const closeUp = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}])\p{L}(?:[ ._*-]\p{L}(?![\p{L}\p{N}])){3,}/gu, (run) =>
    run.replace(/[ ._*-]/g, ''),
  );

export const toPlainText = (raw: string): PlainText => {
  if (isPlainLatin(raw)) return { text: closeUp(foldLatin(raw)), disguisedWords: 0 };
  let disguisedWords = count(raw, hiddenInLatin) > 1 ? 1 : 0;
  // Cut to the length of the input, because a compatibility character may expand to eighteen characters.
  const folded = fold(raw).slice(0, raw.length);
  const text = folded.replace(/\p{L}+/gu, (word) => {
    if (!mixesScripts(word)) return word;
    if (word.length >= shortestDisguise) disguisedWords += 1;
    return toOneScript(word);
  });
  return { text: closeUp(text), disguisedWords };
};

const unleet = (word: string): string =>
  /\d/.test(word) && /^\p{L}/u.test(word) && /\p{L}$/u.test(word) ? replaceFrom(leet, word) : word;

const currency = new Set('$ € £ ¥ ₽ usd eur gbp dollar dollars euro euros pounds usdt'.split(' '));
const [zero, nine] = ['0'.charCodeAt(0), '9'.charCodeAt(0)] as const;
export const startsWithDigit = (word: string): boolean => {
  const first = word.charCodeAt(0);
  return first >= zero && first <= nine;
};

/** Replaces sums such as "$ 500", "500 €" and "500 euro" with the same mark. */
const mergeSums = (words: readonly string[]): string[] => {
  const merged: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const next = words[at + 1] ?? '';
    const isSum =
      (startsWithDigit(next) && currency.has(word)) || (startsWithDigit(word) && currency.has(next));
    merged.push(isSum ? moneyMark : word);
    if (isSum) at += 1;
  }
  return merged;
};

// Chinese and Japanese have no spaces: each character is a word.
const wordShape =
  /<(?:link|mail|money)>|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[[\p{L}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]]+|[$€£¥₽%]|[.!?;](?=\s|$)|。|\n[ \t]*\n/gv;
const sentenceEnds = '.!?;。\n';
const isSentenceEnd = (word: string): boolean => sentenceEnds.includes(word.charAt(0));

/** The words and sentence ends of a plain text. */
export const toWords = (plain: string): string[] => {
  const joined = plain
    .replace(/(?<=\d)[.,](?=\d)/g, '')
    .replace(/(?<=\p{L})[@$](?=\p{L})/gu, (sign) => (sign === '@' ? 'a' : 's'));
  const words = (joined.match(wordShape) ?? []).map((word) =>
    isSentenceEnd(word) ? sentenceEnd : unleet(word),
  );
  return mergeSums(words);
};
