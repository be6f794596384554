import type { JsonSchema } from './json-schema.ts';
import { shareRepeated } from './shared-parts.ts';

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
  'startingPriceEur',
  'startingPriceInclVatEur',
]);

/** A door of an answer fits where a door is asked for, in programs that are held to types too. */
const chosenInDoors = new Set(['bifoldConfig', 'doorTypeKey', 'hingeSide', 'opening']);

/** Figures nobody has to know the names of before they are there. */
const readAsTheyCome = new Set([
  'breakdown',
  'conditionallyRequired',
  'doorTypes',
  'meta',
  'presets',
  'sidePanels',
  'transom',
  'validationIssue',
]);

/**
 * Schemas as the list of tools has them. Every assistant reads the whole list before its first word, so what repeats is
 * told once: parts of a schema in its `$defs`, the meaning of a field in the first tool that has it. Patterns are left to
 * the reader that judges arguments, and to the descriptions, which say the same.
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
function withoutRepeating(schema: JsonSchema, isNew: IsNew, field = ''): JsonSchema {
  const { pattern: _pattern, format, description, ...rest } = schema;
  return {
    ...withParts(rest, (part, name) => withoutRepeating(part, isNew, name), field),
    ...(typeof format === 'string' && commonFormats.has(format) && { format }),
    ...(field !== '' && description !== undefined && isNew(field, description) && { description }),
  };
}

/** What a tool answers: which fields there are and of which types. Its values speak for themselves. */
function shapeOf(schema: JsonSchema, isNew: IsNew, field = ''): JsonSchema {
  const { title, type, enum: choices, properties, items, anyOf, description } = schema;
  return {
    ...withParts(
      {
        ...(title !== undefined && { title }),
        ...(chosenInDoors.has(field) && choices !== undefined && { enum: choices }),
        type,
        ...(anyOf && { anyOf }),
        ...(items && { items }),
        ...(properties && !readAsTheyCome.has(field) && { properties }),
      },
      (part, name) => shapeOf(part, isNew, name),
      field,
    ),
    ...(explainedInAnswers.has(field) && isNew(field, description) && { description }),
  };
}

/** With a choice of types as a choice of schemas, which more readers understand. */
function withParts(
  { type, properties, items, anyOf, ...rest }: JsonSchema,
  change: (part: JsonSchema, field: string) => JsonSchema,
  field: string,
): JsonSchema {
  return {
    ...rest,
    ...(Array.isArray(type) ? { anyOf: type.map((each: unknown) => ({ type: each })) } : { type }),
    ...(anyOf && { anyOf: anyOf.map((part) => change(part, field)) }),
    ...(items && { items: change(items, field) }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, part]) => [name, change(part, name)]),
      ),
    }),
  };
}
