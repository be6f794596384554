import Type from 'typebox';
import { GrantedConsent } from '../contract/enquiries/customer.ts';
import type { Operation } from '../contract/operation.ts';

export type JsonSchema = Record<string, unknown>;

/** What a tool reads: the body of its operation; where that is stored for a person, with that person's consent. */
export function toolBody({ body, effect }: Operation): Type.TObject {
  if (!body) return Type.Object({});
  return effect === 'submits' ? Type.Object({ ...body.properties, consent: GrantedConsent }) : body;
}

/**
 * What a tool says it reads. Contact details may be left out, since they can be asked for in a form; whether they are
 * there is judged when the tool is called.
 */
export function inputSchema(operation: Operation): JsonSchema {
  const schema = plain(toolBody(operation)) as {
    required?: string[];
    properties: Record<string, JsonSchema>;
  };
  const { customer } = schema.properties;
  if (!customer) return schema;
  const { required, ...rest } = customer;
  return {
    ...schema,
    required: schema.required?.filter((field) => field !== 'customer'),
    properties: { ...schema.properties, customer: rest },
  };
}

export function outputSchema({ reply }: Operation): JsonSchema {
  return plain(reply) as JsonSchema;
}

/** The formats every reader of schemas knows. Ours are described in words too, and judged when the tool is called. */
const commonFormats = new Set(['uri']);

/** A copy that other dialects of JSON Schema can be made from. */
function plain(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema, portable)) as unknown;
}

function portable(key: string, value: unknown): unknown {
  if (key === 'format' && typeof value === 'string' && !commonFormats.has(value)) return undefined;
  if (typeof value !== 'object' || value === null || !('type' in value) || !Array.isArray(value.type))
    return value;
  const { type, ...rest } = value as { type: unknown[] };
  return { ...rest, anyOf: type.map((each) => ({ type: each })) };
}
