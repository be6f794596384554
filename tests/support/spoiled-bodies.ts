import fc, { type Arbitrary } from 'fast-check';
import { withValue } from './bodies.ts';
import { type Body, plainBodies, textDoor } from './plain-bodies.ts';

const doorFields = [...Object.keys(textDoor), 'panelsWidth', 'toleranceMm', 'colour'];
const within = (place: string, fields: readonly string[]) => fields.map((field) => `${place}/${field}`);

/** JSON pointers at which a fault may be put. In a body without that field, it adds an unknown field. */
const places = [
  ...within('', ['doors', 'doors/0', 'customer', 'opening', 'selectedDoor', 'preferences', 'consent']),
  ...within('', ['project', 'attachments', 'attachments/0', 'source', 'sourceId', 'message', 'product']),
  ...within('', ['comments', 'supplyAndInstall', 'eirCode', 'estimateOnly', 'idempotencyKey']),
  ...within('', ['budgetEur', 'minClearWidthMm', 'maxLeadTimeWeeks', 'noSwing', 'doorTypeKeys', 'glass']),
  ...within('', ['doorTypeKeys/0', 'lock', 'quantity', 'glazingBars', 'wallHeight', 'frameColor', 'room']),
  ...within('/customer', ['name', 'email', 'phone', 'company', 'age']),
  ...within('/opening', ['widthMm', 'heightMm', 'depthMm']),
  ...within('/preferences', ['needsFullWidthAccess', 'budgetSensitive']),
  ...within('/consent', ['granted', 'text', 'at']),
  ...within('/project', ['message', 'fromPage']),
  ...within('/attachments/0', ['url', 'type', 'description', 'expiresAt']),
  ...within('/doors/0', doorFields),
  ...within('/doors/0', ['doorTypeKey', 'design', 'opWidth', 'preset', 'doorType', 'frameColor', 'quantity']),
  ...within('/selectedDoor', doorFields),
];

const letters = fc
  .constantFrom(3, 51, 61, 201, 301, 401, 1501, 1701, 2001, 2501)
  .map((count) => 'x'.repeat(count));
const oddTexts = fc.constantFrom(
  ...['', ' ', '\u200b', 'x', 'maybe', 'red', 'Single', 'single-no-panels', 'PIVOT', 'pivot', 'GLIDING'],
  ...[' PIVOT ', '2L', '5L', 'left', ' in', 'up', '#fff', '#ggg', ' #fff ', 'RAL 7016', 'RAL 1', 'SATIN'],
  ...['VELVET', 'LEVER', '2x4', '7x13', '99x99', '100x2', '0', '51', '3.5', '900', '900 mm', '9OO', '100000'],
  ...['a\nb', ' Al ', 'aoife@example.ie', 'aoife@', '12', 'https://example.ie', 'ftp://example.ie'],
  ...['2026-02-28', '2026-02-30', 'tPIVOT-w1000', 'tGLIDER', 'tPIVOT-mVELVET'],
);
const oddNumbers = fc.constantFrom(-1, 0, 0.5, 1, 3, 3.5, 4, 50, 51, 105, 900, 99_999, 100_000, 20_000_000);
const oddShapes = fc.constantFrom<unknown>(null, true, false, [], {}, [1], [{}], ['PIVOT'], { a: 1 });
const tooMany = fc.constantFrom(
  Array.from({ length: 21 }, () => ({})),
  Array.from({ length: 9 }, () => 'PIVOT'),
);
const oddValue = fc.oneof(
  { weight: 5, arbitrary: oddTexts },
  { weight: 4, arbitrary: oddNumbers },
  { weight: 3, arbitrary: oddShapes },
  { weight: 1, arbitrary: letters },
  { weight: 1, arbitrary: tooMany },
  // A missing field.
  { weight: 3, arbitrary: fc.constant(undefined) },
);

/** Faults that random values at random places rarely produce. */
const rareFaults: readonly (readonly [string, unknown])[] = [
  ['/doors', Array.from({ length: 5 }, () => ({ quantity: 50 }))],
  ['/doors/0/glazingBars', '7x13'],
  ['/selectedDoor/glazingBars', '7x1'],
  ['/glazingBars', '1x13'],
  ['/customer/phone', '679 1234'],
  ['/consent/at', '2026-02-30'],
  ['/attachments/0/expiresAt', '2026-13-01'],
  ['/attachments/0/url', 'https://['],
  ['/project/fromPage', 'https://'],
];

/** A body of the path, with up to two values replaced, removed or added. */
export function bodiesOf(path: string): Arbitrary<Body> {
  const bodies = plainBodies[path] ?? fc.constant({});
  const fields = new Set(fc.sample(bodies, { numRuns: 100, seed: 1 }).flatMap((body) => Object.keys(body)));
  const isInBodies = (place: string) => fields.has(place.split('/')[1] ?? '');
  const change = fc.oneof(
    {
      weight: 9,
      arbitrary: fc.tuple(fc.constantFrom(...places.filter(isInBodies), '/unknown'), oddValue),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...rareFaults.filter(([place]) => isInBodies(place)), [
        '/unknown',
        1,
      ] as const),
    },
  );
  return fc
    .tuple(bodies, fc.array(change, { maxLength: 2 }))
    .map(([body, changes]) =>
      changes.reduce(
        (spoiled, [place, value]) => (takes(spoiled, place) ? withValue(spoiled, place, value) : spoiled),
        body,
      ),
    );
}

/** Whether all parents of the place are objects or lists, or missing. */
function takes(body: Body, pointer: string): boolean {
  let place: unknown = body;
  for (const part of pointer.split('/').slice(1, -1)) {
    place = (place as Body)[part];
    if (place === undefined) return true;
    if (typeof place !== 'object' || place === null) return false;
  }
  return true;
}
