import { join } from 'node:path';
import type { Plugin } from 'vite';
import { operations } from '../../src/app/operations/table.ts';
import { fieldOrder, nothingToEscape, ownWords } from '../../src/contract/fields.ts';

const replaced = join(import.meta.dirname, '../../src/http/api/writers.ts');

/** Writes long answers by functions that the build has made of their schemas, with the same bytes as the plain way. */
export function readyWriters(): Plugin {
  return {
    name: 'lintel:writers',
    apply: 'build',
    load: (id) => (id === replaced ? writersModule(writtenByFields) : null),
  };
}

/** The long answers that are made for each call; all others are written in the plain way. */
export const writtenByFields: readonly object[] = [
  operations.estimateInternalDoorPrice.reply,
  operations.recommendInternalDoorConfiguration.reply,
];

interface Shape {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly [nothingToEscape]?: boolean;
  readonly [ownWords]?: boolean;
  readonly [fieldOrder]?: readonly string[];
}

/** A module with a function for each of these schemas, found by its text. */
export function writersModule(schemas: readonly object[]): string {
  const functions: string[] = [];
  const byText = schemas.map((schema) => {
    const writer = added(functions, 'value', statements(partsOf(schema, 'value', functions)));
    return `[${quoted(JSON.stringify(schema))}, (reply) => ${writer}('', reply)]`;
  });
  return `
    import { bytesAsLetters, insideOwnQuotes, insideQuotes, numberText } from './json-text.ts';
    ${functions.join('\n')}
    const byText = new Map([${byText.join()}]);
    const writePlainly = (reply) => bytesAsLetters(JSON.stringify(reply));
    export const writerOf = (schema) => byText.get(JSON.stringify(schema)) ?? writePlainly;`;
}

/**
 * What is put together to a text: what always stands there, code that tells it, one of two by a condition, or what a function
 * adds to the text so far. That text is handed on instead of being put together from those of the fields: what has grown at its
 * end only is turned into bytes in far less time.
 */
type Part =
  | { readonly literal: string }
  | { readonly code: string }
  | { readonly condition: string; readonly holds: readonly Part[]; readonly fails: readonly Part[] }
  | { readonly writer: string; readonly value: string };

const literal = (text: string): Part => ({ literal: text });

const either = (condition: string, holds: readonly Part[], fails: readonly Part[]): Part => ({
  condition,
  holds,
  fails,
});

/** How a value is written that some code stands for. */
function partsOf(schema: Shape, value: string, functions: string[]): readonly Part[] {
  const { type, allOf, anyOf = [] } = schema;
  const [other = {}, last] = anyOf;
  if (isPlainText(schema)) return [literal('"'), { code: value }, literal('"')];
  if (last?.type === 'null')
    return [either(`${value} === null`, [literal('null')], partsOf(other, value, functions))];
  if (schema[ownWords]) return [literal('"'), { code: `insideOwnQuotes(${value})` }, literal('"')];
  if (type === 'string') return [literal('"'), { code: `insideQuotes(${value})` }, literal('"')];
  if (type === 'number') return [{ code: `numberText(${value})` }];
  if (type === 'integer') return [{ code: value }];
  if (type === 'boolean') return [either(value, [literal('true')], [literal('false')])];
  if (type === 'array') return listParts(schema, value, functions);
  if (type === 'object' || allOf) return objectParts(schema, value, functions);
  throw new Error(`The build cannot make a function that writes ${JSON.stringify(schema)}`);
}

function objectParts(schema: Shape, value: string, functions: string[]): readonly Part[] {
  const properties = propertiesOf(schema);
  const required = requiredOf(schema);
  const fields = schema[fieldOrder] ?? Object.keys(properties);
  if (!required.has(fields[0] ?? '')) throw new Error(`The first field has to be there always: ${fields[0]}`);
  const parts = fields.flatMap((field, index): readonly Part[] => {
    const member = `value.${field}`;
    const name = literal(`${index === 0 ? '{' : ','}${quoted(field)}:`);
    const written = [name, ...partsOf(properties[field] ?? {}, member, functions)];
    return required.has(field) ? written : [either(`${member} === undefined`, [], written)];
  });
  const { opening, inner, closing } = withoutEnds([...parts, literal('}')]);
  const writer = added(functions, 'value', statements(inner));
  return [literal(opening), { writer, value }, literal(closing)];
}

