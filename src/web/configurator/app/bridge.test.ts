import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBridge, type Fields, type FrameWindow } from './bridge.ts';

/** A frame's window whose host only notes what it is sent. */
function setUp() {
  const sent: unknown[] = [];
  let listen: Parameters<FrameWindow['addEventListener']>[1] | undefined;
  const parent = {
    postMessage: (message: unknown, targetOrigin: string) => {
      sent.push([message, targetOrigin]);
    },
  };
  const results: Fields[] = [];
  const bridge = createBridge(
    {
      parent,
      addEventListener: (_type, listener) => {
        listen = listener;
      },
    },
    {
      notifications: { 'ui/notifications/tool-result': (params) => results.push(params) },
      requests: { ping: () => ({}) },
    },
  );
  const receive = (data: unknown, source: unknown = parent) => {
    listen?.({ data, source: source as Window });
  };
  return { bridge, sent, results, receive };
}

const result = (params: unknown) => ({ jsonrpc: '2.0', method: 'ui/notifications/tool-result', params });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the bridge to the host', () => {
  it('sends requests and notifications as JSON-RPC, and resolves to the result', async () => {
    const { bridge, sent, receive } = setUp();
    const answer = bridge.request('ui/open-link', { url: 'https://doors.example.ie' });
    bridge.notify('ui/notifications/initialized', {});
    expect(sent).toEqual([
      [{ jsonrpc: '2.0', id: 1, method: 'ui/open-link', params: { url: 'https://doors.example.ie' } }, '*'],
      [{ jsonrpc: '2.0', method: 'ui/notifications/initialized', params: {} }, '*'],
    ]);
    receive({ jsonrpc: '2.0', id: 1, result: { isError: false } });
    expect(await answer).toEqual({ isError: false });
  });

  it.each<[string, unknown]>([
    ['an error', { jsonrpc: '2.0', id: 1, error: { code: -32_000, message: 'No' } }],
    ['a result that is no object', { jsonrpc: '2.0', id: 1, result: 'yes' }],
  ])('rejects a request that is answered with %s', async (_, answer) => {
    const { bridge, receive } = setUp();
    const asked = bridge.request('ui/open-link', {});
    receive(answer);
    await expect(asked).rejects.toThrow('ui/open-link: refused');
  });

  it('rejects a request that is not answered within ten seconds', async () => {
    const { bridge } = setUp();
    const asked = expect(bridge.request('ui/open-link', {})).rejects.toThrow('ui/open-link: no answer');
    await vi.advanceTimersByTimeAsync(10_000);
    await asked;
  });

  it('hands notifications to their handlers', () => {
    const { receive, results } = setUp();
    receive(result({ content: [] }));
    receive({ jsonrpc: '2.0', method: 'ui/notifications/tool-result' });
    expect(results).toEqual([{ content: [] }, {}]);
  });

  it('ignores messages from any window but the parent', async () => {
    const { bridge, receive, results, sent } = setUp();
    const asked = expect(bridge.request('ui/initialize', {})).rejects.toThrow('no answer');
    for (const source of [{}, null]) {
      receive(result({ content: [] }), source);
      receive({ jsonrpc: '2.0', id: 1, result: {} }, source);
      receive({ jsonrpc: '2.0', id: 7, method: 'ping' }, source);
    }
    expect([results, sent.length]).toEqual([[], 1]);
    await vi.advanceTimersByTimeAsync(10_000);
    await asked;
  });

  it.each<[string, unknown]>([
    ['a text', 'ping'],
    ['null', null],
    ['a list', [result({})]],
    ['no version', { method: 'ui/notifications/tool-result', params: {} }],
    ['another version', { ...result({}), jsonrpc: '1.0' }],
    ['a method that is no text', { jsonrpc: '2.0', method: 4, params: {} }],
    ['parameters that are a list', result([])],
    ['parameters that are null', result(null)],
    ['an unknown notification', { jsonrpc: '2.0', method: 'ui/notifications/other', params: {} }],
    ['a method of every object', { jsonrpc: '2.0', method: 'toString', params: {} }],
    ['an answer to no request', { jsonrpc: '2.0', id: 4, result: {} }],
  ])('ignores %s', (_, message) => {
    const { receive, results, sent } = setUp();
    receive(message);
    expect([results, sent]).toEqual([[], []]);
  });

  it('answers the requests that it knows, and refuses all others', () => {
    const { receive, sent } = setUp();
    receive({ jsonrpc: '2.0', id: 7, method: 'ping' });
    receive({ jsonrpc: '2.0', id: 'a', method: 'tools/call', params: {} });
    expect(sent).toEqual([
      [{ jsonrpc: '2.0', id: 7, result: {} }, '*'],
      [{ jsonrpc: '2.0', id: 'a', error: { code: -32_601, message: 'Method not found' } }, '*'],
    ]);
  });
});
