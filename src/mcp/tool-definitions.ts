import type { ToolAnnotations } from '@modelcontextprotocol/server';
import Type from 'typebox';
import { type OperationId, operations } from '../app/operations/table.ts';
import { GrantedConsent } from '../contract/enquiries/customer.ts';
import { choice } from '../contract/describing/schema-references.ts';
import type { Effect, Operation, ToolFace } from '../contract/operation.ts';

export type JsonSchema = Record<string, unknown>;

export interface ToolDefinition extends ToolFace {
  readonly operationId: OperationId;
  readonly annotations: ToolAnnotations;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
}

/** Reading concerns nothing but this service; what is submitted reaches people, and twice is not once. */
const annotations: Readonly<Record<Effect, ToolAnnotations>> = {
  reads: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  submits: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
};

/** The formats every reader of schemas knows. Ours are described in words too, and judged when the tool is called. */
const commonFormats = new Set(['uri']);

/** Every operation that is a tool, in the order of the table. */
export const toolDefinitions: readonly ToolDefinition[] = Object.values(operations).flatMap((operation) =>
  operation.tool
    ? [
        {
          ...operation.tool,
          operationId: operation.id,
          annotations: annotations[operation.effect],
          inputSchema: inputSchema(operation),
          outputSchema: plain(operation.reply) as JsonSchema,
        },
      ]
    : [],
);

/** What a tool reads: the body of its operation; where that is stored for a person, with that person's consent. */
export function toolBody({ body, effect }: Operation): Type.TObject {
  if (!body) return Type.Object({});
  return effect === 'submits' ? Type.Object({ ...body.properties, consent: GrantedConsent }) : body;
}

/**
 * What a tool says it reads. Contact details may be left out, since they can be asked for in a form; whether they are
 * there is judged when the tool is called.
 */
function inputSchema(operation: Operation): JsonSchema {
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

/** A copy that other dialects of JSON Schema can be made from. */
function plain(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema, portable)) as unknown;
}

function portable(key: string, value: unknown): unknown {
  if (key === 'format' && typeof value === 'string' && !commonFormats.has(value)) return undefined;
  if (typeof value !== 'object' || value === null) return value;
  if ('if' in value) return choice(value as JsonSchema);
  if (!('type' in value) || !Array.isArray(value.type)) return value;
  const { type, ...rest } = value as { type: unknown[] };
  return { ...rest, anyOf: type.map((each) => ({ type: each })) };
}
