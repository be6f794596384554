import { describe, expect, it } from 'vitest';
import { readTypedSize, typedSize } from './typed-size.ts';

describe('a typed size', () => {
  it.each<[string, number]>([
    // Millimetres, the default unit.
    ['1800', 1800],
    [' 1800 ', 1800],
    ['0900', 900],
    ['1', 1],
    ['99999', 99999],
    ['1800mm', 1800],
    ['1800 mm', 1800],
    ['2400 MM', 2400],
    ['1800 mm.', 1800],
    ['1800.', 1800],
    ['1800 millimetres', 1800],
    ['1800 millimeters', 1800],
    ['1800.0', 1800],
    ['1800,00', 1800],
    ['1800.4', 1800],
    ['1800.5 mm', 1801],
    ['900.5 mm', 901],
    ['１８００', 1800],
    // Thousands separators.
    ['1,800', 1800],
    ['1 800', 1800],
    ['1\u00a0800', 1800],
    ['1\u202f800', 1800],
    ['1,800 mm', 1800],
    ['1.800', 1800],
    ['1.800 mm', 1800],
    ['12,345', 12345],
    ['1,800.5', 1801],
    ['1.800,5', 1801],
    ['1 800,00', 1800],
    // Centimetres.
    ['160 cm', 1600],
    ['160cm', 1600],
    ['160.5 cm', 1605],
    ['160,5cm', 1605],
    ['180 cms', 1800],
    ['180 Centimetres', 1800],
    ['160.05 cm', 1601],
    // Metres.
    ['1.8 m', 1800],
    ['1.8m', 1800],
    ['1,8 m', 1800],
    ['1.80 m', 1800],
    ['1.800 m', 1800],
    ['1,800 m', 1800],
    ['2m', 2000],
    ['2 M', 2000],
    ['0.9 metres', 900],
    ['2.1 meter', 2100],
    ['2.1 mtr', 2100],
    ['1.2345 m', 1235],
    ['1m80', 1800],
    ['1 m 80 cm', 1800],
    ['1m 800mm', 1800],
    ['1m800', 1800],
    ['1m 5cm', 1050],
    // Feet and inches, to the nearest millimetre.
    ['6\' 8"', 2032],
    ["6'8", 2032],
    ['6ft 8in', 2032],
    ['6 ft 8', 2032],
    ['6 foot 8 inches', 2032],
    ['6 feet, 8 inches', 2032],
    ['6’ 8”', 2032],
    ['6′8″', 2032],
    ["6' 8''", 2032],
    ["6'", 1829],
    ['6 ft', 1829],
    ['6.5 ft', 1981],
    ['6\' 8 1/2"', 2045],
    ['6\' 8½"', 2045],
    ['80"', 2032],
    ['80 in', 2032],
    ['32 1/2 inches', 826],
    ['31.5"', 800],
  ])('%j is %i mm', (text, size) => {
    expect(readTypedSize(text)).toEqual({ kind: 'size', mm: size });
    expect(typedSize(text)).toBe(size);
  });

  const addUnit = /^Please add the unit to “.+”, such as “.+ m”, or write whole millimetres, such as 1800\.$/;
  const oneSize = 'Please give one size here, such as 1800.';
  const noSize = /^“.+” is no size of a door\. Please give 1 to 99999 mm, such as 900\.$/;
  const cannot =
    /^We cannot read “.+” for certain\. Please write a size like 1800, 180 cm, 1\.8 m or 5 ft 11 in\.$/;

  it.each<[string, string | RegExp]>([
    // A fraction without a unit: the unit is not guessed.
    ['1.8', addUnit],
    ['1,8', addUnit],
    ['2.40', addUnit],
    ['0.9', addUnit],
    ['0.900', addUnit],
    ['180.5', addUnit],
    // Two sizes.
    ['1800 x 2100', oneSize],
    ['1800×2100', oneSize],
    ['1800-1850', oneSize],
    ['1800 – 1850', oneSize],
    ['1800 to 1850', oneSize],
    ['1800/2100', oneSize],
    ['80 1/0"', oneSize],
    ['0x708', oneSize],
    ['between 1800 and 1850', cannot],
    // Out of range.
    ['0', noSize],
    ['0 mm', noSize],
    ['0.4 mm', noSize],
    ['100000', noSize],
    ['100 m', noSize],
    ['1800 m', noSize],
    ['1,800,000', noSize],
    // Ambiguous or unreadable.
    ['1,800 cm', cannot],
    ['1.800 cm', cannot],
    ['18 00', cannot],
    ['1 8 0 0', cannot],
    ['1,80,0', cannot],
    ['1.80.0', cannot],
    ["1'800", cannot],
    ['1m8', cannot],
    ['1 m 180 cm', cannot],
    ['6\' 14"', cannot],
    ['6 8', cannot],
    ['1800 mil', cannot],
    ['2 yards', cannot],
    ['six foot', cannot],
    ['about 1800', cannot],
    ['~1800', cannot],
    ['-1800', cannot],
    ['+1800', cannot],
    ['1e3', cannot],
    ['18OO', cannot],
    ['1800€', cannot],
    ['wide', cannot],
    ['mm', cannot],
    ['"', cannot],
    ['.', cannot],
    [',5', cannot],
    ['9'.repeat(400), cannot],
  ])('%j is not accepted', (text, message) => {
    const read = readTypedSize(text);
    expect(read).toMatchObject({ kind: 'unclear', message: expect.stringMatching(message) as string });
    expect(read.kind === 'unclear' && read.message.length).toBeLessThan(160);
    expect(typedSize(text)).toBeUndefined();
  });

  it.each<[string, number | undefined]>([
    ['1.8', 1.8],
    ['1,8', 1.8],
    ['180.5', 180.5],
    ['180 m', 180_000],
    ['100000', 100_000],
    ['about 1800', undefined],
    ['1800 x 2100', undefined],
  ])('the rejected text %j has the value %d', (text, value) => {
    const read = readTypedSize(text);
    expect(read.kind === 'unclear' && read.value).toBe(value);
  });

  it.each(['', ' ', '\u00a0\n'])('%j is blank', (text) => {
    expect(readTypedSize(text)).toEqual({ kind: 'blank' });
  });

  it('written as plain millimetres is parsed to the same size (round trip)', () => {
    for (const text of ['1,800', '6\' 8"', '1m80']) {
      const size = typedSize(text);
      expect(typedSize(String(size))).toBe(size);
    }
  });
});

it('readTypedSize rejects overlong text', () => {
  for (const text of [`9${' '.repeat(300)}00`, `1800${'\u0301\u0323'.repeat(30_000)}`, '9'.repeat(90_000)])
    expect(readTypedSize(text).kind).toBe('unclear');
  expect(readTypedSize(`${' '.repeat(90_000)}1800 mm`)).toEqual({ kind: 'size', mm: 1800 });
});
