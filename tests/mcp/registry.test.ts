import { describe, expect, it } from 'vitest';
import { registryEntry } from '../../src/app/site/registry-entry.ts';
import { contractVersion } from '../../src/contract/describing/openapi.ts';
import entry from '../../server.json' with { type: 'json' };
import { startService } from '../support/service.ts';
import { listeningService, overHttp, protocols } from './clients.ts';

describe('the registry entry', () => {
  it('respects the limits of the registry', () => {
    expect(entry.$schema).toMatch(
      /^https:\/\/static\.modelcontextprotocol\.io\/schemas\/[\d-]+\/server\.schema\.json$/,
    );
    expect(entry.name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(entry.name.length).toBeLessThanOrEqual(200);
    expect(entry.title.length).toBeLessThanOrEqual(100);
    expect(entry.description.length).toBeLessThanOrEqual(100);
    expect(entry.version).toBe(contractVersion);
  });

  it('refers to the endpoint, with a host the operator fills in', () => {
    expect(entry.remotes).toHaveLength(1);
    for (const { type, url, variables, headers } of entry.remotes) {
      expect(type).toBe('streamable-http');
      const named = [...url.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
      expect(named).toEqual(Object.keys(variables));
      expect(url.replace('{host}', variables.host.default)).toBe('https://doors.example.ie/mcp');
      expect(headers).toEqual([
        expect.objectContaining({ name: 'X-API-Key', isRequired: false, isSecret: true }),
      ]);
    }
  });
});

describe('the registry entry of an installation', () => {
  it('is served at its well-known address, with the endpoint of this installation', async () => {
    const { server } = await startService('embedded');
    const answer = await server.inject('/.well-known/mcp/server.json');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600',
    });
    expect(answer.json()).toEqual({
      $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
      name: 'ie.example.doors/lintel',
      title: 'Lintel: steel doors',
      description: entry.description,
      version: '1.0.0',
      websiteUrl: 'https://doors.example.ie',
      remotes: [
        {
          type: 'streamable-http',
          url: 'https://doors.example.ie/mcp',
          headers: [
            {
              name: 'X-API-Key',
              description:
                'Optional. A key has a limit of its own, for platforms whose users share an address.',
              isRequired: false,
              isSecret: true,
            },
          ],
        },
      ],
    });
  });

  it.each([
    ['https://tueren.example', 'example.tueren/lintel'],
    ['http://localhost:3000', 'localhost/lintel'],
    ['http://127.0.0.1:8080', '1.0.0.127/lintel'],
    ['http://[::1]:3000', '1/lintel'],
    ['https://xn--fine-6na.example/doors', 'example.xn--fine-6na/lintel'],
  ])('is named by its host: for %s the name is %s', (publicUrl, name) => {
    expect(registryEntry(publicUrl)).toMatchObject({
      name,
      websiteUrl: publicUrl,
      remotes: [{ url: `${publicUrl}/mcp` }],
    });
    expect(name).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
  });
});

describe('the server card of an installation (SEP-2127)', async () => {
  const { url } = await listeningService();
  const catalog = await fetch(`${url}/.well-known/ai-catalog.json`);
  const { entries } = (await catalog.json()) as {
    entries: { url: string; type: string; identifier: string }[];
  };
  const [entry] = entries;
  const answer = await fetch(entry?.url ?? '', { headers: { accept: 'application/mcp-server-card+json' } });
  const card = (await answer.json()) as Record<string, unknown> & {
    remotes: { url: string; supportedProtocolVersions: string[] }[];
  };

  it('is found by the catalogue of the site', () => {
    expect(catalog.headers.get('content-type')).toMatch(/^application\/ai-catalog\+json/);
    expect(entries).toEqual([
      {
        identifier: 'urn:air:localhost:mcp:lintel',
        type: 'application/mcp-server-card+json',
        url: expect.stringMatching(/^http:\/\/localhost:\d+\/mcp\/server-card$/) as string,
      },
    ]);
  });

  it('can be read by pages of other sites', () => {
    for (const { headers } of [catalog, answer])
      expect([headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual([
        '*',
        'public, max-age=3600',
      ]);
    expect(answer.headers.get('content-type')).toMatch(/^application\/mcp-server-card\+json/);
  });

  it('has the fields that its schema requires, within their limits', () => {
    expect(card['$schema']).toBe('https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json');
    expect(card['name']).toMatch(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/);
    expect(String(card['description']).length).toBeLessThanOrEqual(100);
    expect(card['tools']).toBeUndefined();
  });

  it.each(protocols)('agrees with what the server says of itself in the protocol %s', async (protocol) => {
    const client = await overHttp(url, { protocol });
    const { title, version, websiteUrl, icons } = client.getServerVersion() ?? {};
    expect(card).toMatchObject({ title, version, websiteUrl, icons });
    expect(card.remotes.map((remote) => remote.url)).toEqual([`${String(websiteUrl)}/mcp`]);
    expect(card.remotes[0]?.supportedProtocolVersions).toContain(protocol);
  });
});
