import type { JsonSchema } from './json-schema.ts';
import { shareRepeated } from './shared-parts.ts';
import { sizesAndCounts } from './tool-arguments.ts';

/** Formats that every client knows. Other formats are explained in descriptions, and validated in the call. */
const commonFormats = new Set(['uri']);

/**
 * Response fields that get a description, because their names are unclear. The text of each result explains the
 * rest.
 */
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

/** Response fields listed without their properties, because assistants understand them when they get them. */
const readAsTheyCome = new Set([
  'answers',
  'breakdown',
  'completion',
  'conditionallyRequired',
  'differences',
  'door',
  'doorTypes',
  'extras',
  'meta',
  'nearest',
  'opening',
  'preferences',
  'presets',
  'products',
  'range',
  'recovery',
  'sidePanels',
  'transom',
  'validationIssue',
]);

/** Fields without a meaning yet. */
const reserved = new Set(['offer']);

/** Optional fields with the same meaning in every response; listed only in the first output schema. */
const sameInAllAnswers = new Set(['ignored', 'test']);

/**
 * Builds schemas for the list of tools. Assistants read the whole list first, so it does not repeat anything:
 * shared parts go to `$defs`, and descriptions and choices to the first tool with the field. Patterns and lengths
 * are left out, because the reader validates arguments.
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
      const { required = [], properties = {}, ...rest } = plain(schema);
      const worthListing = Object.entries(properties).filter(
        ([field]) => !reserved.has(field) && (!sameInAllAnswers.has(field) || isNew(field, 'in all answers')),
      );
      const listed = { ...rest, properties: Object.fromEntries(worthListing) };
      return {
        ...shareRepeated(shapeOf(listed, isNew)),
        required: required.filter((field) => !reserved.has(field)),
      };
    },
  };
}

const plain = (schema: unknown) => JSON.parse(JSON.stringify(schema)) as JsonSchema;

type IsNew = (field: string, description: unknown) => boolean;

/** An input schema without patterns, lengths, and descriptions that an earlier tool has. */
function withoutRepeating(given: JsonSchema, isNew: IsNew, field = ''): JsonSchema {
  // Two tools have a list of `DoorInWords`: only the first lists its fields.
  if (given['title'] === 'DoorInWords' && !isNew('door', JSON.stringify(given))) return { type: 'object' };
  const {
    pattern: _pattern,
    minLength: _least,
    maxLength: _most,
    format,
    description,
    ...rest
  } = inOne(oneOfBoth(given));
  // An object, such as a door, has the same description in every field, so it is described only once.
  const explained = description === undefined || isNew(rest.properties ? 'any' : field, description);
  const scalar = scalarOf(rest);
  const parts = withParts(rest, (part, name) => withoutRepeating(part, isNew, name), field);
  return {
    ...(isChoiceOfWords(rest)
      ? explained
        ? choicesOf(rest)
        : justText
      : sizesAndCounts.has(field)
        ? textOrNumber
        : (scalar ?? parts)),
    ...(typeof format === 'string' && commonFormats.has(format) && { format }),
    ...(field !== '' && description !== undefined && explained && { description }),
  };
}

const justText: JsonSchema = { type: 'string' };
const textOrNumber: JsonSchema = { anyOf: [{ type: 'string' }, { type: 'number' }] };

/** Simplifies a schema with several scalar types to text, or to text or number; null for other schemas. */
function scalarOf({ anyOf = [] }: JsonSchema): JsonSchema | null {
  const types = anyOf.map(({ type }) => type);
  if (!types.includes('string') || !types.every((type) => scalars.has(type))) return null;
  return types.includes('integer') || types.length === 2 ? textOrNumber : justText;
}

const scalars: ReadonlySet<unknown> = new Set(['string', 'number', 'integer', 'boolean']);

/** Whether the schema is an enum, perhaps with the blank as a further choice. */
const isChoiceOfWords = ({ anyOf = [] }: JsonSchema) =>
  anyOf.length > 0 && anyOf.every((part) => 'enum' in part || 'const' in part);

/** Merges the choices into one enum, including the blank, which doors in responses may have. */
const choicesOf = ({ anyOf = [] }: JsonSchema): JsonSchema => ({
  type: 'string',
  enum: anyOf.flatMap((part) => ('enum' in part ? (part['enum'] as unknown[]) : [part['const']])),
});

/**
 * Merges the two kinds of door into one schema, with the description of the first. Tools accept both, and
 * tell them apart by their fields.
 */
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

/** Merges a door and the additional fields of one tool (`allOf`) into one schema. */
function inOne(schema: JsonSchema): JsonSchema {
  const { allOf, ...rest } = schema;
  if (!allOf) return schema;
  const { description } = allOf[0] ?? {};
  return { ...rest, type: 'object', description, properties: propertiesOf(schema) };
}

const propertiesOf = ({ properties = {}, allOf = [] }: JsonSchema): Readonly<Record<string, JsonSchema>> =>
  Object.assign({}, properties, ...allOf.map(propertiesOf)) as Record<string, JsonSchema>;

/** An output schema, with fields and types only. */
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

/** The additional properties of a door in a response. Its other fields are in the tool's input schema. */
function ownProperties({ properties, allOf }: JsonSchema): JsonSchema['properties'] {
  if (!allOf) return properties;
  return Object.assign({}, ...allOf.filter(({ title }) => title !== 'Door').map(propertiesOf)) as Record<
    string,
    JsonSchema
  >;
}

/** Writes type arrays as anyOf, which more clients support. */
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
