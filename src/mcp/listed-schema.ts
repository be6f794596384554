import type { JsonSchema } from './json-schema.ts';
import { shareRepeated } from './shared-parts.ts';
import { sizesAndCounts } from './sizes-and-counts.ts';

/** The formats every reader of schemas knows. Ours are described in words too, and judged when the tool is called. */
const commonFormats = new Set(['uri']);

/** Fields of answers whose names do not say enough. The text beside every answer says the rest in sentences. */
const explainedInAnswers = new Set([
  'assumed',
  'completion',
  'configuratorUrl',
  'design',
  'estimatedPrice',
  'estimatedPriceInclVat',
  'ignored',
  'missing',
  'priceEstimate',
  'priceEstimateInclVat',
  'quoteUrl',
  'recommendedOptionId',
  'recovery',
  'savingsComparedToSelected',
]);

/** Figures nobody has to know the names of before they are there. */
const readAsTheyCome = new Set([
  'breakdown',
  'completion',
  'conditionallyRequired',
  'doorTypes',
  'meta',
  'opening',
  'preferences',
  'presets',
  'products',
  'sidePanels',
  'transom',
  'validationIssue',
]);

/**
 * Schemas as the list of tools has them. Every assistant reads the whole list before its first word, so what repeats is
 * told once: parts of a schema in its `$defs`, the meaning and the choices of a field in the first tool that has it.
 * Patterns and lengths are left to the reader that judges arguments and names what it refuses.
 */
export function createSchemaLister() {
  const told = new Set<string>();
  const isNew = (field: string, description: unknown) => {
    const meaning = `${field}: ${String(description)}`;
    const fresh = !told.has(meaning);
    told.add(meaning);
    return fresh;
  };
  return {
    input: (schema: unknown) => shareRepeated(withoutRepeating(plain(schema), isNew)),
    answer: (schema: unknown) => {
      const { required = [] } = plain(schema);
      return { ...shareRepeated(shapeOf(plain(schema), isNew)), required };
    },
  };
}

const plain = (schema: unknown) => JSON.parse(JSON.stringify(schema)) as JsonSchema;

type IsNew = (field: string, description: unknown) => boolean;

/** What a tool takes, with every limit that has no place in words. */
function withoutRepeating(given: JsonSchema, isNew: IsNew, field = ''): JsonSchema {
  const {
    pattern: _pattern,
    minLength: _least,
    maxLength: _most,
    format,
    description,
    ...rest
  } = oneOfBoth(given);
  // A part of its own, such as a door, is the same in every field.
  const explained = description === undefined || isNew(rest.properties ? 'any' : field, description);
  const isSizeOrCount = sizesAndCounts.has(field) && rest.type === 'string';
  const parts = withParts(rest, (part, name) => withoutRepeating(part, isNew, name), field);
  return {
    ...(isChoiceOfWords(rest) && !explained ? justText : isSizeOrCount ? textOrNumber : parts),
    ...(typeof format === 'string' && commonFormats.has(format) && { format }),
    ...(field !== '' && description !== undefined && explained && { description }),
  };
}

const justText: JsonSchema = { type: 'string' };
const textOrNumber: JsonSchema = { anyOf: [{ type: 'string' }, { type: 'number' }] };

/** One of several words, or none: the words are told where the field is explained. */
const isChoiceOfWords = ({ anyOf = [] }: JsonSchema) =>
  anyOf.length > 0 && anyOf.every((part) => 'enum' in part || 'const' in part);

/** Of two kinds of door one with the fields of both, as the first describes them: tools read either by what is given. */
function oneOfBoth(schema: JsonSchema): JsonSchema {
  const { if: condition, then: first, else: second, ...rest } = schema;
  if (condition === undefined) return schema;
  const { description } = first as JsonSchema;
  return {
    ...rest,
    type: 'object',
    description,
    properties: { ...propertiesOf(second as JsonSchema), ...propertiesOf(first as JsonSchema) },
  };
}

const propertiesOf = ({ properties = {}, allOf = [] }: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  Object.assign({}, properties, ...allOf.map(propertiesOf)) as Record<string, JsonSchema>;

/** What a tool answers: which fields there are and of which types. Its values speak for themselves. */
function shapeOf(schema: JsonSchema, isNew: IsNew, field = ''): JsonSchema {
  const { type, items, anyOf } = schema;
  const properties = ownProperties(schema);
  return withParts(
    {
      ...(isChoiceOfWords(schema)
        ? { type: 'string' }
        : { type: properties ? 'object' : type, ...(anyOf && { anyOf }) }),
      ...(items && { items }),
      ...(properties && !readAsTheyCome.has(field) && { properties }),
    },
    (part, name) => {
      const { description } = part;
      const isExplained = name !== field && explainedInAnswers.has(name) && isNew(name, 'in answers');
      return { ...shapeOf(part, isNew, name), ...(isExplained && { description }) };
    },
    field,
  );
}

/** An answered door has the fields of a door, as the tool takes it, and its own: those are told here. */
function ownProperties({ properties, allOf }: JsonSchema): JsonSchema['properties'] {
  if (!allOf) return properties;
  return Object.assign({}, ...allOf.filter(({ title }) => title !== 'Door').map(propertiesOf)) as Record<
    string,
    JsonSchema
  >;
}

/** With a choice of types as a choice of schemas, which more readers understand. */
function withParts(
  { type, properties, items, anyOf, ...rest }: JsonSchema,
  change: (part: JsonSchema, field: string) => JsonSchema,
  field: string,
): JsonSchema {
  return {
    ...rest,
    ...(Array.isArray(type) && { anyOf: type.map((each: unknown) => ({ type: each })) }),
    ...(typeof type === 'string' && { type }),
    ...(anyOf && { anyOf: anyOf.map((part) => change(part, field)) }),
    ...(items && { items: change(items, field) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, change(part, name)]),
      ),
    }),
  };
}
