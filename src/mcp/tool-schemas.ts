import Type from 'typebox';
import { GrantedConsent } from '../contract/customer.ts';
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

function plain(schema: unknown): unknown {
  return JSON.parse(
    JSON.stringify(schema, (key, value: unknown) =>
      key === 'format' && typeof value === 'string' && !commonFormats.has(value) ? undefined : value,
    ),
  ) as unknown;
}
