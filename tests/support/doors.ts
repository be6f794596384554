import fc from 'fast-check';
import { bifoldChoices, doorTypeKeys } from '../../src/domain/book/door-types.ts';
import type { WireDoor } from '../../src/domain/doors/fields.ts';
import { presetNames } from '../../src/domain/doors/presets.ts';

const sizeNear = (...around: number[]) =>
  fc.oneof(
    ...around.map((size) => fc.integer({ min: Math.max(1, size - 3), max: size + 3 })),
    fc.integer({ min: Math.min(...around), max: Math.max(...around) }),
    fc.integer({ min: 1, max: 99_999 }),
  );

const width = sizeNear(300, 700, 900, 1100, 1500, 1800, 2400, 3200, 4500, 6000);
const height = sizeNear(400, 1900, 2100, 2400, 2500, 2600, 2900, 3200, 3400);
const leaf = sizeNear(300, 450, 600, 750, 900, 1100, 1400);

/** Numbers of panels, mostly small, because many panels seldom fit. */
const panels = fc.oneof(fc.constantFrom('0', '0', '1', '1'), fc.constantFrom('0', '1', '2', '3'));

const asText = (size: fc.Arbitrary<number>) => size.map(String);
const sometimes = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 });

/** Removes undefined fields, as JSON does. */
const withoutHoles = (fields: Partial<Record<string, string>>): WireDoor =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Plausible doors: most are complete, and about half are possible. */
export const sensibleDoor: fc.Arbitrary<WireDoor> = fc
  .record({
    preset: fc.option(fc.constantFrom(...presetNames, 'loft'), { nil: undefined, freq: 1 }),
    doorTypeKey: sometimes(fc.constantFrom(...doorTypeKeys)),
    opWidth: sometimes(asText(width)),
    opHeight: sometimes(asText(height)),
    doorLeafWidth: sometimes(asText(leaf)),
    doorHeightMm: fc.option(asText(height), { nil: undefined, freq: 1 }),
    leftPanels: sometimes(panels),
    rightPanels: sometimes(panels),
    topPanel: fc.option(fc.constantFrom('yes', 'no', 'TOP', 'off'), { nil: undefined, freq: 1 }),
    bifoldConfig: sometimes(fc.constantFrom(...bifoldChoices)),
  })
  .map(withoutHoles);

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('', ' ', '__proto__', 'constructor', 'NaN', '-1', '900', '1e5', '٣', '\u0000', '\ud800'),
);

/** Implausible doors: any text in any field. */
export const oddDoor: fc.Arbitrary<WireDoor> = fc
  .record({
    preset: sometimes(anyText),
    doorType: sometimes(anyText),
    doorTypeKey: sometimes(anyText),
    opWidth: sometimes(anyText),
    opHeight: sometimes(anyText),
    doorLeafWidth: sometimes(anyText),
    doorHeightMm: sometimes(anyText),
    leftPanels: sometimes(anyText),
    rightPanels: sometimes(anyText),
    topPanel: sometimes(anyText),
    bifoldConfig: sometimes(anyText),
  })
  .map(withoutHoles);

export const opening = fc.record({ widthMm: width, heightMm: height });

/** Doors that lack a detail or two: a leaf width, a door height, a number of leaves. */
export const lackingDoor: fc.Arbitrary<WireDoor> = fc
  .record({
    preset: fc.option(fc.constantFrom('loft', ' '), { nil: undefined, freq: 1 }),
    doorTypeKey: fc.oneof(
      fc.constantFrom(...doorTypeKeys),
      fc.constantFrom('BIFOLD', 'DOUBLE_HINGED_ACTIVE_PASSIVE'),
    ),
    opWidth: sometimes(asText(fc.integer({ min: 500, max: 6100 }))),
    opHeight: sometimes(asText(fc.integer({ min: 1800, max: 3400 }))),
    doorLeafWidth: fc.option(asText(leaf), { nil: undefined, freq: 1 }),
    doorHeightMm: fc.option(asText(fc.integer({ min: 1900, max: 2700 })), { nil: undefined, freq: 1 }),
    leftPanels: sometimes(panels),
    rightPanels: sometimes(panels),
    topPanel: fc.option(fc.constantFrom('yes', 'TOP', 'no'), { nil: undefined, freq: 2 }),
    bifoldConfig: fc.option(fc.constantFrom(...bifoldChoices), { nil: undefined, freq: 1 }),
  })
  .map(withoutHoles);
