import {
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
  createMcpHandler,
  isLegacyRequest,
  preloadSchemas,
} from '@modelcontextprotocol/server';
import type { McpAnswer, McpEndpoint } from './answer.ts';
import { withListCache } from './list-cache.ts';
import { createMcpServer, type McpServerNeeds } from './server.ts';
import { type ToolDefinition, toolDefinitions } from './tool-definitions.ts';
import type { Visit } from './tool-runner.ts';

/**
 * Stateless Streamable HTTP, protocol versions 2026-07-28 and 2025-11-25. The caller has validated host, origin,
 * size and body.
 */
export function createMcpEndpoint(needs: McpServerNeeds): McpEndpoint {
  // Compiled ahead: otherwise the first message would block the thread.
  preloadSchemas();
  const visits = new WeakMap<Request, { visit: Visit; tools: readonly ToolDefinition[] }>();
  const handler = createMcpHandler(
    ({ requestInfo }) => {
      const visited = requestInfo && visits.get(requestInfo);
      if (!visited) throw new Error('A tool was called outside of a request');
      return createMcpServer(needs, () => visited.visit, visited.tools);
    },
    // No subscriptions, because nothing changes at run time.
    { maxSubscriptions: 0, legacy: 'reject' },
  );
  return withListCache(async (request, parsedBody, visit) => {
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
      // Bytes, because decoding a long picture to text and encoding it again takes as long as everything else.
      body: Buffer.from(await answer.arrayBuffer()),
    };
  });
}

/**
 * Responds with one document. Protocol 2025-11-25 also allows an event stream, but a stream of one event would take
 * half as long again, and no partial results are sent.
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

/** The tool that a message calls; all tools for other messages and unknown names. */
function toolsFor(message: unknown): readonly ToolDefinition[] {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: { name?: unknown } | null };
  const called = method === 'tools/call' && toolDefinitions.find(({ name }) => name === params?.name);
  return called ? [called] : toolDefinitions;
}

/**
 * Response to a batch. The protocol dropped batches, and one of a few kilobytes could cause megabytes of responses
 * that no limit counts.
 */
const batchRefused: McpAnswer = {
  status: 400,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    jsonrpc: '2.0',
    error: { code: -32_600, message: 'Batches are not taken: send one message at a time.' },
    id: null,
  }),
};
