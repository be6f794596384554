import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { schemasOfTheProgram, validatorsModule } from '../../../scripts/build/validators.ts';
import { temporaryFolder } from '../../../tests/support/child.ts';
import { type Validator, validatorOf } from './validators.ts';

interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly then?: Shape;
}

/** A value with every field of the schema, valid or not. */
function full({ enum: choices, properties, items, anyOf, then, ...shape }: Shape): unknown {
  if (choices) return choices[0];
  if ('const' in shape) return shape.const;
  if (properties)
    return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, full(field)]));
  if (items) return [full(items)];
  const other = anyOf?.[0] ?? then;
  if (other) return full(other);
  return { integer: 1, number: 1, boolean: true }[shape.type ?? ''] ?? '900';
}

const odd = [
  ...[null, true, -1, 1.5, 1e9, {}, Array.from({ length: 60 }, () => 1)],
  ...['', '🚪', 'two\nlines', 'x'.repeat(9000), 'name@example.ie', '2026-02-30', '900'],
];

/** The value, and copies with one part replaced by an odd value. */
function* variants(value: unknown): Generator {
  yield value;
  yield* odd;
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value))
    for (const other of variants(part)) yield Array.isArray(value) ? [other] : { ...value, [name]: other };
}

it('behave the same precompiled by the build', async () => {
  const file = join(await temporaryFolder(), 'validators.mjs');
  const code = validatorsModule(schemasOfTheProgram)
    .replace("'./formats.ts'", `'${import.meta.resolve('./formats.ts')}'`)
    .replace(/'(ajv\/[^']+)'/, (_import, path: string) => `'${import.meta.resolve(path)}'`);
  writeFileSync(file, code);
  const ready = (await import(pathToFileURL(file).href)) as { validatorOf: (schema: object) => Validator };
  const told = (validate: Validator, value: unknown) => [validate(value), validate.errors ?? []];
  let refused = 0;
  const judgedOtherwise: unknown[] = [];
  for (const schema of schemasOfTheProgram) {
    const [made, given] = [validatorOf(schema), ready.validatorOf(schema)];
    for (const value of variants(full(schema))) {
      const verdict = told(made, value);
      if (!isDeepStrictEqual(told(given, value), verdict)) judgedOtherwise.push(value);
      if (verdict[0] === false) refused += 1;
    }
  }
  expect(judgedOtherwise).toEqual([]);
  expect(refused).toBeGreaterThan(1000);
  expect(() => ready.validatorOf({ type: 'null' })).toThrow('The build has made no function for this schema');
});
