import { describe, expect, it } from 'vitest';
import { call, listeningService, overHttp, textOf } from './clients.ts';

const { url } = await listeningService();
const client = await overHttp(url, { protocol: '2026-07-28' });
const hint =
  'This tool is for internal glazed doors: none is fire-rated, bullet-resistant or a security door. For one of those use submit_security_doors_enquiry; they have no price estimate.';

describe('the hint to the tool for fire-rated and security doors', () => {
  it('is in the instructions', () => {
    expect(client.getInstructions()).toContain(
      'Fire-rated, bullet-resistant, RC and other security doors: submit_security_doors_enquiry, without a price.',
    );
  });

  it.each([
    'estimate_internal_doors',
    'recommend_internal_door',
    'list_internal_door_products',
    'describe_internal_door_limits',
    'create_internal_door_quote',
    'submit_internal_doors_enquiry',
  ])('is in the description of %s', async (name) => {
    const { tools } = await client.listTools();
    expect(tools.find((tool) => tool.name === name)?.description).toContain(
      'Fire-rated or security doors: submit_security_doors_enquiry.',
    );
  });

  it.each<[string, string, Record<string, unknown>]>([
    [
      'a price',
      'estimate_internal_doors',
      {
        doors: [
          { doorType: 'Fire-rated door', doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' },
        ],
      },
    ],
    ['an error', 'estimate_internal_doors', { doors: [{ doorTypeKey: 'FIRE_RATED' }] }],
    [
      'a comparison',
      'recommend_internal_door',
      { opening: { widthMm: 900, heightMm: 2100 }, selectedDoor: { doorType: 'RC3 security door' } },
    ],
  ])('is in the answer with %s', async (_, tool, args) => {
    expect(textOf(await call(client, tool, args)).split('\n')).toContain(hint);
  });

  it('is missing from the answer for an ordinary door', async () => {
    const doors = [{ doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' }];
    expect(textOf(await call(client, 'estimate_internal_doors', { doors }))).not.toContain('security');
  });
});
