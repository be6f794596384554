import type { Client } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { readDesignText } from '../../src/domain/design/design-text.ts';
import { pngFile } from '../../src/pictures/files.tsx';
import { book } from '../support/book.ts';
import { complaintsOf } from '../api/schema-check.ts';
import {
  call,
  listeningService,
  overHttp,
  overStdio,
  type ProtocolVersion,
  protocols,
  textOf,
  validArguments,
} from './clients.ts';

/** The names of the tools, which must not change: clients have them in their settings. */
const names = [
  'estimate_internal_doors',
  'recommend_internal_door',
  'find_internal_doors',
  'compare_internal_doors',
  'list_internal_door_products',
  'describe_internal_door_limits',
  'about_the_maker',
  'create_internal_door_quote',
  'submit_contact_enquiry',
  'submit_internal_doors_enquiry',
  'submit_security_doors_enquiry',
  'withdraw_enquiry',
];
const titles: Readonly<Record<string, string>> = {
  estimate_internal_doors: 'Price internal glazed doors',
  recommend_internal_door: 'Compare layouts for one opening',
  find_internal_doors: 'Find doors by what matters',
  compare_internal_doors: 'Compare doors side by side',
  list_internal_door_products: 'List internal glazed doors',
  describe_internal_door_limits: 'Describe what can be made',
  about_the_maker: 'Answers about the maker',
  create_internal_door_quote: 'Store an estimate with a review link',
  submit_contact_enquiry: 'Submit a general enquiry',
  submit_internal_doors_enquiry: 'Ask for an offer for internal glazed doors',
  submit_security_doors_enquiry: 'Ask for an offer for security doors',
  withdraw_enquiry: 'Withdraw an enquiry',
};
const reading = new Set(names.slice(0, 7));
/** Takes back what was sent, as often as it is called. */
const withdrawing = 'withdraw_enquiry';

/** The drawing of a door at the width used in answers. */
const drawingOf = (text: string) => {
  const design = readDesignText(text);
  if (!design) throw new Error(`${text} is no design`);
  return pngFile(book, design, 440);
};
const drawn: Readonly<Record<string, () => Buffer>> = {
  estimate_internal_doors: () => drawingOf('tDOUBLE.HINGED-w1800-h2100'),
  recommend_internal_door: () => drawingOf('tSINGLE.HINGED-w1800-h2100-l900-z1'),
  find_internal_doors: () => drawingOf('tSINGLE.HINGED-w1800-h2100-l900-z1-mREEDED'),
};

const { url } = await listeningService();
const transports: Record<string, (protocol: ProtocolVersion) => Promise<Client>> = {
  HTTP: (protocol) => overHttp(url, { protocol }),
  stdio: (protocol) => overStdio({ protocol }),
};
const ways = Object.keys(transports).flatMap((transport) =>
  protocols.map((protocol) => [transport, protocol] as const),
);

describe('the drawing of a tool answer', async () => {
  const client = await overHttp(url, { protocol: '2026-07-28' });
  const single = { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' };
  const pivot = { doorTypeKey: 'PIVOT', opWidth: '1100', opHeight: '2200' };
  const opening = { widthMm: 900, heightMm: 2100 };

  it.each([
    ['the first of several', 'estimate_internal_doors', { doors: [pivot, single] }, 'tPIVOT-w1100-h2200'],
    [
      'the selected one if none is better',
      'recommend_internal_door',
      { opening, selectedDoor: single },
      'tSINGLE.HINGED-w900-h2100',
    ],
  ])('shows one door: %s', async (_, tool, args, design) => {
    const { content } = await call(client, tool, args);
    const images = content.flatMap((block) => (block.type === 'image' ? [block.data] : []));
    expect(images).toEqual([drawingOf(design).toString('base64')]);
  });
});

describe.each(ways)('over %s, in the protocol %s', async (transport, protocol) => {
  const client = await transports[transport]?.(protocol);
  if (!client) throw new Error('no such transport');
  const { tools } = await client.listTools();

  it('negotiates the requested protocol', () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(protocol);
    expect(client.getServerVersion()).toMatchObject({ name: 'lintel', version: '1.0.0' });
  });

  it('lists the tools in order, each fully described', async () => {
    expect(tools.map(({ name }) => name)).toEqual(names);
    expect((await client.listTools()).tools).toEqual(tools);
    for (const { name, title, description = '', annotations, inputSchema, outputSchema } of tools) {
      const reads = reading.has(name);
      expect(annotations, name).toEqual({
        readOnlyHint: reads,
        destructiveHint: name === withdrawing,
        idempotentHint: reads || name === withdrawing,
        openWorldHint: !reads,
      });
      expect(title, name).toBe(titles[name]);
      expect(description.length, name).toBeGreaterThan(60);
      const submits = !reads && name !== withdrawing;
      expect(description.includes('explicit consent'), name).toBe(submits);
      expect([inputSchema.type, outputSchema?.['type']], name).toEqual(['object', 'object']);
      expect(inputSchema.required?.includes('consent') ?? false, name).toBe(submits);
      // Contact details can come from a form, and doors from an order text.
      expect(inputSchema.required ?? [], name).not.toContain('customer');
      if (inputSchema.properties?.['order']) expect(inputSchema.required, name).not.toContain('doors');
    }
  });

  it.each(names.filter((name) => name !== withdrawing))('calls %s', async (name) => {
    const args = validArguments()[name] ?? {};
    const tool = tools.find((each) => each.name === name);
    if (!tool?.outputSchema) throw new Error(`${name} is not described`);
    expect(complaintsOf(tool.inputSchema, args)).toEqual([]);
    const result = await call(client, name, args);
    expect(result.isError ?? false, textOf(result)).toBe(false);
    expect(complaintsOf(tool.outputSchema, result.structuredContent)).toEqual([]);
    expect(textOf(result).length).toBeGreaterThan(20);
    const images = result.content.filter((block) => block.type === 'image');
    expect(images).toHaveLength(name in drawn ? 1 : 0);
    for (const { mimeType, data } of images) {
      expect(mimeType).toBe('image/png');
      const png = Buffer.from(data, 'base64');
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(png.readUInt32BE(16)).toBe(440);
      expect(png.length).toBeLessThan(256 * 1024);
      expect(png.equals(drawn[name]?.() ?? Buffer.alloc(0)), 'the door that was asked for').toBe(true);
    }
  });

  it('reports an unknown tool as not found', async () => {
    await expect(call(client, 'delete_everything')).rejects.toThrow('not found');
  });
});
