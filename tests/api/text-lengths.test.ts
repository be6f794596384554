import { describe, expect, it } from 'vitest';
import { operationList } from '../../src/app/operations/table.ts';
import { startService } from '../support/service.ts';
import { post, problemOf, unlimited, withValue } from './requests.ts';

interface Schema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: unknown;
  readonly pattern?: string;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly then?: Schema;
}

/** Every free text of a request with its maximum length; door variants appear more than once. */
function textsOf(schema: Schema, pointer = ''): { pointer: string; most: number | undefined }[] {
  const { properties = {}, items, allOf = [], then } = schema;
  const isFree = schema.type === 'string' && !schema.enum && schema.const === undefined;
  // The pattern of a colour limits its length, so it needs no maximum.
  const isBounded = schema.pattern?.startsWith('^#') ?? false;
  return [
    ...(isFree && !isBounded ? [{ pointer, most: schema.maxLength }] : []),
    ...Object.entries(properties).flatMap(([name, field]) => textsOf(field, `${pointer}/${name}`)),
    ...(items ? textsOf(items, `${pointer}/0`) : []),
    ...[...allOf, ...(then ? [then] : [])].flatMap((part) => textsOf(part, pointer)),
  ];
}

const allTexts = operationList.flatMap(({ path, body }) =>
  body ? textsOf(body as Schema).map((each) => ({ path, ...each })) : [],
);

/**
 * Extras have no maximum length, because the price book lists their values; the error lists these, at any
 * length.
 */
const complaintsOfOffer: Readonly<Record<string, RegExp>> = {
  glazingBars: /must be columns × rows of panes, from "1x1" \(none\) to "6x12", such as "2x4"\.$/,
  glass: /must be one of CLEAR, SATIN, REEDED, FLUTED, BRONZE, ACOUSTIC\.$/,
  frameColor:
    /must be a colour of RAL Classic such as "RAL 7016", a HEX colour such as "#383e42", or a name: /,
  handle: /must be one of LEVER, KNURLED, PULL, FLUSH\.$/,
  lock: /must be yes or no; 1, true, y, on, 0, false, n, off, none work too\.$/,
};

const complaintOfOffer = (pointer: string) => complaintsOfOffer[pointer.split('/').at(-1) ?? ''];
const offered = allTexts.filter(({ pointer }) => complaintOfOffer(pointer));
const texts = allTexts.filter(({ pointer }) => !complaintOfOffer(pointer));

const longest: Readonly<Record<string, number>> = {
  name: 200,
  email: 254,
  company: 200,
  source: 200,
  sourceId: 200,
  preset: 200,
  doorType: 200,
  type: 200,
  product: 300,
  url: 2000,
  fromPage: 2000,
  opWidth: 50,
  opHeight: 50,
  doorLeafWidth: 50,
  doorHeightMm: 50,
  design: 1700,
  order: 24_000,
  room: 60,
  idempotencyKey: 255,
  text: 2500,
  comments: 2500,
};
const otherwise = 400;

function longestFor(pointer: string): number {
  if (pointer === '/message') return 1500;
  if (pointer === '/project/message') return 2500;
  return longest[pointer.split('/').at(-1) ?? ''] ?? otherwise;
}

describe('the maximum length of every text in a request', async () => {
  const service = await startService('embedded', { env: unlimited });

  it('is in the OpenAPI description', () => {
    expect(texts.length).toBeGreaterThan(60);
    // Five extras in estimate, recommend, find, compare and quote.
    expect(offered).toHaveLength(25);
    for (const { path, pointer, most } of texts) {
      expect(most, `${path} ${pointer}`).toBe(longestFor(pointer));
    }
  });

  it.each(texts)(
    'is enforced: in $path $pointer has at most $most characters',
    async ({ path, pointer, most = 0 }) => {
      const complaint = new RegExp(`must have at most ${most} characters\\.$`);
      await expectRefused(path, pointer, most + 1, complaint);
    },
  );

  it.each(offered)(
    'is missing for $pointer in $path, whose values the price book lists',
    async ({ path, pointer }) => {
      for (const length of [1, 201])
        await expectRefused(path, pointer, length, complaintOfOffer(pointer) ?? /never/);
    },
  );

  /** Repeats a character of two UTF-16 units and four bytes, because the limit counts characters. */
  async function expectRefused(path: string, pointer: string, length: number, complaint: RegExp) {
    const body = withValue({ ...telling(pointer) }, pointer, '🚪'.repeat(length));
    const { status, errors } = problemOf(await post(service, path, body));
    expect(status).toBe(400);
    expect(errors).toContainEqual({
      pointer,
      field: pointer.slice(1).replaceAll('/', '.').replace('.0', '[0]'),
      message: expect.stringMatching(complaint) as string,
    });
  }

  /** With a doorTypeKey, the sizes of a quoted door are strings, like those of the doors of an answer. */
  function telling(pointer: string): Record<string, unknown> {
    return pointer.startsWith('/doors/0/') ? { doors: [{ doorTypeKey: 'PIVOT' }] } : {};
  }
});

describe('a door with each text at its maximum length', async () => {
  const service = await startService('embedded', { env: unlimited });
  const customer = { name: 'Aoife Byrne', email: 'aoife@example.ie' };
  const door = {
    preset: 'p'.repeat(200),
    doorType: '🚪'.repeat(200),
    doorTypeKey: 'SINGLE_HINGED',
    opWidth: `900.${'0'.repeat(46)}`,
    opHeight: `2100.${'0'.repeat(45)}`,
    topPanel: 'no',
  };

  it.each([
    ['/api/internal-doors/estimate', { doors: [door] }],
    ['/api/internal-doors/recommend', { opening: { widthMm: 900, heightMm: 2100 }, selectedDoor: door }],
    ['/api/internal-doors/quote', { customer, doors: [door] }],
    ['/api/quote/internal-doors', { customer, doors: [door] }],
  ])('is accepted by %s', async (path, body) => {
    const answer = await post(service, path, body);
    expect(answer.statusCode, answer.body).toBe(200);
  });
});
