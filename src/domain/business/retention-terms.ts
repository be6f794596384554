const words = [
  ...'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(
    ' ',
  ),
  ...'sixteen seventeen eighteen nineteen twenty'.split(' '),
];
const tens: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 };

const numbers = [...words, ...Object.keys(tens)].join('|');
const duration = new RegExp(`\\b(\\d+|(?:${numbers})(?:-(?:${numbers}))?|an?)[ -](month|year)s?\\b`, 'gi');

/** The periods that a text names, in months: "two years", "18 months", "a year". */
export function monthsNamed(text: string): readonly number[] {
  return [...text.matchAll(duration)].map(([, count = '', unit = '']) => {
    const number = numberOf(count.toLowerCase());
    return unit.toLowerCase() === 'year' ? number * 12 : number;
  });
}

function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  if (text === 'a' || text === 'an') return 1;
  return text.split('-').reduce((sum, word) => sum + (tens[word] ?? words.indexOf(word)), 0);
}
