import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/callers/api-key.ts';
import type { Operation } from '../../src/contract/operation.ts';
import { operationList, operations } from '../../src/app/operations/table.ts';
import { readConfig } from '../../src/config.ts';
import { openApiDocument } from '../../src/contract/describing/openapi.ts';
import { launch, temporaryFolder } from '../support/child.ts';
import { contact } from '../support/enquiries.ts';
import { freePort } from '../support/free-port.ts';
import { startService } from '../support/service.ts';
import estimateVectors from '../vectors/estimate.json' with { type: 'json' };
import recommendVectors from '../vectors/recommend.json' with { type: 'json' };

const require = createRequire(import.meta.url);
const prism = require.resolve('@stoplight/prism-cli/dist/index.js');
const service = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: '200/1h' } });
const upstream = await service.server.listen({ port: 0, host: '127.0.0.1' });
const proxy = await startProxy();

/** A proxy that validates every request and every answer against the OpenAPI description. */
async function startProxy(): Promise<string> {
  const file = join(await temporaryFolder(), 'openapi.json');
  writeFileSync(file, JSON.stringify(openApiDocument(operationList, upstream, readConfig({}))));
  const port = String(await freePort());
  const child = launch(prism, ['proxy', file, upstream, '-h', '127.0.0.1', '-p', port], {});
  child.stderr.resume();
  await new Promise<void>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('listening')) resolve();
    });
    child.once('close', () => {
      reject(new Error(`The proxy did not start: ${output}`));
    });
  });
  return `http://127.0.0.1:${port}`;
}

interface Violation {
  readonly location: readonly string[];
  readonly message: string;
}

async function send(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${proxy}${path}`, {
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const violations = JSON.parse(response.headers.get('sl-violations') ?? '[]') as Violation[];
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    violations,
    ofAnswer: violations.filter(({ location }) => location[0] !== 'request'),
  };
}

const table = Object.values<Operation>(operations);
const requests = table.flatMap(({ path, examples, method }) =>
  method === 'GET'
    ? [{ name: 'GET', path, body: undefined }]
    : Object.entries(examples).map(([name, { body }]) => ({ name, path, body })),
);

let sent = 100;

/** The path with a real enquiry id and the API key that sent it; other paths unchanged. */
async function ownPath(path: string): Promise<{ url: string; headers: Record<string, string> }> {
  if (!path.includes('{id}')) return { url: path, headers: {} };
  const { text, key } = createApiKey('A partner', null, service.clock.now());
  await service.store.keys.add(key);
  const headers = { 'x-api-key': text };
  const { body } = await send('/api/contact', contact((sent += 1)), headers);
  return { url: path.replace('{id}', String(body['id'])), headers };
}

describe('through a validating proxy', () => {
  it.each(requests)('$name of $path is valid in both directions', async ({ path, body }) => {
    const { url, headers } = await ownPath(path);
    const { status, violations } = await send(url, body, headers);
    expect({ status, violations }).toEqual({ status: 200, violations: [] });
  });

  it('every estimate and recommend vector is valid in both directions', async () => {
    const vectors = [
      ...estimateVectors.map(({ request }) => ['/api/internal-doors/estimate', request] as const),
      ...recommendVectors.map(({ request }) => ['/api/internal-doors/recommend', request] as const),
    ];
    for (const [path, body] of vectors) {
      const { status, violations } = await send(path, body);
      expect({ status, violations }, JSON.stringify(body)).toEqual({ status: 200, violations: [] });
    }
  });

  it('a door of an answer is valid when sent back', async () => {
    const path = '/api/internal-doors/estimate';
    const { body } = await send(path, { doors: [{ preset: 'double-both-panels' }, { doorType: 'Garage' }] });
    const { status, violations } = await send(path, { doors: body['doors'] });
    expect({ status, violations }).toEqual({ status: 200, violations: [] });
  });

  it('a duplicate is 409, and a reused key 422, as described', async () => {
    const key = { 'idempotency-key': 'proxy-1' };
    expect(await send('/api/contact', contact(1), key)).toMatchObject({ status: 200, violations: [] });
    expect(await send('/api/contact', contact(1), key)).toMatchObject({ status: 200, violations: [] });
    expect(await send('/api/contact', contact(1))).toMatchObject({ status: 409, violations: [] });
    expect(await send('/api/contact', contact(2), key)).toMatchObject({ status: 422, violations: [] });
  });

  it.each(table.filter(({ method }) => method === 'POST'))(
    'an invalid body of $id violates the description, and the error response conforms to it',
    async ({ path }) => {
      const { status, violations, ofAnswer } = await send(path, {
        doors: [],
        customer: { name: 'Al' },
        reason: 1,
      });
      expect({ status, ofAnswer }).toEqual({ status: 400, ofAnswer: [] });
      expect(violations).not.toEqual([]);
    },
  );

  it('spam is 403 as described', async () => {
    const { status, ofAnswer } = await send('/api/contact', {
      ...contact(3),
      website: 'https://example.com',
    });
    expect({ status, ofAnswer }).toEqual({ status: 403, ofAnswer: [] });
  });

  it('too many requests are 429 as described', async () => {
    const path = '/api/internal-doors/limits';
    let last = await send(path);
    for (let sent = 0; sent < 205 && last.status === 200; sent += 1) last = await send(path);
    expect(last).toMatchObject({ status: 429, violations: [] });
  });

  it('an unavailable store is 503 as described', async () => {
    await service.store.close();
    expect(await send('/api/contact', contact(4))).toMatchObject({ status: 503, violations: [] });
  });
});
