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
 * Forms over HTTP for clients of the protocols before 2026-07-28. There the server sends a form during the
 * call, on the event stream of the response, and the client answers in a separate request.
 *
 * Sessions hold no state: a session id only tells that the client shows forms, which is all that a later call
 * needs to know from the handshake. Any node can serve any call, even after a restart; only the answer to a
 * form must reach the node that sent the form.
 */

const sessionIdForm = /^forms-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** A session id for a handshake; undefined, which opens no session, unless the client shows forms. */
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

/**
 * Limits of calls in progress. Calls beyond them get no form, and their assistants ask the user in the chat.
 */
const mostCalls = { overall: 1000, perClient: 32 };
/** Protocol version assumed for clients that send none: the first with forms. */
const firstProtocolWithForms = '2025-06-18';

interface FormCall {
  readonly transport: WebStandardStreamableHTTPServerTransport;
  readonly client: string;
  /** Ends the stream and frees the slot of the call. */
  readonly end: () => void;
}

/** Tracks the calls that may show a form, at most one per session. */
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

  /** Passes an answer or a notification to the session's call; null if no call is in progress. */
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

/**
 * Repeats the client's handshake on a new server: the SDK sends forms only to clients that declared support.
 */
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
