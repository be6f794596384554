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
  const byText = schemas.map(
    (schema) => `[${quoted(JSON.stringify(schema))}, ${objectWriter(schema, functions)}]`,
  );
  return `
    import { bytesAsLetters, insideOwnQuotes, insideQuotes, numberText } from './json-text.ts';
    ${functions.join('\n')}
    const byText = new Map([${byText.join()}]);
    const writePlainly = (reply) => bytesAsLetters(JSON.stringify(reply));
    export const writerOf = (schema) => byText.get(JSON.stringify(schema)) ?? writePlainly;`;
}

/** What is put together to a text: what always stands there, or code that tells it. */
type Part = { readonly literal: string } | { readonly code: string };

/** Adds a function that writes objects, and tells its name. */
function objectWriter(schema: Shape, functions: string[]): string {
  const properties = propertiesOf(schema);
  const required = requiredOf(schema);
  const fields = schema[fieldOrder] ?? Object.keys(properties);
  if (!required.has(fields[0] ?? '')) throw new Error(`The first field has to be there always: ${fields[0]}`);
  const parts = fields.flatMap((field, index): readonly Part[] => {
    const member = `value.${field}`;
    const name = { literal: `${index === 0 ? '{' : ','}${quoted(field)}:` };
    const written = [name, ...partsOf(properties[field] ?? {}, member, functions)];
    return required.has(field) ? written : [{ code: `(${member} === undefined ? '' : ${sum(written)})` }];
  });
  return added(functions, `return ${sum([...parts, { literal: '}' }])};`);
}

function listWriter({ items = {} }: Shape, functions: string[]): string {
  if (items[ownWords])
    return added(
      functions,
      `return value.length === 0 ? '[]' : '["' + insideOwnQuotes(value.join('","')) + '"]';`,
    );
  return added(
    functions,
    `if (value.length === 0) return '[]';
     let text = '';
     for (let i = 0; i < value.length; i += 1) {
       const item = value[i];
       text += (i === 0 ? '[' : ',') + ${sum(partsOf(items, 'item', functions))};
     }
     return text + ']';`,
  );
}

function added(functions: string[], code: string): string {
  const name = `write${functions.length}`;
  functions.push(`function ${name}(value) { ${code} }`);
  return name;
}

/** How a value is written that some code stands for. */
function partsOf(schema: Shape, value: string, functions: string[]): readonly Part[] {
  const { type, allOf, anyOf = [] } = schema;
  const [other = {}, last] = anyOf;
  if (isPlainText(schema)) return [{ literal: '"' }, { code: value }, { literal: '"' }];
  if (last?.type === 'null')
    return [{ code: `(${value} === null ? 'null' : ${sum(partsOf(other, value, functions))})` }];
  if (schema[ownWords]) return [{ literal: '"' }, { code: `insideOwnQuotes(${value})` }, { literal: '"' }];
  if (type === 'string') return [{ literal: '"' }, { code: `insideQuotes(${value})` }, { literal: '"' }];
  if (type === 'number') return [{ code: `numberText(${value})` }];
  if (type === 'integer' || type === 'boolean') return [{ code: value }];
  if (type === 'array') return [{ code: `${listWriter(schema, functions)}(${value})` }];
  if (type === 'object' || allOf) return [{ code: `${objectWriter(schema, functions)}(${value})` }];
  throw new Error(`The build cannot make a function that writes ${JSON.stringify(schema)}`);
}

/** A text that stands for itself between quotes, by its schema. */
const isPlainText = (schema: Shape): boolean =>
  (schema[nothingToEscape] ?? false) ||
  (schema.anyOf?.every(isPlainText) ?? false) ||
  (schema.enum ?? [schema.const]).every(
    (choice) => typeof choice === 'string' && quoted(choice) === `"${choice}"`,
  );

/** Literals that stand beside each other become one. */
function sum(parts: readonly Part[]): string {
  const terms: string[] = [];
  let literal = '';
  const flush = () => {
    if (literal !== '') terms.push(quoted(literal));
    literal = '';
  };
  for (const part of parts) {
    if ('literal' in part) literal += part.literal;
    else {
      flush();
      terms.push(part.code);
    }
  }
  flush();
  return terms.join(' + ');
}

const quoted = (text: string): string => JSON.stringify(text);

const propertiesOf = ({ properties, allOf = [] }: Shape): Readonly<Record<string, Shape>> =>
  Object.assign({}, properties, ...allOf.map(propertiesOf)) as Readonly<Record<string, Shape>>;

const requiredOf = ({ required = [], allOf = [] }: Shape): ReadonlySet<string> =>
  new Set([...required, ...allOf.flatMap((each) => [...requiredOf(each)])]);
