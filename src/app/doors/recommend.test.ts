import { describe, expect, it } from 'vitest';
import vectors from '../../../tests/vectors/recommend.json' with { type: 'json' };
import { book } from '../../../tests/support/book.ts';
import { expectToHold, type Vector } from '../../../tests/support/vectors.ts';
import type { RecommendRequest } from '../../contract/doors/recommend.ts';
import type { WireDoor } from '../../domain/doors/fields.ts';
import { recommend } from './recommend.ts';

describe('recommend', () => {
  it.each(vectors as Vector<RecommendRequest>[])('answers "$name"', ({ request, expect: expected }) => {
    expectToHold(recommend(book, request), expected);
  });
});

it('states the opening, the wishes and the price book it compared by', () => {
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

it('states what an option saves without VAT and with it', () => {
  const { options } = recommend(book, {
    opening: { widthMm: 1800, heightMm: 2100 },
    selectedDoor: { doorTypeKey: 'DOUBLE_HINGED' },
  });
  const savings = (id: string) => {
    const option = options.find((each) => each.id === id);
    return [option?.savingsComparedToSelected, option?.savingsComparedToSelectedInclVat];
  };
  // 4,151 and 5,106 against 3,347 and 4,117; against 4,411 and 5,426.
  expect(savings('selected')).toEqual([0, 0]);
  expect(savings('single-hinged-l0r1')).toEqual([804, 989]);
  expect(savings('double-sliding-l0r0')).toEqual([-260, -320]);
});

describe('a selected door that cannot be made', () => {
  const opening = { widthMm: 1800, heightMm: 2100 };
  const selectedOf = (selectedDoor: RecommendRequest['selectedDoor']) =>
    recommend(book, { opening, selectedDoor }).options[0];

  it('is listed first, without a price and with its faults', () => {
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

  it('keeps its unknown name, or has none where it was sent without one', () => {
    expect(selectedOf({ doorType: ' Garage door ' })?.label).toBe('Garage door');
    expect(selectedOf({ doorTypeKey: 'BIFOLD' })?.label).toBe('Bi-fold door');
    expect(selectedOf({ leftPanels: '9' })?.label).toBe('Single hinged door');
    // The API rejects this key, but a page's query string can contain it.
    const made: WireDoor = { doorTypeKey: 'GARAGE' };
    expect(recommend(book, { opening, selectedDoor: made }).options[0]?.label).toBe('Selected door');
  });
});
