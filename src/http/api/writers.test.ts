import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { writersModule, writtenByFields } from '../../../scripts/build/writers.ts';
import { book } from '../../../tests/support/book.ts';
import { temporaryFolder } from '../../../tests/support/child.ts';
import { oddDoor, opening, sensibleDoor } from '../../../tests/support/doors.ts';
import { estimate } from '../../app/doors/estimate.ts';
import { recommend } from '../../app/doors/recommend.ts';
import { operations } from '../../app/operations/table.ts';
import { insideQuotes, numberText } from './json-text.ts';
import { type Writer, writerOf } from './writers.ts';

const sent = (letters: string): string => Buffer.from(letters, 'latin1').toString();
const anyDoor = fc.oneof(sensibleDoor, oddDoor);
const runs = { numRuns: 1000 };
const publicUrl = 'https://doors.example.ie';
const wordingFolder = join(import.meta.dirname, '../../domain/wording');
/** What the sentences of estimates and recommendations are made by. */
const sentencesOf = ['completion', 'format', 'issues', 'names', 'options', 'price', 'reason', 'recovery'];

let ready: { readonly writerOf: (schema: object) => Writer };

beforeAll(async () => {
  const file = join(await temporaryFolder(), 'writers.mjs');
  const code = writersModule(writtenByFields);
  writeFileSync(file, code.replace("'./json-text.ts'", `'${import.meta.resolve('./json-text.ts')}'`));
  ready = (await import(pathToFileURL(file).href)) as typeof ready;
});

describe('what the build writes answers by', () => {
  it('gives the bytes of the plain way for estimates', () => {
    const { read, reply } = operations.estimateInternalDoorPrice;
    fc.assert(
      fc.property(fc.array(anyDoor, { minLength: 1, maxLength: 5 }), (doors) => {
        const reading = read({ doors });
        fc.pre(reading.ok);
        const answer = { ...estimate(book, reading.value, publicUrl), ignored: ['/döors/"0"'] };
        expect(ready.writerOf(reply)(answer)).toBe(writerOf(reply)(answer));
        expect(sent(writerOf(reply)(answer))).toBe(JSON.stringify(answer));
      }),
      runs,
    );
  });

  it('gives them for recommendations', () => {
    const { read, reply } = operations.recommendInternalDoorConfiguration;
    fc.assert(
      fc.property(fc.record({ opening, selectedDoor: anyDoor }), (asked) => {
        const reading = read(asked);
        fc.pre(reading.ok);
        const answer = recommend(book, reading.value, publicUrl);
        expect(ready.writerOf(reply)(answer)).toBe(writerOf(reply)(answer));
      }),
      runs,
    );
  });

  it('finds in our own sentences only the letters it reckons with', () => {
    for (const room of sentencesOf)
      expect(readFileSync(join(wordingFolder, `${room}.ts`), 'utf8'), room).toMatch(/^[\n\x20-\x7e€×]*$/);
  });

  it('is the plain way for all others', () => {
    expect(sent(ready.writerOf({ type: 'object' })({ price: '€5' }))).toBe('{"price":"€5"}');
  });

  it('cannot be made of a schema that leaves open what is written', () => {
    const schema = { type: 'object', required: ['any'], properties: { any: {} } };
    expect(() => writersModule([schema])).toThrow('cannot make a function');
  });
});

describe('letters that stand for bytes', () => {
  it('are those of JSON for any text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.constantFrom('\ud800', '"', '\\', '€', '\u007f'),
    );
    fc.assert(
      fc.property(text, (value) => {
        expect(sent(`"${insideQuotes(value)}"`)).toBe(JSON.stringify(value));
      }),
      runs,
    );
  });

  it('are those of JSON for any number', () => {
    const hundredths = fc.integer({ min: -1e6, max: 1e12 }).map((value) => value / 100);
    const number = fc.oneof(hundredths, fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }));
    fc.assert(
      fc.property(number, (value) => {
        expect(numberText(value)).toBe(JSON.stringify(value));
      }),
      { numRuns: 20_000 },
    );
  });
});
