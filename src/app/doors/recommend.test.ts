import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../../tests/vectors/recommend.json' with { type: 'json' };
import { book } from '../../../tests/support/book.ts';
import { expectToHold, type Vector } from '../../../tests/support/vectors.ts';
import type { RecommendRequest } from '../../contract/doors/recommend.ts';
import type { WireDoor } from '../../domain/doors/fields.ts';
import { opening as openings, sensibleDoor } from '../../../tests/support/doors.ts';
import { estimate } from './estimate.ts';
import { recommend } from './recommend.ts';

describe('recommend', () => {
  it.each(vectors as Vector<RecommendRequest>[])('answers "$name"', ({ request, expect: expected }) => {
    expectToHold(recommend(book, request), expected);
  });
});

it('recommend returns the opening, the preferences and the price book version', () => {
  const opening = { widthMm: 1800, heightMm: 2100 };
  const compared = (preferences?: RecommendRequest['preferences']) =>
    recommend(book, { opening, selectedDoor: {}, ...(preferences && { preferences }) });
  const wish = (needsFullWidthAccess: boolean, budgetSensitive: boolean) => ({
    opening,
    preferences: { needsFullWidthAccess, budgetSensitive },
    priceBookVersion: '2026-01',
  });
  expect(compared()).toMatchObject(wish(false, false));
  expect(compared({ needsFullWidthAccess: true })).toMatchObject(wish(true, false));
  expect(compared({ budgetSensitive: true })).toMatchObject(wish(false, true));
});

it('recommend returns the saving of an option without VAT and with VAT', () => {
  const { options } = recommend(book, {
    opening: { widthMm: 1800, heightMm: 2100 },
    selectedDoor: { doorTypeKey: 'DOUBLE_HINGED' },
  });
  const savings = (id: string) => {
    const option = options.find((each) => each.id === id);
    return [option?.savingsComparedToSelected, option?.savingsComparedToSelectedInclVat];
  };
  // The prices without and with VAT are 4,151 and 5,106; 3,347 and 4,117; 4,411 and 5,426.
  expect(savings('selected')).toEqual([0, 0]);
  expect(savings('single-hinged-l0r1')).toEqual([804, 989]);
  expect(savings('double-sliding-l0r0')).toEqual([-260, -320]);
});

describe('a selected door that cannot be made', () => {
  const opening = { widthMm: 1800, heightMm: 2100 };
  const selectedOf = (selectedDoor: RecommendRequest['selectedDoor']) =>
    recommend(book, { opening, selectedDoor }).options[0];

  it('is the first option, without a price and with its fault', () => {
    expect(selectedOf({ doorTypeKey: 'SINGLE_HINGED' })).toMatchObject({
      id: 'selected',
      label: 'Single hinged door',
      selected: true,
      valid: false,
      estimatedPrice: 0,
      chargeableAreaM2: 0,
      savingsComparedToSelected: 0,
      savingsComparedToSelectedInclVat: 0,
      savingsPercentComparedToSelected: 0,
      pros: [],
      tradeoffs: ['It cannot be made as it stands.'],
      validationMessage:
        'The opening is 1800 mm wide. By itself a single hinged door fills 600 mm to 1100 mm, so side panels are needed.',
    });
  });

  it('has its type as label, even an unknown type as sent, or a generic label', () => {
    expect(selectedOf({ doorType: ' Garage door ' })?.label).toBe('Garage door');
    expect(selectedOf({ doorTypeKey: 'BIFOLD' })?.label).toBe('Bi-fold door');
    expect(selectedOf({ leftPanels: '9' })?.label).toBe('Single hinged door');
    // The API rejects this key, but a page's query string can contain it.
    const made: WireDoor = { doorTypeKey: 'GARAGE' };
    expect(recommend(book, { opening, selectedDoor: made }).options[0]?.label).toBe('Selected door');
  });
});

