import { expect, it } from 'vitest';
import { privateIn, takeFindings } from './log-search.ts';
import { startService } from './service.ts';

it.each([
  'no account for aoife.7@example.ie',
  'mail to seán@fáinne.ie was refused',
  'the key lintel_live_0a1b2c3d4e is unknown',
  'signed with whsec_c2VjcmV0IGtleQ',
  'GET /quotes/dGhpcyBpcyBhIHNlY3JldCBvZiAzMiBieXRlcyAxMjM answered',
  '{"cookie":"__Host-lintel-desk=x"}',
  'Aoife asked',
  'called +353 1 679 1234',
  'the password a quiet hinge closes itself is wrong',
  'Please call about a door for house number 7',
])('the log search finds private data in: %s', (line) => {
  expect(privateIn(line)).not.toEqual([]);
});

it.each([
  '{"level":30,"reqId":"bkM9dt0W-8","method":"POST","operation":"submitContactEnquiry","status":200,"ms":1.5}',
  '{"level":50,"reason":"another process holds its lock","msg":"the store is away"}',
  'at Object.<anonymous> (/srv/lintel/node_modules/@fastify/static/index.js:12:7)',
  'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  'the store has migrations up to 2026-11-23-append-only-history-and-audits',
])('the log search accepts: %s', (line) => {
  expect(privateIn(line)).toEqual([]);
});

it('the log search finds a value in the log that a test sent to a service', async () => {
  const { server } = await startService('embedded');
  const message = 'Mend the hinge of the pantry';
  const payload = { customer: { name: 'Nobody Inparticular', email: 'nobody@example.ie' }, message };
  const sent = await server.inject({ method: 'POST', url: '/api/contact', payload });
  expect([sent.statusCode, takeFindings()]).toEqual([200, []]);
  server.log.info({ said: message }, 'stored');
  expect(takeFindings()).toEqual([expect.stringMatching(/^Mend the hinge of the pantry\n {2}in \{/)]);
});
