import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { startService } from '../support/service.ts';
import { describeError } from '../../src/logging/logger.ts';

it('an unexpected error of a tool is logged with its request id, and the assistant gets no details', async () => {
  const lines: string[] = [];
  const logger = pino(
    { level: 'error', serializers: { err: describeError } },
    { write: (line: string) => lines.push(line) },
  );
  const { server, store } = await startService('embedded', { logger });
  vi.spyOn(store.enquiries, 'submit').mockRejectedValue(new TypeError('secret detail'));
  const arguments_ = {
    customer: { name: 'Aoife Byrne', email: 'aoife@example.ie' },
    message: 'Can we see a door on Saturday?',
    consent: { granted: true, text: 'Yes, please call me.' },
  };
  const answer = await server.inject({
    method: 'POST',
    url: '/mcp',
    headers: { host: 'doors.example.ie', accept: 'application/json, text/event-stream' },
    payload: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'submit_contact_enquiry', arguments: arguments_ },
    },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('"isError":true');
  expect(answer.body).not.toContain('secret');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
    {
      level: 50,
      reqId: answer.headers['x-request-id'],
      err: { message: 'secret detail' },
      msg: 'unexpected error',
    },
  ]);
});
