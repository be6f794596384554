import type { Draw } from './draw.ts';

/** Characters that are special for parsing, sorting, measuring or rendering. */
const units = [
  ...[
    'a',
    'z',
    'A',
    '0',
    '9',
    ' ',
    '-',
    '.',
    '_',
    '@',
    '/',
    '\\',
    '%',
    '&',
    '=',
    '+',
    '"',
    "'",
    '<',
    '>',
    '`',
  ],
  ...['{', '}', '[', ']', '(', ')', '#', '$', '^', '*', '?', '!', ';', ':', ',', '|', '~'],
  ...[
    '\t',
    '\n',
    '\r',
    '\u0000',
    '\u0001',
    '\u001b',
    '\u007f',
    '\u0085',
    '\u00ad',
    '\u200b',
    '\u202e',
    '\u2066',
  ],
  ...[
    'é',
    'ß',
    'İ',
    'ﬁ',
    '\u0301',
    '\u0e33',
    'ا',
    'ש',
    '用',
    '가',
    '🚪',
    '👩‍🔧',
    '\u{e0041}',
    '\uffff',
    '\ud800',
    '\udc00',
    '９',
  ],
];

/** Typical attack texts, used alone or inside others. */
const tricks = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '1e3',
    '0x384',
    'NaN',
    'Infinity',
    '1e309',
    '９００',
    '1800.5',
    '+900',
    '9'.repeat(400),
  ],
  ...['null', 'true', '[]', '{}', '__proto__', 'constructor', 'toString', 'hasOwnProperty'],
  ...["' OR '1'='1", '"; DROP TABLE enquiries;--', '%_%', '\\', "''", '${7*7}', '{{7*7}}', '<%= 1 %>'],
  ...['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', ']]>', '<!--'],
  ...[
    '../../etc/passwd',
    '..%2f..%2f',
    '%00',
    '%zz',
    '%',
    '%E0%A4%A',
    '/',
    '//evil.test/x',
    '\\\\evil.test\\x',
  ],
  ...['=1+1', '@SUM(A1)', '+cmd|calc', '-2+3', '\tx'],
  ...[
    'a@b',
    'a@example.ie\r\nBcc: b@example.ie',
    `${'a.'.repeat(120)}@example.ie`,
    `a@${'b.'.repeat(120)}ie`,
  ],
  ...['2026-02-30', '9999-99-99', '0000-00-00', '2026-03-31T24:61:00Z', '1'.repeat(16)],
  ...['http://[::1', 'https://evil.test\\@example.ie', 'https://a:b@example.ie:99999/', 'file:///etc/passwd'],
  ...['\ud800', '\udfff\ud800', '\u202egro.elpmaxe', 'z\u0301'.repeat(60), '🚪'.repeat(100)],
];

/** A random text, mostly short. */
export function oddText(draw: Draw, longest = 300): string {
  const kind = draw.below(10);
  if (kind < 5) return draw.pick(tricks);
  if (kind < 8) return draw.times(draw.below(12), () => draw.pick(units)).join('');
  const unit = kind === 8 ? draw.pick(units) : draw.pick(tricks);
  return unit.repeat(Math.ceil(draw.below(longest) / Math.max(1, unit.length)));
}

/** A value of any type, a few levels deep. */
export function oddValue(draw: Draw, depth = 0): unknown {
  const kind = draw.below(depth > 3 ? 6 : 9);
  switch (kind) {
    case 0:
      return null;
    case 1:
      return draw.chance(0.5);
    case 2:
      return draw.pick([0, -0, -1, 1, 0.5, 900, 1e21, 2 ** 53, -(2 ** 31), 5e-324, 1.7976931348623157e308]);
    case 3:
    case 4:
    case 5:
      return oddText(draw);
    case 6:
    case 7:
      return draw.times(draw.below(4), () => oddValue(draw, depth + 1));
    default:
      return Object.fromEntries(
        draw.times(draw.below(4), () => [oddText(draw, 40), oddValue(draw, depth + 1)]),
      );
  }
}

/** The text with a few characters removed, doubled or replaced. */
export function damaged(draw: Draw, text: string): string {
  let result = text;
  for (let changes = draw.below(4); changes >= 0; changes -= 1) {
    const at = draw.below(result.length + 1);
    const rest = result.slice(at + draw.below(3));
    result = result.slice(0, at) + (draw.chance(0.5) ? draw.pick(units) : '') + rest;
  }
  return result;
}
