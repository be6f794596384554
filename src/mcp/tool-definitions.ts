import type { ToolAnnotations } from '@modelcontextprotocol/server';
import { type OperationId, operations } from '../app/operations/table.ts';
import type { Effect, ToolFace } from '../contract/operation.ts';
import { inputSchema, type JsonSchema, outputSchema } from './tool-schemas.ts';

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

/** Every operation that is a tool, in the order of the table. */
export const toolDefinitions: readonly ToolDefinition[] = Object.values(operations).flatMap((operation) =>
  operation.tool
    ? [
        {
          ...operation.tool,
          operationId: operation.id,
          annotations: annotations[operation.effect],
          inputSchema: inputSchema(operation),
          outputSchema: outputSchema(operation),
        },
      ]
    : [],
);
