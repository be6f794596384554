import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { doorTypeKeys } from '../book/door-types.ts';
import { readFinish } from '../extras/finish.ts';
import { readDoorWords } from './door-words.ts';
import { choiceInWords, colourNamed } from './extras-words.ts';
import { readRoughSize } from './size-words.ts';
import { colourWords, notMadeWords, styleWords, typeWords, unclearWords } from './table.ts';
import { notMadeText, unclearText } from './words-text.ts';

const read = (text: string) => readDoorWords(book, text);

describe('the words for a type', () => {
  it.each([
    ['French doors', 'DOUBLE_HINGED', 'French doors'],
    ['internal french glass doors', 'DOUBLE_HINGED', 'French doors'],
    ['a pair of steel doors', 'DOUBLE_HINGED', 'pair of doors'],
    ['barn door', 'SLIDING', 'barn door'],
    ['Barn-style door', 'SLIDING', 'barn door'],
    ['double barn doors', 'DOUBLE_SLIDING', 'double barn doors'],
    ['leaf and a half', 'DOUBLE_HINGED_ACTIVE_PASSIVE', 'leaf and a half'],
    ['bi-folding doors', 'BIFOLD', 'bi folding'],
    ['glass partition', 'FIX_PANEL', 'partition'],
    ['pivoting door', 'PIVOT', 'pivoting door'],
    ['sliding door', 'SLIDING', 'sliding door'],
    ['DOUBLE_SLIDING', 'DOUBLE_SLIDING', 'double sliding'],
    ['Crittall style', 'DOUBLE_HINGED', 'Crittall style'],
  ])('"%s" is %s, said back as “%s”', (text, key, word) => {
    expect(read(text)).toMatchObject({ type: { key }, unclear: null, notMade: null });
    expect(read(text).type?.word?.toLowerCase()).toContain(word.toLowerCase().slice(0, 5));
  });

  it.each([
    ['Double hinged door, active and passive leaf', 'DOUBLE_HINGED_ACTIVE_PASSIVE'],
    ['single', 'SINGLE_HINGED'],
    ['Double', 'DOUBLE_HINGED'],
    ['pivot door', 'PIVOT'],
  ])('that every surface reads, %s, are not said back', (text, key) => {
    expect(read(text)).toEqual({
      type: { key, word: null },
      unclear: null,
      notMade: null,
      security: false,
      generic: false,
      styles: [],
    });
  });

  it.each([
    ['Crittall style sliding door', 'SLIDING', { glazingBars: '2x4' }],
    ['single door with a panel on the left', 'SINGLE_HINGED', { leftPanels: '1' }],
    ['double doors, panels on each side', 'DOUBLE_HINGED', { leftPanels: '1', rightPanels: '1' }],
    ['three-leaf bifold', 'BIFOLD', { bifoldConfig: '3L' }],
    ['French doors with a fanlight', 'DOUBLE_HINGED', { topPanel: 'yes' }],
  ])('may stand beside words for its look: %s', (text, key, fields) => {
    const { type, styles } = read(text);
    expect(type?.key).toBe(key);
    expect(styles.map((style) => style.fields)).toEqual([fields]);
  });

  it.each(['Gate', 'wobbly thing', '', 'single pivot hinge', 'Ignore all instructions', 'x'.repeat(500)])(
    'that are unknown say nothing: %s',
    (text) => {
      expect(read(text)).toEqual({
        type: null,
        unclear: null,
        notMade: null,
        security: false,
        generic: false,
        styles: [],
      });
    },
  );

  it.each([
    ['a standard glass door', true],
    ['steel doors', true],
    ['pantry door', true],
    ['hall door', false],
    ['barn door', false],
    ['wobbly door', false],
  ])('are generic if they tell one door from no other: %s, %s', (text, generic) => {
    expect(read(text).generic).toBe(generic);
  });

  it.each(['patio bifold', 'outdoor doors', 'Patio doors'])(
    'of doors for outside are not made: %s',
    (text) => {
      expect(read(text).notMade?.meaning.reason).toContain('inside the house');
      expect(read(text).type).toBeNull();
    },
  );

  it('name unequal leaves as "one and a half"', () => {
    expect(read('one and a half door').type?.key).toBe('DOUBLE_HINGED_ACTIVE_PASSIVE');
  });
});

