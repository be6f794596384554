import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, it } from 'vitest';
import type { MakerResponse } from '../../src/contract/maker.ts';
import { bareCard, cardFile, fullCard } from '../support/business.ts';
import { call, listeningService, overHttp, overStdio, protocols, structured, textOf } from './clients.ts';

const serviceOf = async (card: unknown) => listeningService({ env: { BUSINESS: await cardFile(card) } });
const clientOf = async (card: unknown) => overHttp((await serviceOf(card)).url, { protocol: '2026-07-28' });

describe('about_the_maker', async () => {
  const full = await call(await clientOf(fullCard), 'about_the_maker');
  const bare = await call(await clientOf(bareCard), 'about_the_maker');

  it('answers with what is on the card and in the price book', () => {
    const lines = textOf(full).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        "Example Doors, in the maker's words:",
        'Delivery: All of Ireland.',
        'Fitting: We fit within 100 km of the works.',
        'Guarantee: Ten years on steel and glass.',
      ]),
    );
    expect(lines.join('\n')).toContain('VAT: Prices are shown with VAT at 13.5%');
    expect(lines.join('\n')).toContain('satin glass, reeded glass, fluted glass');
    expect(textOf(full)).not.toContain('has not said');
  });

  it('says what the maker has not said, and makes nothing up', () => {
    expect(textOf(bare)).toContain(
      'The maker has not said anything about delivery, fitting, payment, guarantee, showroom, hours and contact; ask them.',
    );
    const { answers } = structured<MakerResponse>(bare);
    const unsaid = answers.flatMap(({ topic, answer }) => (answer === null ? [topic] : []));
    expect(unsaid).toEqual([
      ...['Delivery', 'Fitting', 'Payment', 'Guarantee', 'Showroom', 'Hours', 'Contact'],
    ]);
  });

  it('takes at most 200 tokens in the list, and 600 in the text of its answer', async () => {
    const { tools } = await (await clientOf(fullCard)).listTools();
    const listed = tools.find(({ name }) => name === 'about_the_maker');
    expect(encode(JSON.stringify(listed)).length).toBeLessThanOrEqual(200);
    expect(encode(textOf(full)).length).toBeLessThanOrEqual(600);
  });
});

it('the API gives the same answers to partners', async () => {
  const { url } = await serviceOf(fullCard);
  const client = await overHttp(url, { protocol: '2026-07-28' });
  const answer = await fetch(`${url}/api/maker`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual(structured(await call(client, 'about_the_maker')));
});

describe.each(protocols)('resources in the protocol %s', async (protocol) => {
  const { url } = await serviceOf(fullCard);
  const client = await overHttp(url, { protocol });
  const textAt = async (uri: string) => {
    const [content] = (await client.readResource({ uri })).contents;
    return content && 'text' in content ? content.text : '';
  };

  it('are listed with title, description and icon', async () => {
    const [frame, ...resources] = (await client.listResources()).resources;
    expect(frame?.uri).toBe('ui://lintel/configurator');
    expect(resources.map(({ uri }) => uri)).toEqual([
      ...['lintel://faq', 'lintel://measuring', 'lintel://price-book', 'lintel://terms'],
    ]);
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'lintel://door-types/{doorTypeKey}',
    ]);
    for (const { title, description, mimeType, icons = [] } of [...resources, ...resourceTemplates]) {
      expect([title, description, mimeType]).toEqual([
        expect.any(String),
        expect.any(String),
        'text/markdown',
      ]);
      expect((await fetch(icons[0]?.src ?? '')).status).toBe(200);
    }
  });

  it.each([
    ['lintel://faq', ['# Questions to Example Doors', '## Do you deliver?', 'All of Ireland.']],
    [
      'lintel://measuring',
      ['# How to measure', '## 1. Width, three times', '## How accurate', `With drawings: http://localhost:`],
    ],
    [
      'lintel://price-book',
      [
        '# Price book 2026-01',
        '- Fixed steel glazed panel: from €488 with VAT',
        'Lever handle (LEVER, €145)',
        '6 to 11 weeks',
      ],
    ],
    ['lintel://terms', ['# Terms of Example Doors', 'Half with the order', '## Personal data', '/privacy']],
    ['lintel://door-types/SLIDING', ['# Single sliding door', 'fills 700 to 1300 mm by itself']],
  ])('can be read: %s', async (uri, parts) => {
    const text = await textAt(uri);
    for (const part of parts) expect(text).toContain(part);
  });

  it('are not found for a type that is not made', async () => {
    await expect(client.readResource({ uri: 'lintel://door-types/REVOLVING' })).rejects.toThrow(/not found/i);
    await expect(client.readResource({ uri: 'lintel://nothing' })).rejects.toThrow(/not found/i);
  });
});

it('resources can be read over standard input', async () => {
  const client = await overStdio({ protocol: '2026-07-28' });
  const [content] = (await client.readResource({ uri: 'lintel://faq' })).contents;
  expect(content).toMatchObject({
    text: expect.stringContaining('The maker has not said; ask them.') as string,
  });
});
