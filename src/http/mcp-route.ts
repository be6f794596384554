import type { FastifyInstance } from 'fastify';
import type { Caller } from '../app/callers/caller.ts';
import { checkBodyLabels } from './host/body.ts';
import { checkSite } from './host/known-sites.ts';
import { leavingOf } from './host/leaving.ts';
import type { PublicUrl } from './host/problem-reply.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Names of the tools that were called, for the log. */
    tools?: string[];
  }
}

export interface McpRoute {
  readonly publicUrl: PublicUrl;
  /** Answers one request of the Model Context Protocol whose body has been parsed. */
  readonly answerMcp: (
    request: Request,
    parsedBody: unknown,
    visit: { caller: Caller; requestId: string; noteTool: (name: string) => void },
  ) => Promise<Response>;
}

/** The endpoint for assistants. One request may call several tools, so limits are counted for each tool when it runs. */
export function addMcpRoute(server: FastifyInstance, { publicUrl, answerMcp }: McpRoute): void {
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
      const asked = new Request(`${publicUrl()}/mcp`, {
        method,
        headers: Object.entries(headers).flatMap(([name, value]) =>
          value === undefined ? [] : [value].flat().map((each): [string, string] => [name, each]),
        ),
        signal: leavingOf(reply),
      });
      const answer = await answerMcp(asked, request.body, { caller, requestId, noteTool });
      return reply.header('cache-control', 'no-store').send(answer);
    },
  });
}
