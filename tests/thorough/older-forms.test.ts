import { describe, expect, it } from 'vitest';
import { listeningService } from '../mcp/clients.ts';

/* Tests forms over HTTP in the older protocol at the level of single messages. */

const first = await listeningService();
const second = await listeningService();

interface Message {
  readonly id?: number | string;
  readonly method?: string;
  readonly params?: { readonly requestedSchema?: { readonly required?: readonly string[] } };
  readonly result?: { readonly isError?: boolean; readonly content?: readonly { readonly text?: string }[] };
}

const post = (url: string, message: object, session?: string, signal?: AbortSignal) =>
  fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-06-18',
      ...(session !== undefined && { 'mcp-session-id': session }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', ...message }),
    ...(signal && { signal }),
  });

async function sessionOf(url: string, capabilities: object): Promise<string | null> {
  const params = { protocolVersion: '2025-06-18', capabilities, clientInfo: { name: 'test', version: '1' } };
  const answer = await post(url, { id: 1, method: 'initialize', params });
  expect(answer.status).toBe(200);
  await answer.arrayBuffer();
  return answer.headers.get('mcp-session-id');
}

async function withForms(url: string): Promise<string> {
  const session = await sessionOf(url, { elicitation: {} });
  if (session === null) throw new Error('There is no session');
  return session;
}

let enquiries = 0;
const submit = () => ({
  id: 7,
  method: 'tools/call',
  params: {
    name: 'submit_contact_enquiry',
    arguments: { message: `Can somebody call about the sliding door, number ${(enquiries += 1)}?` },
  },
});
const details = () => ({ name: 'Mary Walsh', email: `mary.${enquiries}@example.ie`, consent: true });

/** The messages of an event stream, one at a time. */
function messagesOf({ body, headers }: Response) {
  expect(headers.get('content-type')).toBe('text/event-stream');
  if (!body) throw new Error('There is no stream');
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let buffered = '';
  return async function next(): Promise<Message | null> {
    for (;;) {
      const found = /^data: (.*)\n\n/m.exec(buffered);
      if (found) {
        buffered = buffered.slice(found.index + found[0].length);
        return JSON.parse(found[1] ?? '') as Message;
      }
      const { done, value } = await reader.read();
      if (done) return null;
      buffered += value;
    }
  };
}

const textIn = (message: Message | null) => message?.result?.content?.[0]?.text;

describe('a session', () => {
  it.each<[string, object, boolean]>([
    ['shows forms', { elicitation: { form: {} } }, true],
    ['declares elicitation without modes', { elicitation: {} }, true],
    ['opens URLs only', { elicitation: { url: {} } }, false],
    ['declares nothing', {}, false],
  ])(
    'is opened only for a client that can show forms; the client %s: %j, %s',
    async (_, capabilities, isOpened) => {
      const session = await sessionOf(first.url, capabilities);
      expect(session !== null).toBe(isOpened);
      if (isOpened) expect(session).toMatch(/^forms-[\da-f-]{36}$/);
    },
  );

  it('changes nothing for other messages, and its GET and DELETE are refused', async () => {
    const session = await withForms(first.url);
    const listed = await post(first.url, { id: 2, method: 'tools/list' }, session);
    expect(listed.headers.get('content-type')).toBe('application/json');
    expect((await listed.json()) as object).toHaveProperty('result.tools');
    const told = await post(first.url, { method: 'notifications/initialized' }, session);
    expect([told.status, await told.text()]).toEqual([202, '']);
    for (const method of ['GET', 'DELETE']) {
      const refused = await fetch(`${first.url}/mcp`, { method, headers: { 'mcp-session-id': session } });
      expect(refused.status).toBe(405);
    }
  });
});

describe('a call that shows a form', () => {
  it('asks on its stream, takes the answer from another request, and ends with the result', async () => {
    const session = await withForms(first.url);
    const next = messagesOf(await post(first.url, submit(), session));
    const form = await next();
    expect(form?.method).toBe('elicitation/create');
    expect(form?.params?.requestedSchema?.required).toEqual(['name', 'email', 'consent']);
    const result = { action: 'accept', content: details() };
    const taken = await post(first.url, { id: form?.id, result }, session);
    expect([taken.status, await taken.text()]).toEqual([202, '']);
    const answer = await next();
    expect(answer?.id).toBe(7);
    expect(textIn(answer)).toContain('Thank you. We have your enquiry');
    expect(await next()).toBeNull();
  });

  it('works on a node that did not see the handshake', async () => {
    const session = await withForms(first.url);
    const next = messagesOf(await post(second.url, submit(), session));
    const form = await next();
    const before = (await second.enquiries()).length;
    await post(second.url, { id: form?.id, result: { action: 'accept', content: details() } }, session);
    expect(textIn(await next())).toContain('Thank you');
    expect((await second.enquiries()).length).toBe(before + 1);
  });

  it.each([
    ['declined', { action: 'decline' }, 'the user did not give their contact details'],
    ['cancelled', { action: 'cancel' }, 'the user did not give their contact details'],
    [
      'sent without the tick',
      { action: 'accept', content: { name: 'Mary Walsh', email: 'm@example.ie', consent: false } },
      'the user did not agree to it',
    ],
  ])('sends nothing when the form is %s', async (_, result, told) => {
    const before = (await first.enquiries()).length;
    const session = await withForms(first.url);
    const next = messagesOf(await post(first.url, submit(), session));
    await post(first.url, { id: (await next())?.id, result }, session);
    const answer = await next();
    expect(answer?.result?.isError).toBe(true);
    expect(textIn(answer)).toContain(`Nothing was sent: ${told}`);
    expect((await first.enquiries()).length).toBe(before);
  });

  it('is told to ask in words if another form of the session is open', async () => {
    const session = await withForms(first.url);
    const next = messagesOf(await post(first.url, submit(), session));
    const form = await next();
    const other = await post(first.url, submit(), session);
    expect(textIn((await other.json()) as Message)).toContain('consent is required');
    await post(first.url, { id: form?.id, result: { action: 'decline' } }, session);
    expect(textIn(await next())).toContain('Nothing was sent');
  });

  it('ends when it is cancelled', async () => {
    const before = (await first.enquiries()).length;
    const session = await withForms(first.url);
    const next = messagesOf(await post(first.url, submit(), session));
    const form = await next();
    await post(first.url, { method: 'notifications/cancelled', params: { requestId: 7 } }, session);
    for (let message = await next(); message !== null; message = await next())
      expect(message.result).toBeUndefined();
    const late = await post(
      first.url,
      { id: form?.id, result: { action: 'accept', content: details() } },
      session,
    );
    expect(late.status).toBe(202);
    expect((await first.enquiries()).length).toBe(before);
  });

  it('ends when its client disconnects, and the next call of the session shows a form again', async () => {
    const session = await withForms(first.url);
    const gone = new AbortController();
    const next = messagesOf(await post(first.url, submit(), session, gone.signal));
    expect((await next())?.method).toBe('elicitation/create');
    gone.abort();
    await expect
      .poll(async () => {
        const again = await post(first.url, submit(), session);
        const type = again.headers.get('content-type');
        await again.body?.cancel();
        return type;
      })
      .toBe('text/event-stream');
  });
});
