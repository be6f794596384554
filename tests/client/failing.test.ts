import { describe, expect, it } from 'vitest';
import { createClient } from '../../src/client/index.ts';
import { contact, failureOf, pretend } from './connecting.ts';

describe('when a call fails, the client', () => {
  const silent = () => undefined;

  it('times out, and reports the idempotency key for a retry', async () => {
    const baseUrl = await pretend(silent);
    const client = createClient({ baseUrl, timeoutMs: 50 });
    const error = await failureOf(client.submitContactEnquiry(contact('Aoife Byrne')));
    expect(error).toMatchObject({ code: 'timeout', status: null, problem: null });
    expect(error.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    const patient = createClient({ baseUrl });
    expect(await failureOf(patient.listInternalDoorProducts({ timeoutMs: 20 }))).toMatchObject({
      code: 'timeout',
    });
  });

  it('times out even if the caller passed a signal', async () => {
    const client = createClient({ baseUrl: await pretend(silent), timeoutMs: 50 });
    const { signal } = new AbortController();
    expect(await failureOf(client.listInternalDoorProducts({ signal }))).toMatchObject({ code: 'timeout' });
  });

  it('times out on an answer that never ends', async () => {
    const baseUrl = await pretend((_request, response) => response.writeHead(200).write('{"products":'));
    const client = createClient({ baseUrl, timeoutMs: 50 });
    expect(await failureOf(client.listInternalDoorProducts())).toMatchObject({ code: 'timeout' });
  });

  it('rejects with the reason of the signal when the caller aborts', async () => {
    const client = createClient({ baseUrl: await pretend(silent) });
    const controller = new AbortController();
    const asking = client.listInternalDoorProducts({ signal: controller.signal });
    controller.abort();
    await expect(asking).rejects.toMatchObject({ name: 'AbortError' });
    const late = client.listInternalDoorProducts({ signal: AbortSignal.abort(new Error('No more')) });
    await expect(late).rejects.toThrow('No more');
  });

  it('reports a refused connection', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:1' });
    expect(await failureOf(client.listInternalDoorProducts())).toMatchObject({ code: 'network_error' });
  });

  it('passes on a problem with a code that it does not know', async () => {
    const problem = { code: 'showroom_closed', message: 'Please come tomorrow.', status: 409 };
    const baseUrl = await pretend((_request, response) =>
      response.writeHead(409).end(JSON.stringify(problem)),
    );
    const error = await failureOf(createClient({ baseUrl }).listInternalDoorProducts());
    expect(error).toMatchObject({ code: 'showroom_closed', message: 'Please come tomorrow.', problem });
  });

  it.each([
    [502, '<html>Bad gateway</html>'],
    [200, '<html>Log in to the hotel network</html>'],
    [500, '"oops"'],
  ])('reports an unexpected answer for status %i with the body %s', async (status, body) => {
    let asked = 0;
    const baseUrl = await pretend((_request, response) => {
      asked += 1;
      response.writeHead(status).end(body);
    });
    const error = await failureOf(createClient({ baseUrl }).listInternalDoorProducts());
    expect(error).toMatchObject({ code: 'unexpected_answer', status, problem: null });
    expect(asked).toBe(1);
  });
});
