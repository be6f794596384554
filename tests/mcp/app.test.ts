import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../support/child.ts';
import { pageUri, readPage } from '../support/configurator-page.ts';
import { call, listeningService, overHttp, overStdio, protocols, validArguments } from './clients.ts';

const extension = 'io.modelcontextprotocol/ui';
const { url } = await listeningService();

const dataIn = (page: string) =>
  JSON.parse(/<script type="application\/json" id="data">([^<]*)<\/script>/.exec(page)?.[1] ?? '') as {
    publicUrl: string;
    maker: { name: string; isSample: boolean };
    book: { vatRatePercent: number };
  };

describe.each(
  protocols.flatMap((protocol) => [
    ['HTTP', protocol, () => overHttp(url, { protocol })] as const,
    ['standard input', protocol, () => overStdio({ protocol })] as const,
  ]),
)('the configurator over %s in the protocol %s', async (_transport, _protocol, connect) => {
  const client = await connect();
  const { tools } = await client.listTools();

  it('is declared as an extension, and listed', async () => {
    expect(client.getServerCapabilities()?.extensions).toEqual({
      [extension]: { mimeTypes: ['text/html;profile=mcp-app'] },
    });
    const { resources } = await client.listResources();
    expect(resources.filter(({ uri }) => uri === pageUri)).toMatchObject([
      { name: 'configurator', mimeType: 'text/html;profile=mcp-app' },
    ]);
  });

  it('is linked from the tools whose results have a door, also for older hosts', () => {
    const linked = tools.filter(({ _meta }) => _meta !== undefined);
    expect(linked.map(({ name }) => name)).toEqual([
      'estimate_internal_doors',
      'recommend_internal_door',
      'find_internal_doors',
      'create_internal_door_quote',
    ]);
    for (const { _meta } of linked)
      expect(_meta).toEqual({ ui: { resourceUri: pageUri }, 'ui/resourceUri': pageUri });
  });

  it('costs at most 150 tokens in the list of tools', () => {
    const tokens = (list: unknown) => encode(JSON.stringify(list)).length;
    const without = tools.map(({ _meta, ...tool }) => tool);
    expect(tokens(tools) - tokens(without)).toBeLessThanOrEqual(150);
  });

  it('is one page of at most 150 KB compressed, which may request nothing', async () => {
    const { contents } = await client.readResource({ uri: pageUri });
    expect(contents).toMatchObject([
      {
        uri: pageUri,
        mimeType: 'text/html;profile=mcp-app',
        _meta: {
          ui: {
            csp: { connectDomains: [], resourceDomains: [], frameDomains: [], baseUriDomains: [] },
            prefersBorder: true,
          },
        },
      },
    ]);
    const { text } = await readPage(client);
    expect(gzipSync(text).length).toBeLessThanOrEqual(150_000);
    expect(text).toMatch(/^<!doctype html>/);
    expect(text).not.toMatch(/<link|<img|<script[^>]* src|@import|@font-face|url\((?!#|`#|\$\{)/);
  });

  it('comes with the figures of the service', async () => {
    const { maker, book } = dataIn((await readPage(client)).text);
    expect([maker, book.vatRatePercent]).toEqual([{ name: 'Lintel', isSample: true }, 23]);
  });
});

it('has the prices and the card of its service, escaped for the page', async () => {
  const folder = await temporaryFolder();
  const [card, prices] = [join(folder, 'business.json'), join(folder, 'prices.json')];
  await writeFile(card, JSON.stringify({ name: 'Doors </script><b>', vatRatePercent: 13.5 }));
  const shipped = await readFile(new URL('../../src/figures/price-book.json', import.meta.url), 'utf8');
  await writeFile(prices, JSON.stringify({ ...(JSON.parse(shipped) as object), version: 'next year' }));
  const { url: other } = await listeningService({ env: { BUSINESS: card, PRICE_BOOK: prices } });
  const client = await overHttp(other, { protocol: '2026-07-28' });
  const { text } = await readPage(client);
  expect(dataIn(text)).toMatchObject({
    maker: { name: 'Doors </script><b>', isSample: false },
    book: { vatRatePercent: 13.5, version: 'next year' },
  });
});

it('gets the doors of a stored estimate in the metadata of the result', async () => {
  const client = await overHttp(url, { protocol: '2026-07-28' });
  const args = validArguments()['create_internal_door_quote'];
  const { _meta } = await call(client, 'create_internal_door_quote', args);
  expect(_meta?.['lintel/designs']).toEqual(['psingle_2d_left_2d_panel']);
});
