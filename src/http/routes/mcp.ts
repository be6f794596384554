import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../app/callers/caller.ts';
import type { RatePolicy } from '../../app/callers/rate-policy.ts';
import { checkBodyLabels } from '../server/body.ts';
import { checkSite } from '../server/known-sites.ts';
import { abortWhenGone, closeOnFin } from '../server/client-gone.ts';
import type { PublicUrl } from '../server/problems.ts';
import { createRequestQueue } from '../server/request-queue.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Names of the tools that were called, for the log. */
    tools?: string[];
  }
}

export interface McpRoute {
  readonly publicUrl: PublicUrl;
  /** Rate limit of messages; null if there is none. */
  readonly messageLimit: RatePolicy | null;
  /** Responds to one MCP request, whose body has been parsed. */
  readonly answerMcp: (
    request: Request,
    parsedBody: unknown,
    visit: { caller: Caller; requestId: string; noteTool: (name: string) => void },
  ) => Promise<{
    status: number;
    headers: Readonly<Record<string, string>>;
    body: string | Buffer | ReadableStream;
  }>;
}

/** Limits of the queue: a full queue is about a tenth of a second of work. */
const queueLimits = { waiting: 96, waitingPerClient: 32 };
/**
 * Pace of a client's messages: a burst as large as assistants send at once, then twenty a second, or four times the
 * long-term limit.
 */
const pacingOf = ({ limit, windowMs }: RatePolicy) => ({
  atOnce: 4,
  everyMs: Math.min(50, windowMs / limit / 4),
  waiting: 32,
});

/**
 * The MCP endpoint. All messages are counted here and start one by one; a tool call counts against the limit of its
 * operation when it runs.
 */
export function addMcpRoute(server: FastifyInstance, { publicUrl, messageLimit, answerMcp }: McpRoute): void {
  const takeTurn = createRequestQueue(queueLimits, messageLimit ? pacingOf(messageLimit) : undefined);
  server.post('/mcp', {
    config: { access: 'per-tool', operationId: 'mcp' },
    onRequest: (request, _reply, done) => {
      checkSite(request, publicUrl());
      checkBodyLabels(request, { body: {}, jsonOnly: true });
      done();
    },
    handler: async (request, reply) => {
      const noteTool = (name: string) => {
        (request.tools ??= []).push(name);
      };
      const { method, headers, caller, id: requestId } = request;
      const signal = abortWhenGone(reply);
      await takeTurn({ client: caller.id, signal });
      const asked = new Request(`${publicUrl()}/mcp`, {
        method,
        headers: Object.entries(headers).flatMap(([name, value]) =>
          value === undefined ? [] : [value].flat().map((each): [string, string] => [name, each]),
        ),
        signal,
      });
      const answer = await answerMcp(asked, request.body, { caller, requestId, noteTool });
      if (answer.body instanceof ReadableStream) closeOnFin(reply);
      return reply
        .code(answer.status)
        .headers({ ...answer.headers, 'cache-control': 'no-store' })
        .send(answer.body);
    },
  });
}
