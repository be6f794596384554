import { expect, it } from 'vitest';
import { missingFrom } from './missing.ts';

const whole = { hasKind: true, hasWidth: true, hasHeight: true };

it('missing information is empty for a complete enquiry', () => {
  const project = { hasPlace: true, saysFitting: true, doors: [whole] };
  expect(missingFrom({ hasPhone: true, project })).toEqual([]);
  expect(missingFrom({ hasPhone: true, project: null })).toEqual([]);
});

it('missing information of a question without a project is at most the phone number', () => {
  expect(missingFrom({ hasPhone: false, project: null })).toEqual(['a phone number']);
});

it('missing information refers to doors by number if there are several', () => {
  const doors = [whole, { hasKind: false, hasWidth: true, hasHeight: false }];
  expect(missingFrom({ hasPhone: true, project: { hasPlace: false, saysFitting: false, doors } })).toEqual([
    'where the doors go (an Eircode or an address)',
    'supply only, or fitting too',
    'the kind of door 2',
    'the height of the opening of door 2',
  ]);
});

it('missing information is all doors if there are none, and refers to a single door without a number', () => {
  expect(missingFrom({ hasPhone: true, project: { hasPlace: true, saysFitting: true, doors: [] } })).toEqual([
    'which doors, and the sizes of their openings',
  ]);
  expect(
    missingFrom({
      hasPhone: true,
      project: { hasPlace: true, saysFitting: true, doors: [{ ...whole, hasWidth: false }] },
    }),
  ).toEqual(['the width of the opening of the door']);
});
