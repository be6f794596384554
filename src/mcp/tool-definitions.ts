import type { ToolAnnotations } from '@modelcontextprotocol/server';
import Type from 'typebox';
import { type OperationId, operations } from '../app/operations/table.ts';
import { GrantedConsent } from '../contract/enquiries/customer.ts';
import { text } from '../contract/fields.ts';
import { type Effect, type Operation, type ToolFace, takesId } from '../contract/operation.ts';
import type { JsonSchema } from './json-schema.ts';
import { createSchemaLister } from './listed-schema.ts';

export interface ToolDefinition extends ToolFace {
  readonly operationId: OperationId;
  readonly annotations: ToolAnnotations;
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
}

/**
 * Annotations of tools by effect. Reads have no side effects; submissions reach staff and are not idempotent;
 * changes reach staff and are idempotent.
 */
const annotations: Readonly<Record<Effect, ToolAnnotations>> = {
  reads: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  submits: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  changes: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: true },
};

const listed = createSchemaLister();

/** The operations that are tools, in the order of the table. */
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

/** The input of a tool: the operation's body, and the id in its path. Consent is required if personal data is stored. */
export function toolBody(operation: Operation): Type.TObject {
  const { body, effect } = operation;
  return Type.Object({
    ...(takesId(operation) && { id: text('The id from the answer to the enquiry.') }),
    ...body?.properties,
    ...(effect === 'submits' && { consent: GrantedConsent }),
  });
}

/**
 * The published input schema. Optional in it are contact details, because a form can ask for them, and doors, which an
 * order text can bring; each call checks them.
 */
function inputSchema(operation: Operation): JsonSchema {
  const schema = listed.input(toolBody(operation));
  const { required = [], properties = {} } = schema;
  const { customer, order } = properties;
  const { required: _asked, ...details } = customer ?? {};
  return {
    ...schema,
    required: required.filter((field) => field !== 'customer' && !(order && field === 'doors')),
    properties: { ...properties, ...(customer && { customer: details }) },
  };
}
