import fc, { type Arbitrary } from 'fast-check';

/** Bodies of the operations that take doors or enquiries. */

export type Body = Record<string, unknown>;

const some = (fields: Record<string, Arbitrary<unknown>>, requiredKeys: string[] = []) =>
  fc.record(fields, { requiredKeys, noNullPrototype: true }) as Arbitrary<Body>;
const list = (item: Arbitrary<unknown>, minLength = 1, maxLength = 3) =>
  fc.array(item, { minLength, maxLength });

const extras = {
  glazingBars: fc.constantFrom('2x4', '1 × 3', '6X12', '1x1', ''),
  glass: fc.constantFrom('CLEAR', 'SATIN', 'ACOUSTIC', ''),
  handle: fc.constantFrom('LEVER', 'PULL', ''),
  lock: fc.constantFrom('yes', 'No', 'TRUE', 'off', ''),
  quantity: fc.constantFrom<unknown>(1, 2, 9, '4', ''),
  room: fc.constantFrom('Kitchen', 'x'.repeat(60), ''),
  hingeSide: fc.constantFrom('left', 'right', ''),
  opening: fc.constantFrom('in', 'out', ''),
};
const size = fc.constantFrom('900', '2100', '1800 mm', '2400.0', '99999', '');
const colour = fc.constantFrom('#fff', '#1C1C1E', '');
const design = fc.constantFrom(
  'standard',
  'tPIVOT-w1000-h2100',
  'tDOUBLE.HINGED-gral7016-k1'.replace('gral', 'cral'),
);

/** A door as in an answer; most of its fields are texts. */
export const textDoor = {
  preset: fc.constantFrom('single-left-panel', 'My door', ''),
  doorType: fc.constantFrom('Pivot door', 'Double', 'Garage', ''),
  doorTypeKey: fc.constantFrom('SINGLE_HINGED', 'DOUBLE_SLIDING', 'BIFOLD', 'FIX_PANEL', ''),
  opWidth: size,
  opHeight: size,
  doorLeafWidth: size,
  doorHeightMm: size,
  leftPanels: fc.constantFrom('0', '3', 'some', ''),
  rightPanels: fc.constantFrom('1', '2', ''),
  topPanel: fc.constantFrom('yes', 'no', 'perhaps', ''),
  bifoldConfig: fc.constantFrom('2L', '4L', ''),
  ...extras,
  frameColor: fc.constantFrom('#fff', 'RAL 7016', 'anthracite', ''),
  wallHeight: fc.constantFrom<unknown>(2600, 2400.5, '2600 mm', ''),
  design,
};
const length = fc.constantFrom(1, 900, 2400.5, 99_999);
/** A door of a quote by its preset, whose sizes are numbers. */
const presetDoor = {
  preset: fc.constantFrom('single-no-panels', 'double-both-panels', ''),
  doorType: fc.constantFrom('Single', 'Double', ''),
  opWidth: length,
  opHeight: length,
  panelsWidth: length,
  leftPanels: fc.constantFrom(0, 3),
  rightPanels: fc.constantFrom(1, 2),
  ...extras,
  frameColor: colour,
  wallHeight: length,
  doorTypeKey: fc.constant(''),
  design: fc.constant(''),
};
/** A door that mixes text and number fields. */
const mixedDoor = fc
  .tuple(some(presetDoor), some(textDoor), fc.boolean())
  .map(([numbers, texts, first]) => (first ? { ...numbers, ...texts } : { ...texts, ...numbers }));
const wishes = {
  glass: fc.constantFrom<unknown>('reeded', true, 4),
  handle: fc.constantFrom<unknown>('brass, like the window', false),
  frameColor: fc.constantFrom<unknown>('as the windows', 7016),
  quantity: fc.constantFrom<unknown>('two or three', 60, 1.5),
  opWidth: fc.constantFrom('about a metre', '900'),
};

