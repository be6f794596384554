import type {
  CallToolResult,
  InputRequiredResult,
  McpServer,
  ServerContext,
} from '@modelcontextprotocol/server';
import { countCall, waitText } from '../app/callers/call-limits.ts';
import type { Caller } from '../app/callers/caller.ts';
import { Refusal } from '../app/shared/refusal.ts';
import type { Pictures } from '../app/shared/pictures.ts';
import type { RateLimiter } from '../app/callers/rate-policy.ts';
import type { UseCases } from '../app/use-cases.ts';
import { type OperationId, operations } from '../contract/operations.ts';
import { compileReader, type Reading } from '../contract/reading/reader.ts';
import { springsTrap } from '../domain/enquiry/trap.ts';
import { askForContact, lacksContactOnly, withContact } from './contact-form.ts';
import { drawingOf } from './drawing.ts';
import { makeExecutions } from './executions.ts';
import { broken, failed, invalidArguments, refused } from './failures.ts';
import { toolDefinitions } from './tool-definitions.ts';
import { toolBody } from './tool-schemas.ts';

export interface ToolDeskNeeds extends UseCases {
  readonly pictures: Pictures;
  readonly limiter: RateLimiter;
  /** Told of what nobody foresaw. */
  readonly report: (error: unknown, requestId: string) => void;
}

/** Who calls, and under which name a call is found in the log. */
export interface Visit {
  readonly caller: Caller;
  readonly requestId: string;
  /** Told of each tool that is called. */
  readonly noteTool: (name: string) => void;
}

export interface ToolCall {
  readonly operationId: OperationId;
  readonly args: unknown;
  readonly visit: Visit;
  readonly server: McpServer;
  readonly ctx: ServerContext;
}

export type ToolDesk = (call: ToolCall) => Promise<CallToolResult | InputRequiredResult>;

/** Executes tools in the order in which HTTP judges its calls: limit, arguments, then the use case. */
export function toolDesk(needs: ToolDeskNeeds): ToolDesk {
  const executions = makeExecutions(needs);
  const readers = new Map(
    toolDefinitions.map(({ operationId }) => [operationId, compileReader(toolBody(operations[operationId]))]),
  );

  async function execute({ operationId, args, visit, server, ctx }: ToolCall) {
    const { caller, requestId } = visit;
    const standing = await countCall(needs.limiter, caller, operationId);
    if (standing && !standing.decision.allowed) return failed('Too many calls.', waitText(caller, standing));

    const read = (value: unknown): Reading<unknown> =>
      readers.get(operationId)?.(value) ?? { ok: true, value: {} };
    let reading = read(args);
    if (!reading.ok && lacksContactOnly(reading.faults)) {
      const answer = askForContact(server, ctx, (args as { customer?: unknown }).customer);
      if (answer.kind === 'none') return answer.result;
      reading = read(withContact(args, answer.details));
    }
    if (!reading.ok) return invalidArguments(reading.faults);

    const { idempotencyKey = null } = reading.value as { idempotencyKey?: string };
    const circumstances = { caller, requestId, trapSprung: springsTrap(args), idempotencyKey };
    const { reply, text, drawingUrl } = await executions[operationId](reading.value, circumstances);
    return {
      content: [{ type: 'text' as const, text }, ...(await drawingOf(needs.pictures, drawingUrl))],
      structuredContent: reply as Record<string, unknown>,
    };
  }

  return async (call) => {
    try {
      return await execute(call);
    } catch (error) {
      if (error instanceof Refusal) return refused(error);
      needs.report(error, call.visit.requestId);
      return broken(call.visit.requestId);
    }
  };
}