describe('an empty selected door', () => {
  const opening = { widthMm: 1800, heightMm: 2100 };

  it.each<[RecommendRequest['selectedDoor']]>([
    [{}],
    [{ doorTypeKey: '', preset: ' ', leftPanels: '' }],
    [{ opWidth: '900', opHeight: '2000' }],
  ])('selects no option, and no text mentions a selected door: %j', (selectedDoor) => {
    const answer = recommend(book, { opening, selectedDoor });
    const { selectedOptionId, recommendedOptionId, options, reason } = answer;
    expect(selectedOptionId).toBe('');
    expect(options.some(({ id, selected }) => selected || id === 'selected')).toBe(false);
    expect(options.map(({ savingsComparedToSelected }) => savingsComparedToSelected)).toEqual(
      options.map(() => 0),
    );
    expect(recommendedOptionId).toBe('single-hinged-l0r1');
    expect(reason).toBe(
      'A single hinged door with one side panel on the right is the least expensive of the 9 suitable layouts compared here, with our usual leaf widths and with no side panels or the fewest that fit: it costs €4,117 with VAT (€3,347 without VAT) and has a clear width of 840 mm.',
    );
    const texts = options.flatMap(({ pros, tradeoffs, label }) => [label, ...pros, ...tradeoffs]);
    expect(texts.join(' ')).not.toContain('selected');
  });

  it('keeps its extras in every option', () => {
    const { options } = recommend(book, { opening, selectedDoor: { lock: 'yes' } });
    expect(options[0]?.door.lock).toBe('yes');
  });

  it('is distinguished from a door that has only a count of panels', () => {
    expect(recommend(book, { opening, selectedDoor: { leftPanels: '0' } }).selectedOptionId).toBe('selected');
  });

  it('gets a reason if no option is suitable', () => {
    const compared = (widthMm: number, heightMm: number) =>
      recommend(book, { opening: { widthMm, heightMm }, selectedDoor: {} }).reason;
    expect(compared(820, 3350)).toBe(
      'None of the layouts compared here opens wide enough to be recommended, with a clear width of at least 800 mm.',
    );
    expect(compared(7000, 2100)).toContain('None of our standard layouts fits');
  });
});

describe('an option called the least expensive', () => {
  const opening = { widthMm: 1800, heightMm: 2100 };
  const budget = { needsFullWidthAccess: false, budgetSensitive: true };

  it('is the cheapest of the compared layouts only: a narrower leaf would cost less', () => {
    const selectedDoor = { doorTypeKey: 'SINGLE_HINGED' as const };
    const { options, recommendedOptionId, reason } = recommend(book, {
      opening,
      selectedDoor,
      preferences: budget,
    });
    const best = options.find(({ id }) => id === recommendedOptionId);
    const narrower = { ...best?.door, doorLeafWidth: '860' };
    const [own] = estimate(book, { doors: [narrower] }).doors;
    expect([best?.estimatedPrice, own?.valid]).toEqual([3347, true]);
    expect(own?.estimatedPrice).toBeLessThan(3347);
    expect(reason).toContain('of the 9 suitable layouts compared here, with our usual leaf widths');
  });

  it('is never more expensive than another eligible option of the response', () => {
    fc.assert(
      fc.property(sensibleDoor, openings, fc.boolean(), (selectedDoor, widths, budgetSensitive) => {
        const preferences = { needsFullWidthAccess: false, budgetSensitive };
        const { reason, options } = recommend(book, { opening: widths, selectedDoor, preferences });
        const [, count] = /the least expensive of the (\w+) (?:other )?suitable/.exec(reason) ?? [];
        fc.pre(count !== undefined);
        const others = options.filter(({ selected }) => !selected);
        const [first] = others;
        const suitable = ['', 'one', 'two', 'three', 'four', 'five', 'six'].indexOf(count);
        const prices = others
          .slice(0, suitable > 0 ? suitable : Number(count))
          .map(({ estimatedPrice }) => estimatedPrice);
        expect(Math.min(...prices)).toBe(first?.estimatedPrice);
        expect(reason).toContain('compared here');
      }),
      { numRuns: 2000, seed: 8 },
    );
  });
});