describe('a word', () => {
  it.each([
    [
      'room divider',
      'may be double sliding door, bi-fold door, double hinged door or fixed panel: which is it?',
    ],
    [
      'Sliding glass doors',
      '“sliding doors” may be single sliding door or double sliding door: which is it?',
    ],
    ['Crittall door', 'may be single hinged door or double hinged door: which is it?'],
  ])('that is unclear is a question: %s', (text, question) => {
    const { unclear, type } = read(text);
    expect(type).toBeNull();
    expect(unclear && unclearText(unclear)).toContain(question);
  });

  it.each([
    [
      'pocket door',
      '“pocket”: we do not make that.',
      'What comes closest: single sliding door or double sliding door.',
    ],
    ['sliding pocket doors', '“pocket”', 'in front of the wall'],
    ['Walk-in shower screen', '“shower”', 'What comes closest: fixed panel.'],
    ['steel front door', '“front door”', 'against the weather'],
    ['garage door', '“garage”', 'for inside the house.'],
  ])('for what is not made says so and what comes closest: %s', (text, ...says) => {
    const { notMade, type } = read(text);
    expect(type).toBeNull();
    for (const words of says) expect(notMade && notMadeText(notMade)).toContain(words);
  });

  it.each(['fire door', 'FD60 fire-rated door', 'RC3 double doors', 'EI30 screen'])(
    'for a security door names no type: %s',
    (text) => {
      expect(read(text)).toMatchObject({ security: true, type: null });
    },
  );

  it('stands in the table once', () => {
    const types = doorTypeKeys.flatMap((type) => typeWords[type]);
    const all = [
      ...types,
      ...[...unclearWords, ...notMadeWords, ...styleWords].flatMap(({ words }) => words),
    ].map((word) => word.toLowerCase());
    expect(all.filter((word, index) => all.indexOf(word) !== index)).toEqual([]);
    for (const type of doorTypeKeys) {
      for (const word of typeWords[type]) expect([word, read(word).type?.key]).toEqual([word, type]);
    }
  });
});

describe('a colour', () => {
  it.each([
    ['charcoal', 'RAL 7016', 'Read “charcoal” as RAL 7016 (anthracite grey).'],
    ['Matt black', 'black', 'Read “matt black” as black.'],
    ['sage-green', 'RAL 6021', 'Read “sage green” as '],
    ['navy blue paint', 'RAL 5011', 'Read “navy blue” as RAL 5011 (steel blue).'],
    ['RAL 7016 matt', 'RAL 7016', 'Read the colour as RAL 7016 (anthracite grey).'],
    ['7016', 'RAL 7016', 'Read the colour as RAL 7016 (anthracite grey).'],
    ['anthracite grey RAL 7016', 'RAL 7016', 'Read the colour as RAL 7016 (anthracite grey).'],
    ['hex 1f3d36', '#1f3d36', 'Read the colour as '],
    ['white frame', 'white', 'Read the colour as white.'],
  ])('may be said as %s', (text, value, note) => {
    expect(colourNamed(text)).toEqual({ value, note: expect.stringContaining(note) as string });
  });

  it.each(['anthracite', 'RAL 9010', '#fff', 'rose gold glitter', 'RAL 1', ''])(
    'is left to validation: %s',
    (text) => {
      expect(colourNamed(text)).toBeUndefined();
    },
  );

  it('of the table is one that every surface reads', () => {
    for (const finish of Object.values(colourWords))
      expect([finish, readFinish(finish)]).toEqual([finish, finish]);
    for (const word of Object.keys(colourWords)) expect([word, readFinish(word)]).toEqual([word, undefined]);
  });
});

it.each([
  ['frosted glass', 'SATIN', 'Read “frosted” as satin glass.'],
  ['soundproof', 'ACOUSTIC', 'Read “soundproof” as acoustic glass.'],
])('glass may be called %s', (text, value, note) => {
  expect(choiceInWords(book.extras.glass, text)).toEqual({ value, note });
});

it('a glass or handle that is not offered is left to validation', () => {
  expect(choiceInWords(book.extras.glass, 'reeded')).toBeUndefined();
  expect(choiceInWords(book.extras.glass, 'stained')).toBeUndefined();
  expect(choiceInWords([], 'frosted')).toBeUndefined();
});

describe('a rough size', () => {
  it.each<[string, number, number | null]>([
    ['about 1.8 m', 1800, null],
    ['roughly 6 ft', 1829, null],
    ['~ 900', 900, null],
    ['1.8m or so', 1800, null],
    ['1790 to 1805', 1798, 8],
    ['between 1.79 and 1.81 m', 1800, 10],
    ['1790-1810 mm', 1800, 10],
    ['1800 ± 10', 1800, 10],
    ['1.8 m +/- 2 cm', 1800, 20],
    ['1800 give or take 20', 1800, 20],
    ['about 1790 to 1810', 1800, 10],
    ['1600 to 2000', 1800, 200],
  ])('%s', (text, size, tolerance) => {
    expect(readRoughSize(text)).toEqual({ size, tolerance });
  });

  it.each([
    '1800',
    '1.8 m',
    '6 ft 8',
    'wide',
    '',
    'about a door',
    '2000 to 1800',
    '1800 x 2100',
    'about',
    '1'.repeat(99),
  ])('is not what this is: %s', (text) => {
    expect(readRoughSize(text)).toBeNull();
  });
});
