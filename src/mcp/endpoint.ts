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
    visits.set(request, visit);
    return handler.fetch(request, { parsedBody });
  };
}
