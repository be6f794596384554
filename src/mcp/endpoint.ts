import {
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
  createMcpHandler,
  isLegacyRequest,
  preloadSchemas,
} from '@modelcontextprotocol/server';
import type { McpAnswer, McpEndpoint } from './answer.ts';
import { answerFromKeptLists } from './kept-lists.ts';
import { createMcpServer, type McpServerNeeds } from './server.ts';
import { type ToolDefinition, toolDefinitions } from './tool-definitions.ts';
import type { Visit } from './tool-runner.ts';

/**
 * Streamable HTTP without sessions: every request stands alone, in the protocol of 2026-07-28 or in that of 2025-11-25.
 * Host, Origin, size and form of the body are judged before.
 */
export function createMcpEndpoint(needs: McpServerNeeds): McpEndpoint {
  // Otherwise they are made when the first message needs them, and everybody waits for that.
  preloadSchemas();
  const visits = new WeakMap<Request, { visit: Visit; tools: readonly ToolDefinition[] }>();
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const visited = requestInfo && visits.get(requestInfo);
      if (!visited) throw new Error('A tool was called outside of a request');
      return createMcpServer(needs, () => visited.visit, visited.tools);
    },
    // Nothing here changes while the program runs, so nobody has to be kept waiting for news of it.
    { maxSubscriptions: 0, legacy: 'reject' },
  );
  return answerFromKeptLists(async (request, parsedBody, visit) => {
    if (Array.isArray(parsedBody)) return batchRefused;
    const tools = toolsFor(parsedBody);
    visits.set(request, { visit, tools });
    const answer = (await isLegacyRequest(request, parsedBody))
      ? await answerInOneDocument(
          createMcpServer(needs, () => visit, tools),
          request,
          parsedBody,
        )
      : await handler.fetch(request, { parsedBody });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      // Bytes as they are: a picture is long, and to read it as text and write it again takes as long as all else.
      body: Buffer.from(await answer.arrayBuffer()),
    };
  });
}

/**
 * The protocol of 2025-11-25. Its answers may be a stream of events or one document: nothing is told before the answer is
 * whole, and a stream with that one event in it would take half as long again to make.
 */
async function answerInOneDocument(
  server: McpServer,
  request: Request,
  parsedBody: unknown,
): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}

/** The one tool a message calls; all of them for any other message, and where there is none of that name. */
function toolsFor(message: unknown): readonly ToolDefinition[] {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: { name?: unknown } | null };
  const called = method === 'tools/call' && toolDefinitions.find(({ name }) => name === params?.name);
  return called ? [called] : toolDefinitions;
}

/** The protocol has no batches any more; one of a few kilobytes would ask for megabytes, outside of every limit. */
const batchRefused: McpAnswer = {
  status: 400,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    jsonrpc: '2.0',
    error: { code: -32_600, message: 'Batches are not taken: send one message at a time.' },
    id: null,
  }),
};
