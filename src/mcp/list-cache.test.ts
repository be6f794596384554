import { expect, it } from 'vitest';
import type { McpAnswer } from './answer.ts';
import { withListCache } from './list-cache.ts';

const visit = {
  caller: { id: 'a', kind: 'anonymous', label: 'anonymous', policy: null },
  requestId: '1',
  noteTool: () => undefined,
} as const;

/** An endpoint that counts its calls, with a fixed answer. */
function setUp(bodyOf = (id: unknown) => JSON.stringify({ result: { tools: [] }, id }), status = 200) {
  let asked = 0;
  const answer = withListCache((_request, parsedBody) => {
    asked += 1;
    const { id } = parsedBody as { id: unknown };
    return Promise.resolve<McpAnswer>({ status, headers: {}, body: bodyOf(id) });
  });
  const ask = async (message: object, headers: Record<string, string> = {}) => {
    const request = new Request('https://doors.example.ie/mcp', { method: 'POST', headers });
    const { body } = await answer(request, { id: 1, method: 'tools/list', ...message }, visit);
    return body instanceof ReadableStream ? '' : body.toString();
  };
  return { ask, asked: () => asked };
}

it('the list of tools is rendered once for requests that differ only in their id', async () => {
  const { ask, asked } = setUp();
  for (const id of [1, 2, 'x']) expect(JSON.parse(await ask({ id }))).toMatchObject({ id });
  expect(asked()).toBe(1);
});

it.each<[string, object, Record<string, string>]>([
  ['another message', { params: { cursor: 'x' } }, {}],
  ['other forms of answer', {}, { accept: 'text/plain' }],
  ['another protocol', {}, { 'mcp-protocol-version': '2026-07-28' }],
  ['another header of the method', {}, { 'mcp-method': 'x' }],
  ['another header of the name', {}, { 'mcp-name': 'x' }],
])('the list of tools is rendered again for %s', async (_name, message, headers) => {
  const { ask, asked } = setUp();
  await ask({});
  await ask(message, headers);
  expect(asked()).toBe(2);
});

it.each([
  ['is not a list', setUp((id) => JSON.stringify({ result: {}, id }))],
  ['failed', setUp(undefined, 500)],
  ['does not contain the message id', setUp(() => '{"tools":[],"id":null}')],
  ['contains the message id twice', setUp((id) => JSON.stringify({ tools: [], id, again: id }))],
])('an answer is not cached as the list of tools if it %s', async (_name, { ask, asked }) => {
  expect(await ask({ id: 5 })).not.toContain('number of the message');
  const before = asked();
  await ask({ id: 5 });
  expect(asked()).toBeGreaterThan(before);
});

it('the cache keeps 32 lists of tools, and evicts the oldest', async () => {
  const { ask, asked } = setUp();
  const askAs = (name: number) => ask({ params: { name } });
  for (let name = 0; name <= 32; name += 1) await askAs(name);
  expect(asked()).toBe(33);
  await askAs(1);
  expect(asked()).toBe(33);
  await askAs(0);
  expect(asked()).toBe(34);
});

it('answers to long messages, other methods, or ids that are not integers are not cached', async () => {
  const { ask, asked } = setUp();
  for (const message of [
    { params: { name: 'x'.repeat(1000) } },
    { method: 'tools/call' },
    { id: null },
    { id: 1.5 },
  ]) {
    const before = asked();
    await ask(message);
    await ask(message);
    expect(asked()).toBe(before + 2);
  }
});
