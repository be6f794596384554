import { createMcpHandler } from '@modelcontextprotocol/server';
import { createMcpServer } from './server.ts';
import type { ToolRunner, Visit } from './tool-runner.ts';

/** Answers one HTTP request whose body has been parsed. */
export type McpEndpoint = (request: Request, parsedBody: unknown, visit: Visit) => Promise<Response>;

/**
 * Streamable HTTP without sessions: every request stands alone, in the protocol of 2026-07-28 or in that of 2025-11-25.
 * Host, Origin, size and form of the body are judged before.
 */
export function createMcpEndpoint(runTool: ToolRunner): McpEndpoint {
  const visits = new WeakMap<Request, Visit>();
  const handler = createMcpHandler(
    ({ requestInfo }) =>
      createMcpServer(runTool, () => {
        const visit = requestInfo && visits.get(requestInfo);
        if (!visit) throw new Error('A tool was called outside of a request');
        return visit;
      }),
    // Nothing here changes while the program runs, so nobody has to be kept waiting for news of it.
    { maxSubscriptions: 0 },
  );
  return (request, parsedBody, visit) => {
    if (Array.isArray(parsedBody)) return Promise.resolve(batchRefused());
    visits.set(request, visit);
    return handler.fetch(request, { parsedBody });
  };
}

/** The protocol has no batches any more; one of a few kilobytes would ask for megabytes, outside of every limit. */
function batchRefused(): Response {
  const error = { code: -32_600, message: 'Batches are not taken: send one message at a time.' };
  return Response.json({ jsonrpc: '2.0', error, id: null }, { status: 400 });
}
