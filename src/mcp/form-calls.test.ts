import { randomUUID } from 'node:crypto';
import { McpServer } from '@modelcontextprotocol/server';
import { expect, it } from 'vitest';
import { createFormCalls, newSessionId, sessionIdOf } from './form-calls.ts';

/** A server whose only tool never ends, like a form that the user never answers. */
function waitingServer(): McpServer {
  const server = new McpServer({ name: 'test', version: '1' });
  server.registerTool('wait', {}, () => new Promise<never>(() => undefined));
  return server;
}

const requestOf = (sessionId: string) =>
  new Request('https://doors.example.ie/mcp', {
    method: 'POST',
    headers: {
      accept: 'application/json, text/event-stream',
      'content-type': 'application/json',
      'mcp-session-id': sessionId,
    },
  });

const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'wait' } };
const cancelled = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
const newId = () => `forms-${randomUUID()}`;

it('a client may have 32 calls with forms in progress, one per session', async () => {
  const calls = createFormCalls();
  const sessions = Array.from({ length: 32 }, newId);
  for (const sessionId of sessions) {
    expect(calls.hasRoom(sessionId, 'a')).toBe(true);
    const request = requestOf(sessionId);
    await calls.run(waitingServer(), { sessionId, client: 'a', request, message });
    expect(calls.hasRoom(sessionId, 'b')).toBe(false);
  }
  expect(calls.hasRoom(newId(), 'a')).toBe(false);
  expect(calls.hasRoom(newId(), 'b')).toBe(true);

  const [sessionId = ''] = sessions;
  expect((await calls.deliver(sessionId, requestOf(sessionId), cancelled))?.status).toBe(202);
  expect(calls.hasRoom(sessionId, 'a')).toBe(true);
  expect(await calls.deliver(sessionId, requestOf(sessionId), cancelled)).toBeNull();
  for (const other of sessions.slice(1)) await calls.deliver(other, requestOf(other), cancelled);
});

it.each([
  ['forms-3f0c5a1e-9b7d-4c2a-8e6f-1a2b3c4d5e6f', true],
  ['forms-', false],
  ['3f0c5a1e-9b7d-4c2a-8e6f-1a2b3c4d5e6f', false],
  ['forms-3f0c5a1e-9b7d-4c2a-8e6f-1a2b3c4d5e6f-more', false],
])('sessionIdOf accepts the session id %s: %s', (id, isOurs) => {
  expect(sessionIdOf(requestOf(id))).toBe(isOurs ? id : null);
});

it('newSessionId returns no id for messages other than a handshake', () => {
  expect(newSessionId(message)).toBeUndefined();
  expect(newSessionId(null)).toBeUndefined();
});
