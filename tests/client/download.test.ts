import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import program from '../../package.json' with { type: 'json' };
import { startProgram } from '../support/program.ts';

const base = 'https://doors.example.ie';
const { url } = await startProgram({ env: { PUBLIC_URL: base } });
const address = `${url}/client/lintel-client.tgz`;
const tarball = await fetch(address);
const bytes = Buffer.from(await tarball.arrayBuffer());
const hex = createHash('sha256').update(bytes).digest('hex');

describe('the download of the client', () => {
  it('is served as gzip to every origin, with its digest, and is revalidated on every use', () => {
    expect(tarball.status).toBe(200);
    expect(bytes.subarray(0, 2).toString('hex')).toBe('1f8b');
    expect(Object.fromEntries(tarball.headers)).toMatchObject({
      'content-type': 'application/gzip',
      'content-length': String(bytes.length),
      'repr-digest': `sha-256=:${Buffer.from(hex, 'hex').toString('base64')}:`,
      'cache-control': 'public, no-cache',
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'ETag, Repr-Digest',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(tarball.headers.get('content-encoding')).toBeNull();
    expect(tarball.headers.get('etag')).toMatch(/^"[\w-]+"$/);
    expect(tarball.headers.get('ratelimit')).toBeNull();
  });

  it('has a checksum file in the format of sha256sum', async () => {
    const answer = await fetch(`${address}.sha256`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    expect(text).toBe(`${hex}  lintel-client.tgz\n`);
    const digest = createHash('sha256').update(text).digest('base64');
    expect(answer.headers.get('repr-digest')).toBe(`sha-256=:${digest}:`);
  });

  it.each([address, `${address}.sha256`])('answers conditional and HEAD requests at %s', async (at) => {
    const etag = (await fetch(at)).headers.get('etag') ?? '';
    const known = await fetch(at, { headers: { 'if-none-match': `"other", W/${etag}` } });
    expect({ status: known.status, body: await known.text(), etag: known.headers.get('etag') }).toEqual({
      status: 304,
      body: '',
      etag,
    });
    const head = await fetch(at, { method: 'HEAD' });
    const length = (await (await fetch(at)).arrayBuffer()).byteLength;
    expect(head.headers.get('content-length')).toBe(String(length));
    expect(head.headers.get('etag')).toBe(etag);
    expect((await fetch(at, { method: 'POST' })).status).toBe(405);
  });

  it('is linked in the guide, llms.txt and the API catalogue, with its checksum and version', async () => {
    const text = async (path: string) => (await fetch(`${url}${path}`)).text();
    expect(await text('/docs')).toContain(`<code>${hex}</code>`);
    expect(await text('/docs/quick-start.md')).toContain(`\`${hex}\``);
    const address = `${base}/client/lintel-client.tgz`;
    expect(await text('/llms.txt')).toContain(`(${address}): npm package, version ${program.version}\n`);
    expect(JSON.parse(await text('/.well-known/api-catalog'))).toMatchObject({
      linkset: [{ related: [{ href: address, type: 'application/gzip' }] }, { anchor: `${base}/mcp` }],
    });
  });
});