function listParts({ items = {} }: Shape, value: string, functions: string[]): readonly Part[] {
  const isEmpty = `${value}.length === 0`;
  if (items[ownWords]) {
    const all = { code: `insideOwnQuotes(${value}.join('","'))` };
    return [either(isEmpty, [literal('[]')], [literal('["'), all, literal('"]')])];
  }
  const { opening, inner, closing } = withoutEnds(partsOf(items, 'item', functions));
  const writer = added(
    functions,
    'list',
    `for (let i = 0; i < list.length; i += 1) {
       const item = list[i];
       if (i > 0) text += ${quoted(`${closing},${opening}`)};
       ${statements(inner)}
     }`,
  );
  const written = [literal(`[${opening}`), { writer, value }, literal(`${closing}]`)];
  return [either(isEmpty, [literal('[]')], written)];
}

/** Adds a function that adds something to the text so far, and tells its name. */
function added(functions: string[], value: string, code: string): string {
  const name = `write${functions.length}`;
  functions.push(`function ${name}(text, ${value}) { ${code} return text; }`);
  return name;
}

/** What always stands first and last apart from the rest, so that it can be put together with what is around it. */
function withoutEnds(parts: readonly Part[]) {
  const all = joined(parts);
  const [first, last] = [all[0], all.at(-1)];
  const opening = first && 'literal' in first ? first.literal : '';
  const closing = last && 'literal' in last && all.length > 1 ? last.literal : '';
  const inner = all.slice(opening === '' ? 0 : 1, closing === '' ? undefined : -1);
  return { opening, inner, closing };
}

/** The code that adds these parts to the text so far. */
function statements(parts: readonly Part[]): string {
  const code: string[] = [];
  let sum = 'text';
  const flush = () => {
    if (sum !== 'text') code.push(`text = ${sum};`);
    sum = 'text';
  };
  for (const part of joined(parts)) {
    if ('literal' in part) sum += ` + ${quoted(part.literal)}`;
    else if ('code' in part) sum += ` + ${part.code}`;
    else if ('writer' in part) sum = `${part.writer}(${sum}, ${part.value})`;
    else {
      flush();
      code.push(`if (${part.condition}) { ${statements(part.holds)} } else { ${statements(part.fails)} }`);
    }
  }
  flush();
  return code.join('\n');
}

/** Literals that stand beside each other become one, and those beside a condition part of both that it decides between. */
function joined(parts: readonly Part[]): readonly Part[] {
  const all: Part[] = [];
  for (const part of parts) {
    const before = all.at(-1);
    if (!before) all.push(part);
    else if ('literal' in before && 'literal' in part)
      all.splice(-1, 1, literal(before.literal + part.literal));
    else if ('condition' in before && 'literal' in part)
      all.splice(-1, 1, either(before.condition, [...before.holds, part], [...before.fails, part]));
    else if ('literal' in before && 'condition' in part)
      all.splice(-1, 1, either(part.condition, [before, ...part.holds], [before, ...part.fails]));
    else all.push(part);
  }
  return all;
}

/** A text that stands for itself between quotes, by its schema. */
const isPlainText = (schema: Shape): boolean =>
  (schema[nothingToEscape] ?? false) ||
  (schema.anyOf?.every(isPlainText) ?? false) ||
  (schema.enum ?? [schema.const]).every(
    (choice) => typeof choice === 'string' && quoted(choice) === `"${choice}"`,
  );

const quoted = (text: string): string => JSON.stringify(text);

const propertiesOf = ({ properties, allOf = [] }: Shape): Readonly<Record<string, Shape>> =>
  Object.assign({}, properties, ...allOf.map(propertiesOf)) as Readonly<Record<string, Shape>>;

const requiredOf = ({ required = [], allOf = [] }: Shape): ReadonlySet<string> =>
  new Set([...required, ...allOf.flatMap((each) => [...requiredOf(each)])]);