const opening = some({ widthMm: fc.constantFrom(1, 1800, 99_999), heightMm: fc.constantFrom(2100, 2600) }, [
  'widthMm',
  'heightMm',
]);
const person = {
  name: fc.constantFrom('Aoife Byrne', 'Ann'),
  email: fc.constantFrom('aoife@example.ie', 'seán@fáinne.ie'),
  phone: fc.constantFrom('01 679 1234', '+353 85 123 4567', ''),
};
const customer = some({ ...person, company: fc.constantFrom('Byrne & Sons', '') }, ['name', 'email']);
const enquiry = {
  source: fc.constantFrom('assistant', ''),
  sourceId: fc.constantFrom('42', ''),
  consent: some({ granted: fc.constant(true), text: fc.constant('Yes'), at: fc.constant('2026-03-02') }, [
    'granted',
  ]),
  idempotencyKey: fc.constant(''),
};
const quoteRequest = some(
  {
    ...enquiry,
    customer,
    project: some({
      message: fc.constantFrom('A house', ''),
      fromPage: fc.constantFrom('https://example.ie/a', ''),
    }),
    product: fc.constantFrom('Steel door', ''),
    comments: fc.constantFrom('No hurry', ''),
    doors: list(fc.oneof(some(textDoor), some({ ...textDoor, ...wishes }))),
    supplyAndInstall: fc.boolean(),
    eirCode: fc.constantFrom('D02 X285', 'near the church', ''),
    attachments: list(
      some({
        url: fc.constantFrom('https://example.ie/plan.pdf', 'HTTP://EXAMPLE.IE', ''),
        type: fc.constantFrom('drawing', ''),
        description: fc.constantFrom('The plan', ''),
        expiresAt: fc.constantFrom('2026-12-31', '2026-12-31T10:00:00Z', ''),
      }),
    ),
  },
  ['customer'],
);

/** Valid bodies of each path, except those whose doors mix text and number fields. */
export const plainBodies: Readonly<Record<string, Arbitrary<Body>>> = {
  '/api/internal-doors/estimate': some(
    { doors: list(some({ ...textDoor, toleranceMm: fc.constantFrom(0, 10, 50) })) },
    ['doors'],
  ),
  '/api/internal-doors/recommend': some(
    {
      opening,
      selectedDoor: some(textDoor),
      preferences: some({ needsFullWidthAccess: fc.boolean(), budgetSensitive: fc.boolean() }),
    },
    ['opening', 'selectedDoor'],
  ),
  '/api/internal-doors/find': some(
    {
      ...extras,
      frameColor: textDoor.frameColor,
      wallHeight: textDoor.wallHeight,
      opening,
      budgetEur: fc.constantFrom(1, 4000.5, 10_000_000),
      minClearWidthMm: fc.constantFrom(1, 900),
      maxLeadTimeWeeks: fc.constantFrom(1, 104),
      fullWidthAccess: fc.boolean(),
      noSwing: fc.boolean(),
      fixed: fc.boolean(),
      doorTypeKeys: fc.constantFrom([], ['PIVOT'], ['SLIDING', 'BIFOLD']),
    },
    ['opening'],
  ),
  '/api/internal-doors/compare': some({ doors: list(some(textDoor), 2, 4) }, ['doors']),
  '/api/internal-doors/quote': some(
    {
      ...enquiry,
      estimateOnly: fc.boolean(),
      customer: some(person, ['name', 'email']),
      doors: list(
        fc.oneof(
          some(presetDoor),
          some({ ...textDoor, doorTypeKey: fc.constantFrom('PIVOT', 'BIFOLD') }, ['doorTypeKey']),
          some(textDoor, ['design']),
          mixedDoor,
        ),
      ),
    },
    ['customer', 'doors'],
  ),
  '/api/contact': some({ ...enquiry, customer, message: fc.constantFrom('Hello', 'A steel door, please') }, [
    'customer',
    'message',
  ]),
  '/api/quote/internal-doors': quoteRequest,
  '/api/quote/security-doors': quoteRequest,
};
