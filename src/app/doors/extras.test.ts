import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import type { EstimateResponse } from '../../contract/doors/estimate.ts';
import { expectedExtras, inclVat, weeksForPieces } from '../../../tests/support/extras-model.ts';
import { sensibleDoor } from '../../../tests/support/doors.ts';
import { someExtras } from '../../../tests/support/some-extras.ts';
import { estimate } from './estimate.ts';
import { find } from './find.ts';

const vectors = <Vector>(name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../tests/vectors/${name}.json`, import.meta.url), 'utf8'),
  ) as Vector[];

interface ExtrasVector extends Pick<
  EstimateResponse,
  'priceEstimate' | 'priceEstimateInclVat' | 'doorsCount' | 'leadTimeWeeks'
> {
  readonly request: Parameters<typeof estimate>[1];
  readonly doors: readonly {
    readonly estimatedPrice: number;
    readonly estimatedPriceInclVat: number;
    readonly extras: Readonly<Record<string, number>>;
  }[];
}

const extraItems = new Set<string>(['glazing_bars', 'glass', 'finish', 'handle', 'lock']);

it.each(vectors<ExtrasVector>('extras'))(
  'estimate prices extras as in vector %#',
  ({ request, doors, ...order }) => {
    const answer = estimate(book, request);
    expect(answer).toMatchObject(order);
    const priced = answer.doors.map(({ estimatedPrice, estimatedPriceInclVat, breakdown }) => ({
      estimatedPrice,
      estimatedPriceInclVat,
      extras: Object.fromEntries(
        (breakdown?.lines ?? [])
          .filter(({ item }) => extraItems.has(item))
          .map(({ item, amount }) => [item, amount]),
      ),
    }));
    expect(priced).toEqual(doors);
  },
);

interface FindVector {
  readonly request: Parameters<typeof find>[1];
  readonly count: number;
  readonly options: readonly unknown[];
}

it.each(vectors<FindVector>('find'))('find returns the doors of vector %#', ({ request, count, options }) => {
  const answer = find(book, request);
  expect(answer.count).toBe(count);
  const found = answer.options.map(({ door, estimatedPrice, clearWidthMm, leadTimeWeeks, withinBudget }) => ({
    doorTypeKey: door.doorTypeKey,
    bifoldConfig: door.bifoldConfig,
    panels: Number(door.leftPanels) + Number(door.rightPanels),
    estimatedPrice,
    clearWidthMm,
    leadTimeWeeks,
    withinBudget,
  }));
  expect(found).toEqual(options);
});

interface ToleranceVector {
  readonly request: Parameters<typeof estimate>[1];
  readonly makeable: string;
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
}

it.each(vectors<ToleranceVector>('tolerance'))('price ranges match vector %#', ({ request, ...range }) => {
  expect(estimate(book, request).doors[0]?.range).toMatchObject(range);
});

/** EXTRAS_DOORS sets another number. */
const randomDoors = Number(process.env['EXTRAS_DOORS'] ?? 2000);

it(`${randomDoors} random doors with extras have the prices of a second implementation`, () => {
  fc.assert(
    fc.property(sensibleDoor, someExtras, fc.integer({ min: 1, max: 50 }), (wire, extras, quantity) => {
      const [plain] = estimate(book, { doors: [wire] }).doors;
      fc.pre(plain?.valid === true);
      const { charges, price, weeks } = expectedExtras(plain, extras);
      const answer = estimate(book, { doors: [{ ...wire, ...extras, quantity }] });
      const [door] = answer.doors;
      const lines = door?.breakdown?.lines ?? [];
      expect(
        Object.fromEntries(
          lines.filter(({ item }) => extraItems.has(item)).map(({ item, amount }) => [item, amount]),
        ),
      ).toEqual(charges);
      expect(door).toMatchObject({ estimatedPrice: price, breakdown: { leadTimeWeeks: weeks } });
      const cents = lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
      expect(cents).toBe(100 * price);
      expect(answer).toMatchObject({
        priceEstimate: quantity * price,
        priceEstimateInclVat: quantity * inclVat(price),
        doorsCount: quantity,
        leadTimeWeeks: weeks + weeksForPieces(quantity),
      });
    }),
    { numRuns: randomDoors },
  );
}, 120_000);

it('500 price ranges equal the result of trying every opening', () => {
  fc.assert(
    fc.property(sensibleDoor, fc.integer({ min: 0, max: 6 }), someExtras, (wire, toleranceMm, extras) => {
      const sent = { ...wire, ...extras };
      const [own] = estimate(book, { doors: [sent] }).doors;
      fc.pre(own?.missing.length === 0 && own.opWidth !== '' && given(wire));
      const prices: number[] = [];
      let first: string | null = null;
      let tried = 0;
      for (
        let width = Number(own.opWidth) - toleranceMm;
        width <= Number(own.opWidth) + toleranceMm;
        width += 1
      )
        for (
          let height = Number(own.opHeight) - toleranceMm;
          height <= Number(own.opHeight) + toleranceMm;
          height += 1
        ) {
          const answer = estimate(book, {
            doors: [{ ...sent, opWidth: String(width), opHeight: String(height) }],
          });
          tried += 1;
          if (answer.valid) prices.push(answer.priceEstimate);
          else first ??= answer.validationIssue?.code ?? null;
        }
      const range = estimate(book, { doors: [{ ...sent, toleranceMm }] }).doors[0]?.range;
      expect(range).toMatchObject({
        priceFrom: prices.length === 0 ? null : Math.min(...prices),
        priceTo: prices.length === 0 ? null : Math.max(...prices),
        makeable: prices.length === 0 ? 'none' : prices.length === tried ? 'all' : 'some',
      });
      expect(range?.firstIssue?.code ?? null).toBe(first);
    }),
    { numRuns: 500 },
  );
}, 120_000);

/** Whether both sizes of the opening are given, and stay within the contract with the tolerance. */
function given({
  opWidth,
  opHeight,
}: {
  opWidth?: string | undefined;
  opHeight?: string | undefined;
}): boolean {
  const isSize = (text: string | undefined) =>
    /^\d{2,5}$/.test(text ?? '') && Number(text) > 50 && Number(text) < 99_990;
  return isSize(opWidth) && isSize(opHeight);
}

it.each([
  [1, 2603, true],
  [1, 2602, false],
  [3, 7809, true],
  [3, 7808, false],
])('a budget covers all pieces: %i at €2,603 with a budget of €%i', (quantity, budgetEur, isWithin) => {
  const opening = { widthMm: 900, heightMm: 2100 };
  const { options } = find(book, { opening, budgetEur, quantity, doorTypeKeys: ['SINGLE_HINGED'] });
  expect(options.map(({ withinBudget }) => withinBudget)).toContain(isWithin);
  expect(options[0]).toMatchObject({ withinBudget: isWithin, estimatedPriceInclVat: 2603 });
});

// An order of so many takes as long: see tests/api/extras.test.ts.
it.each([
  [3, 8],
  [4, 9],
  [20, 11],
  [21, 12],
])('the lead time of a found door is that of all pieces: of %i, %i weeks', (quantity, weeks) => {
  const opening = { widthMm: 900, heightMm: 2100 };
  const search = { opening, quantity, doorTypeKeys: ['SINGLE_HINGED' as const] };
  expect(find(book, search).options[0]).toMatchObject({ leadTimeWeeks: weeks, estimatedPriceInclVat: 2603 });
  expect(find(book, { ...search, maxLeadTimeWeeks: weeks }).count).toBeGreaterThan(0);
  expect(find(book, { ...search, maxLeadTimeWeeks: weeks - 1 }).count).toBe(0);
});

it('2,000 results of find equal an enumeration with estimate', () => {
  const keys = book.models.map(({ type, bifoldConfig }) => ({ type, bifoldConfig: bifoldConfig ?? '' }));
  fc.assert(
    fc.property(
      fc.record({
        widthMm: fc.integer({ min: 500, max: 6200 }),
        heightMm: fc.integer({ min: 1800, max: 3500 }),
      }),
      fc.record(
        {
          budgetEur: fc.integer({ min: 1500, max: 15_000 }),
          minClearWidthMm: fc.integer({ min: 600, max: 2500 }),
          maxLeadTimeWeeks: fc.integer({ min: 6, max: 14 }),
          fullWidthAccess: fc.boolean(),
          noSwing: fc.boolean(),
          fixed: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
      someExtras,
      (opening, needs, extras) => {
        const found = find(book, { opening, ...needs, ...extras });
        const all = keys
          .filter(({ type }) => type !== 'FIX_PANEL' || needs.fixed === true)
          .flatMap(({ type, bifoldConfig }) =>
            [0, 1, 2, 3, 4, 5, 6].flatMap((panels) => {
              const fitted = fittedDoor(opening, type, bifoldConfig, panels);
              if (!fitted) return [];
              const [door] = estimate(book, { doors: [{ ...fitted, ...extras }] }).doors;
              if (!door?.valid) throw new Error(`a fitted layout cannot be made: ${JSON.stringify(fitted)}`);
              return [{ type, bifoldConfig, panels, door, ...clearWayOf(door, panels) }];
            }),
          );
        const meeting = all.filter(
          ({ type, clear, full, door }) =>
            (!needs.noSwing || ['SLIDING', 'DOUBLE_SLIDING', 'BIFOLD'].includes(type)) &&
            (!needs.fullWidthAccess || full) &&
            clear >= (needs.minClearWidthMm ?? 0) &&
            (door.breakdown?.leadTimeWeeks ?? 0) <= (needs.maxLeadTimeWeeks ?? 1000),
        );
        const figures = (each: (typeof all)[number]) => ({
          price: each.door.estimatedPrice,
          clear: each.clear,
          weeks: each.door.breakdown?.leadTimeWeeks ?? 0,
        });
        const best = meeting.filter((one) => {
          const mine = figures(one);
          return !meeting.some((other) => {
            const theirs = figures(other);
            return (
              theirs.price <= mine.price &&
              theirs.clear >= mine.clear &&
              theirs.weeks <= mine.weeks &&
              (theirs.price < mine.price || theirs.clear > mine.clear || theirs.weeks < mine.weeks)
            );
          });
        });
        expect(found.count).toBe(meeting.length);
        expect(
          found.options
            .map(({ door, estimatedPrice, clearWidthMm, leadTimeWeeks, withinBudget }) =>
              [
                door.doorTypeKey,
                door.bifoldConfig,
                estimatedPrice,
                clearWidthMm,
                leadTimeWeeks,
                withinBudget,
              ].join(),
            )
            .toSorted(),
        ).toEqual(
          best
            .map((each) => {
              const { price, clear, weeks } = figures(each);
              const within =
                needs.budgetEur === undefined ? null : each.door.estimatedPriceInclVat <= needs.budgetEur;
              return [each.type, each.bifoldConfig, price, clear, weeks, within].join();
            })
            .toSorted(),
        );
        const prices = found.options.map(({ estimatedPrice }) => estimatedPrice);
        expect(prices).toEqual(prices.toSorted((one, other) => one - other));
      },
    ),
    { numRuns: 2000 },
  );
}, 120_000);

/**
 * Second implementation of the fitted layout: the leaf that can be made and is nearest to the preferred
 * width.
 */
function fittedDoor(
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
  type: string,
  bifoldConfig: string,
  panels: number,
) {
  const model = book.models.find((each) => each.type === type && (each.bifoldConfig ?? '') === bifoldConfig);
  if (!model) throw new Error(type);
  const { height, leaf, preferredLeaf } = model;
  if (heightMm < height.min) return null;
  const isTall = heightMm > height.max;
  const doorHeight = isTall ? Math.min(height.max, heightMm - 200) : heightMm;
  const base = {
    doorTypeKey: type as 'PIVOT',
    bifoldConfig: bifoldConfig as '',
    opWidth: String(widthMm),
    opHeight: String(heightMm),
    leftPanels: String(Math.floor(panels / 2)),
    rightPanels: String(Math.ceil(panels / 2)),
    topPanel: isTall ? 'yes' : 'no',
    doorHeightMm: String(doorHeight),
  };
  const made = (doorLeafWidth: number) => ({ ...base, doorLeafWidth: String(doorLeafWidth) });
  const beside = (width: number) => (model.passiveLeaf ? width + Math.ceil(width / 2) : width * model.leaves);
  const fits = (width: number) => {
    const doorWidth = panels === 0 ? widthMm : beside(width);
    const left = widthMm - doorWidth;
    const passive = doorWidth - width;
    const isPair =
      !model.passiveLeaf ||
      (passive >= model.passiveLeaf.min && passive <= model.passiveLeaf.max && passive < width);
    return isPair && left >= panels * 200 && left <= panels * 1000 && (panels === 0 || left > 0);
  };
  if (widthMm > 6000 || heightMm > height.max + 800) return null;
  if (panels === 0 && !model.passiveLeaf) {
    const isWide = widthMm >= model.leaves * leaf.min && widthMm <= model.leaves * leaf.max;
    return isWide ? made(Math.floor(widthMm / model.leaves)) : null;
  }
  // Nearest to the preferred leaf first; the larger first if two are equally near.
  for (let away = 0; away <= leaf.max; away += 1) {
    for (const width of [preferredLeaf + away, preferredLeaf - away])
      if (width >= leaf.min && width <= leaf.max && fits(width)) return made(width);
  }
  return null;
}

const deductions: Readonly<Record<string, number>> = {
  SINGLE_HINGED: 60,
  DOUBLE_HINGED: 100,
  DOUBLE_HINGED_ACTIVE_PASSIVE: 100,
  SLIDING: 40,
  DOUBLE_SLIDING: 80,
  PIVOT: 150,
  BIFOLD2L: 160,
  BIFOLD3L: 240,
  BIFOLD4L: 320,
};

function clearWayOf(door: EstimateResponse['doors'][number], panels: number) {
  const { doorTypeKey, bifoldConfig, opWidth, doorLeafWidth } = door;
  if (doorTypeKey === 'FIX_PANEL') return { clear: 0, full: false };
  const leaf = Number(doorLeafWidth);
  const leaves =
    doorTypeKey === 'BIFOLD' ? Number(bifoldConfig.charAt(0)) : doorTypeKey.startsWith('DOUBLE') ? 2 : 1;
  const beside = doorTypeKey === 'DOUBLE_HINGED_ACTIVE_PASSIVE' ? leaf + Math.ceil(leaf / 2) : leaf * leaves;
  const width = panels === 0 ? Number(opWidth) : beside;
  const clear = width - (deductions[doorTypeKey + bifoldConfig] ?? deductions[doorTypeKey] ?? 0);
  return { clear, full: panels === 0 && clear * 100 >= 85 * Number(opWidth) };
}
