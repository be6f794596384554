import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import program from '../../package.json' with { type: 'json' };
import { operations } from '../../src/app/operations/table.ts';
import { problems } from '../../src/contract/problems.ts';
import { pagesOfGuide } from '../support/guide.ts';
import { startService } from '../support/service.ts';

const base = 'https://doors.example.ie';
const { server } = await startService('embedded');
const get = (url: string) => server.inject({ method: 'GET', url });
const pages = pagesOfGuide(base);

describe('the documentation', () => {
  it.each(pages)('$path is a page without inline scripts or styles', async ({ path, title }) => {
    const { statusCode, headers, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(body).toContain(`<title>${title} · Lintel API</title>`);
    expect(body).not.toMatch(/<style|<script(?! type="application)|\sstyle=|\son\w+=/);
    expect(body).not.toMatch(/\{\{|\}\}(?!")/);
    const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(pages)('$path is complete HTML, without remaining Markdown', async ({ path }) => {
    const { body } = await get(path);
    const prose = body.replace(/<pre[\s\S]*?<\/pre>|<code>[^<]*<\/code>/g, '');
    expect(prose).not.toMatch(/\]\(|\*\*|`|>#+ |>- |\n- /);
  });

  it.each(pages)('$path has a Markdown version', async ({ twin, markdown }) => {
    const { statusCode, headers, body } = await get(twin);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(body).toBe(markdown);
    expect(headers['cache-control']).toBe('public, max-age=300');
  });

  it.each(pages)(
    '$path links to its Markdown version, and is marked in the navigation',
    async ({ path, twin, title }) => {
      const { headers, body } = await get(path);
      expect(headers.link).toBe(`<${base}${twin}>; rel="alternate"; type="text/markdown"`);
      expect(body).toContain(`<a href="${twin}">This page as Markdown</a>`);
      const [, list = ''] = /<nav aria-label="Documentation">([\s\S]*?)<\/nav>/.exec(body) ?? [];
      const marked = [...list.matchAll(/<a href="([^"]*)" aria-current="page">([^<]*)</g)];
      expect(marked.map(([, href, text]) => [href, text])).toEqual([[path, title]]);
    },
  );

  it('explains every problem code at its anchor', async () => {
    const { body } = await get('/docs/errors');
    for (const code of Object.keys(problems)) expect(body).toContain(`<h3 id="${code}">${code}</h3>`);
  });

  it('describes every operation at its anchor, with nested fields', async () => {
    const { body } = await get('/docs/reference');
    for (const id of Object.keys(operations)) expect(body).toContain(`<h2 id="${id}">${id}</h2>`);
    for (const field of ['customer.name', 'doors[].bifoldConfig', 'options[].door.opWidth', 'recovery.kind'])
      expect(body).toContain(`<code>${field}</code>`);
  });
});

it('the documentation names the version and the checksum of the client download', async () => {
  const { rawPayload } = await get('/client/lintel-client.tgz');
  const sha256 = createHash('sha256').update(rawPayload).digest('hex');
  const { body } = await get('/docs/quick-start.md');
  expect(body).toContain(`That is version ${program.version}, with the SHA-256 \`${sha256}\`.`);
});

it.each([
  '/openapi.json',
  '/docs/reference.md',
  '/docs/errors.md',
  '/docs',
  '/llms.txt',
  '/sitemap.xml',
  '/robots.txt',
])('the document %s uses the public URL', async (url) => {
  const elsewhere = await startService('embedded', { env: { PUBLIC_URL: 'https://lintel.example.net' } });
  const here = await get(url);
  const there = await elsewhere.server.inject({ method: 'GET', url });
  expect(here.body).toContain(base);
  expect(there.body).toBe(here.body.replaceAll(base, 'https://lintel.example.net'));
});

describe('the documentation for machines', () => {
  it('includes an llms.txt with a name, a summary and lists of links with notes', async () => {
    const { headers, body } = await get('/llms.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(body).toMatch(/^# Lintel\n\n> \S.+\n\n\S/);
    const links = body.split('\n').filter((each) => each.startsWith('- '));
    expect(links.length).toBeGreaterThan(pages.length);
    for (const line of links)
      expect(line).toMatch(/^- \[[^\]]+\]\(https:\/\/doors\.example\.ie\/\S*\): \S.+$/);
    for (const { twin } of pages) expect(body).toContain(`(${base}${twin})`);
  });

  it('includes the API catalogue of RFC 9727', async () => {
    const { headers, body } = await get('/.well-known/api-catalog');
    expect(headers['content-type']).toMatch(
      /^application\/linkset\+json; profile="https:\/\/www\.rfc-editor/,
    );
    expect(headers.link).toBe(`<${base}/.well-known/api-catalog>; rel="api-catalog"`);
    const link = (path: string, type: string) => [{ href: `${base}${path}`, type }];
    expect(JSON.parse(body)).toEqual({
      linkset: [
        {
          anchor: `${base}/api`,
          'service-desc': link('/openapi.json', 'application/json'),
          'service-doc': link('/docs', 'text/html'),
          'service-meta': link('/llms.txt', 'text/plain'),
          related: link('/client/lintel-client.tgz', 'application/gzip'),
          status: link('/healthz', 'application/json'),
        },
        {
          anchor: `${base}/mcp`,
          'service-desc': [
            ...link('/.well-known/mcp/server.json', 'application/json'),
            ...link('/mcp/server-card', 'application/mcp-server-card+json'),
          ],
          'service-doc': link('/docs/assistants', 'text/html'),
          'service-meta': link('/llms.txt', 'text/plain'),
          status: link('/healthz', 'application/json'),
        },
      ],
    });
    const known = await server.inject({
      url: '/.well-known/api-catalog',
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(known.statusCode).toBe(304);
  });
});
