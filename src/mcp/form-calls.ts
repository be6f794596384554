import { randomUUID } from 'node:crypto';
import {
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
  isInitializeRequest,
  isJSONRPCNotification,
  isJSONRPCRequest,
} from '@modelcontextprotocol/server';
import { supportsForms } from './contact-form.ts';

/*
 * Forms over HTTP for clients of the protocols before 2026-07-28. There the server asks while a call is under way,
 * on the event stream of its response, and the client answers with a request of its own.
 *
 * Sessions hold no state: their id says that the client shows forms, which is all that a later call has to know of
 * the handshake. So any node can take any call, also after a restart, and only the answer to a form has to reach
 * the node that asked.
 */

const sessionIdForm = /^forms-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The id of the session that a handshake opens: undefined, for no session, unless the client shows forms. */
export function newSessionId(message: unknown): string | undefined {
  return isInitializeRequest(message) && supportsForms(message.params.capabilities)
    ? `forms-${randomUUID()}`
    : undefined;
}

/** The session of a request, if its client shows forms. */
export function sessionIdOf({ headers }: Request): string | null {
  const id = headers.get('mcp-session-id');
  return id !== null && sessionIdForm.test(id) ? id : null;
}

/** Limits of calls under way. Further ones get no form, and their assistants ask in words. */
const mostCalls = { overall: 1000, perClient: 32 };
/** The first protocol with forms, for clients that do not say which they speak. */
const firstProtocolWithForms = '2025-06-18';

interface FormCall {
  readonly transport: WebStandardStreamableHTTPServerTransport;
  readonly client: string;
  /** Ends the stream, and forgets the call. */
  readonly end: () => void;
}

/** The calls that may ask the user, at most one for each session. */
export function createFormCalls() {
  const calls = new Map<string, FormCall>();

  const hasRoom = (sessionId: string, client: string): boolean =>
    !calls.has(sessionId) &&
    calls.size < mostCalls.overall &&
    [...calls.values()].filter((call) => call.client === client).length < mostCalls.perClient;

  /** Runs a call on its own server. The response is a stream, which ends with the result. */
  async function run(server: McpServer, asked: AskedCall): Promise<Response> {
    const { sessionId, client, request, message } = asked;
    const transport = new WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: () => sessionId });
    const end = () => {
      if (calls.get(sessionId) === call) calls.delete(sessionId);
      void server.close();
    };
    const call = { transport, client, end };
    calls.set(sessionId, call);
    try {
      await server.connect(transport);
      await repeatHandshake(transport, request);
      const answer = await transport.handleRequest(request, { parsedBody: message });
      if (request.signal.aborted) end();
      else request.signal.addEventListener('abort', end, { once: true });
      return new Response(answer.body?.pipeThrough(new TransformStream({ flush: end })), answer);
    } catch (error) {
      end();
      throw error;
    }
  }

  /** Hands an answer or a notification to the call under way; null if there is none. */
  async function deliver(sessionId: string, request: Request, message: unknown): Promise<Response | null> {
    const call = isJSONRPCRequest(message) ? undefined : calls.get(sessionId);
    if (!call) return null;
    const answer = await call.transport.handleRequest(request, { parsedBody: message });
    // The SDK sends nothing for a cancelled call, and would leave its stream open.
    if (isJSONRPCNotification(message) && message.method === 'notifications/cancelled') call.end();
    return answer;
  }

  return { hasRoom, run, deliver };
}

interface AskedCall {
  readonly sessionId: string;
  readonly client: string;
  readonly request: Request;
  readonly message: unknown;
}

/** Tells a new server what the client declared when the session was opened: the SDK asks no other client. */
async function repeatHandshake(
  transport: WebStandardStreamableHTTPServerTransport,
  { url, headers }: Request,
): Promise<void> {
  const handshake = new Request(url, {
    method: 'POST',
    headers: { accept: 'application/json, text/event-stream', 'content-type': 'application/json' },
  });
  const answer = await transport.handleRequest(handshake, {
    parsedBody: {
      jsonrpc: '2.0',
      id: 'handshake',
      method: 'initialize',
      params: {
        protocolVersion: headers.get('mcp-protocol-version') ?? firstProtocolWithForms,
        capabilities: { elicitation: { form: {} } },
        clientInfo: { name: 'client', version: '1' },
      },
    },
  });
  await answer.text();
}
