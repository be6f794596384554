import { expect, it } from 'vitest';
import { book } from '../../tests/support/book.ts';
import { describeLimits } from '../app/doors/limits.ts';
import { estimate } from '../app/doors/estimate.ts';
import { recommend } from '../app/doors/recommend.ts';
import { textOf } from './texts.ts';

it('the text of the limits lists sizes of the price book for each door type', () => {
  const lines = textOf('describeInternalDoorLimits', { reply: describeLimits(book) }, book).split('\n');
  expect(lines.slice(0, 10)).toEqual([
    '- Single hinged door (SINGLE_HINGED): fills 600 to 1100 mm by itself; leaf 600 to 1100 mm; door height 1900 to 2400 mm, with a transom up to 3200 mm.',
    '- Double hinged door (DOUBLE_HINGED): fills 1000 to 2000 mm by itself; leaf 500 to 1000 mm; door height 1900 to 2400 mm, with a transom up to 3200 mm.',
    '- Double hinged door, active and passive leaf (DOUBLE_HINGED_ACTIVE_PASSIVE): fills 1000 to 1800 mm by itself; leaf 700 to 1100 mm; door height 1900 to 2400 mm, with a transom up to 3200 mm.',
    '- Single sliding door (SLIDING): fills 700 to 1300 mm by itself; leaf 700 to 1300 mm; door height 1900 to 2500 mm, with a transom up to 3300 mm.',
    '- Double sliding door (DOUBLE_SLIDING): fills 1200 to 2400 mm by itself; leaf 600 to 1200 mm; door height 1900 to 2500 mm, with a transom up to 3300 mm.',
    '- Pivot door (PIVOT): fills 800 to 1400 mm by itself; leaf 800 to 1400 mm; door height 1900 to 2600 mm, with a transom up to 3400 mm.',
    '- Bi-fold door (BIFOLD): fills 900 to 3200 mm by itself; leaf 450 to 800 mm; door height 1900 to 2400 mm, with a transom up to 3200 mm.',
    '- Fixed panel (FIX_PANEL): fills 300 to 1200 mm by itself; leaf 300 to 1200 mm; door height 400 to 2600 mm, with a transom up to 3400 mm.',
    'Side panels: 200 to 1000 mm wide, up to 3 on each side.',
    'Transom: 200 to 800 mm high. Widest opening: 6000 mm.',
  ]);
  expect(lines).toContain('- double-left-panel: Double hinged door with one side panel on the left.');
  expect(lines.at(-1)).toBe('bifoldConfig is required when doorTypeKey is BIFOLD.');
});

it.each(['submitContactEnquiry', 'submitInternalDoorsQuote', 'submitSecurityDoorsQuote'] as const)(
  'the text of %s has the message and the id, and mentions a replay',
  (id) => {
    const reply = {
      success: true,
      id: 'enq_1',
      collection: 'contact_requests',
      reference: 'QXRJ-YEE2',
      status: 'new',
      message: 'We will be in touch.',
    } as const;
    expect(textOf(id, { reply }, book)).toBe('We will be in touch. (enq_1)');
    expect(textOf(id, { reply, replayed: true }, book)).toBe(
      'We will be in touch. (enq_1) This repeats the answer to the earlier call with the same idempotencyKey.',
    );
  },
);

it('the text of an estimate with a missing detail begins with the price of the completed door', () => {
  const doors = [{ design: 'tSINGLE.HINGED-w1500-h2100', leftPanels: '1' }];
  const reply = estimate(book, { doors }, 'https://doors.example');
  expect(textOf('estimateInternalDoorPrice', { reply }, book).split('\n')).toEqual([
    'With what we filled in below: €3,637 with VAT (€2,957 without VAT), supply only.',
    '1. Single hinged door, opening 1500 × 2100 mm: A single hinged door with one side panel on the left fits an opening of 1500 × 2100 mm and costs about €3,637 with VAT (€2,957 without VAT), supply only. What we filled in: leaf 900 mm wide. A detail is missing. Please give the width in millimetres of the door leaf. See and change it: https://doors.example/?door=tSINGLE.HINGED-w1500-h2100-l900-a1',
  ]);
});

it('the text of an estimate with completed doors has the total for all pieces', () => {
  const doors = [{ design: 'tSINGLE.HINGED-w1500-h2100', leftPanels: '1', quantity: 3 }];
  const [total] = textOf('estimateInternalDoorPrice', { reply: estimate(book, { doors }) }, book).split('\n');
  expect(total).toBe('With what we filled in below: €10,911 with VAT (€8,871 without VAT), supply only.');
});

it('the text of an estimate for a door that cannot be made has the fault and a suggestion', () => {
  const reply = estimate(book, { doors: [{ doorTypeKey: 'BIFOLD', opWidth: '7000', opHeight: '2100' }] });
  const text = textOf('estimateInternalDoorPrice', { reply }, book);
  expect(text).toMatch(
    /^No door can be made as described\.\n1\. Bi-fold door, four leaves, opening 7000 × 2100 mm: cannot be made\. The opening is 7000 mm wide\. The widest opening we can fill is 6000 mm\./,
  );
  expect(text).toContain('Please ask us for an offer for internal doors');
  expect(text).not.toContain('missing');
});

it.each([
  [1800, 'Recommended: Single hinged door, with one side panel on the right'],
  [820, 'Nothing is recommended.'],
])('the text of a recommendation without a selected door does not mention one: %i mm', (widthMm, first) => {
  const opening = { widthMm, heightMm: widthMm === 820 ? 3350 : 2100 };
  const reply = recommend(book, { opening, selectedDoor: {} });
  const text = textOf('recommendInternalDoorConfiguration', { reply }, book);
  expect(text.startsWith(first)).toBe(true);
  expect(text).not.toContain('selected');
});
