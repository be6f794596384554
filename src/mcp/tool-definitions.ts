import type { ToolAnnotations } from '@modelcontextprotocol/server';
import Type from 'typebox';
import { type OperationId, operations } from '../app/operations/table.ts';
import { GrantedConsent } from '../contract/enquiries/customer.ts';
import type { Effect, Operation, ToolFace } from '../contract/operation.ts';
import type { JsonSchema } from './json-schema.ts';
import { createSchemaLister } from './listed-schema.ts';

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

const listed = createSchemaLister();

/** Every operation that is a tool, in the order of the table. */
export const toolDefinitions: readonly ToolDefinition[] = Object.values(operations).flatMap((operation) =>
  operation.tool
    ? [
        {
          ...operation.tool,
          operationId: operation.id,
          annotations: annotations[operation.effect],
          inputSchema: inputSchema(operation),
          outputSchema: listed.answer(operation.reply),
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
  const schema = listed.input(toolBody(operation));
  const { required = [], properties = {} } = schema;
  const { customer } = properties;
  if (!customer) return schema;
  const { required: _asked, ...details } = customer;
  return {
    ...schema,
    required: required.filter((field) => field !== 'customer'),
    properties: { ...properties, customer: details },
  };
}
