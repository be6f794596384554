import { describe, expect, it } from 'vitest';
import { listeningService, overHttp, protocols } from './clients.ts';

const { url } = await listeningService();

describe.each(protocols)('prompts in the protocol %s', async (protocol) => {
  const client = await overHttp(url, { protocol });
  const { prompts } = await client.listPrompts();
  const textsOf = async (name: string, args: Record<string, string> = {}) =>
    (await client.getPrompt({ name, arguments: args })).messages.map(({ content }) =>
      content.type === 'text'
        ? content.text
        : content.type === 'resource' && 'text' in content.resource
          ? content.resource.text
          : '',
    );
  const complete = async (ref: { type: 'ref/prompt'; name: string }, name: string, value: string) =>
    (await client.complete({ ref, argument: { name, value } })).completion;

  it('are listed with icons, and ask for nothing', async () => {
    expect(prompts.map(({ name }) => name)).toEqual([
      ...['price_a_door', 'compare_layouts', 'measure_with_me', 'write_to_the_maker'],
    ]);
    for (const { name, title, description, icons = [], arguments: args = [] } of prompts) {
      expect([title, description], name).toEqual([expect.any(String), expect.any(String)]);
      expect(
        args.filter(({ required }) => required),
        name,
      ).toEqual([]);
      expect((await fetch(icons[0]?.src ?? '')).status, name).toBe(200);
    }
  });

  it('have what the user filled in', async () => {
    const [text] = await textsOf('price_a_door', {
      type: 'Single sliding door',
      width: ' 1.1 m ',
      glass: '',
    });
    expect(text).toContain('This is what I know: type: Single sliding door; width: 1.1 m.');
    expect((await textsOf('price_a_door'))[0]).not.toContain('This is what I know');
  });

  it.each(['price_a_door', 'compare_layouts', 'measure_with_me'])(
    '%s asks for no personal data',
    async (name) => {
      expect((await textsOf(name))[0]).toContain('Do not ask for my name or contact details');
    },
  );

  it('measure_with_me has the text about measuring', async () => {
    const [, measuring = ''] = await textsOf('measure_with_me');
    expect(measuring).toContain('## 1. Width, three times');
  });

  it('write_to_the_maker asks for contact details only after the wish to be contacted, and for consent', async () => {
    const [text = ''] = await textsOf('write_to_the_maker', { about: 'the showroom' });
    const order = [
      'about: the showroom',
      'whether I want to be contacted',
      'name and e-mail',
      'clear yes',
      'withdraw',
    ];
    expect(order.map((words) => text.indexOf(words))).toEqual(
      order.map((words) => text.indexOf(words)).toSorted((one, other) => one - other),
    );
    expect(order.filter((words) => !text.includes(words))).toEqual([]);
  });

  it.each([
    ['type', 'slid', ['Single sliding door', 'Double sliding door']],
    ['glass', 'FLU', ['Fluted glass']],
    ['handle', 'knurled', ['Knurled lever, brass']],
    ['colour', 'anthr', ['anthracite']],
    ['width', '18', []],
  ])('complete %s from %j', async (argument, typed, values) => {
    const ref = { type: 'ref/prompt', name: 'price_a_door' } as const;
    expect(await complete(ref, argument, typed)).toEqual({ values, total: values.length, hasMore: false });
  });

  it('complete the type in the address of a resource', async () => {
    const ref = { type: 'ref/resource', uri: 'lintel://door-types/{doorTypeKey}' } as const;
    const { completion } = await client.complete({ ref, argument: { name: 'doorTypeKey', value: 'sli' } });
    expect(completion.values).toEqual(['SLIDING', 'DOUBLE_SLIDING']);
  });

  it('are not found by another name', async () => {
    await expect(client.getPrompt({ name: 'order_a_door' })).rejects.toThrow('not found');
  });
});
