import {
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
  createMcpHandler,
  isLegacyRequest,
  preloadSchemas,
} from '@modelcontextprotocol/server';
import type { McpAnswer, McpEndpoint } from './answer.ts';
import { createFormCalls, newSessionId, sessionIdOf } from './form-calls.ts';
import { withListCache } from './list-cache.ts';
import { createMcpServer, type McpServerNeeds } from './server.ts';
import { type ToolDefinition, toolDefinitions } from './tool-definitions.ts';
import type { Visit } from './tool-runner.ts';

/**
 * Stateless Streamable HTTP, protocol versions 2026-07-28 and 2025-11-25. The caller has validated host,
 * origin, size and body. Each response is one document, except the stream of a call that may show a form to
 * an older client.
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
  const formCalls = createFormCalls();

  async function answerOlder(request: Request, message: unknown, visit: Visit): Promise<McpAnswer> {
    const tools = toolsFor(message);
    const createServer = () => createMcpServer(needs, () => visit, tools);
    const sessionId = sessionIdOf(request);
    if (sessionId !== null) {
      const delivered = await formCalls.deliver(sessionId, request, message);
      if (delivered) return whole(delivered);
      const client = visit.caller.id;
      if (tools.every(mayAskUser) && formCalls.hasRoom(sessionId, client))
        return streamed(await formCalls.run(createServer(), { sessionId, client, request, message }));
    }
    return whole(await answerInOneDocument(createServer(), request, message));
  }

  return withListCache(async (request, parsedBody, visit) => {
    if (Array.isArray(parsedBody)) return batchRefused;
    if (await isLegacyRequest(request, parsedBody)) return answerOlder(request, parsedBody, visit);
    visits.set(request, { visit, tools: toolsFor(parsedBody) });
    return whole(await handler.fetch(request, { parsedBody }));
  });
}

async function whole(answer: Response): Promise<McpAnswer> {
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    // Bytes: decoding a long picture to text and encoding it again would double the time of the call.
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

function streamed({ status, headers, body }: Response): McpAnswer {
  // Without the connection header: the web server decides whether to keep the connection open.
  const { connection: _decidedElsewhere, ...others } = Object.fromEntries(headers);
  return { status, headers: others, body: body ?? '' };
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
  const sessionId = newSessionId(parsedBody);
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    ...(sessionId !== undefined && { sessionIdGenerator: () => sessionId }),
  });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody });
  } finally {
    await server.close();
  }
}

/** Whether a tool may ask for contact details and consent: true of tools that submit. */
const mayAskUser = ({ annotations }: ToolDefinition): boolean => annotations.readOnlyHint === false;

/** The tool that a message calls; all tools if it calls none, or an unknown tool. */
function toolsFor(message: unknown): readonly ToolDefinition[] {
  const { method, params } = (message ?? {}) as { method?: unknown; params?: { name?: unknown } | null };
  const called = method === 'tools/call' && toolDefinitions.find(({ name }) => name === params?.name);
  return called ? [called] : toolDefinitions;
}

/**
 * Response to a batch. The protocol dropped batches, and a batch of a few kilobytes could cause megabytes of
 * responses that no limit counts.
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
