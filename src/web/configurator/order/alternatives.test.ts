import { describe, expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { recommend } from '../../../app/doors/recommend.ts';
import { readDesignText } from '../../../domain/design/design-text.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { alternativesTo } from './alternatives.ts';
import { formOfDesign, wireOfForm } from './door-form.ts';
import type { DoorForm } from './form-fields.ts';

function form(text: string, changes: Partial<DoorForm> = {}): DoorForm {
  const design = readDesignText(text);
  if (!design) throw new Error(`${text} is no design`);
  return { ...formOfDesign(book, design), ...changes };
}
const found = (text: string, changes?: Partial<DoorForm>) =>
  alternativesTo(book, form(text, changes), 'with-vat');

const wide = 'tDOUBLE.HINGED-w1800-h2100';

describe('the alternatives of a door', () => {
  it.each([
    [wide, {}],
    [wide, { budget: 'yes' }],
    [wide, { fullWidth: 'yes' }],
    ['tSINGLE.HINGED-w1700-h2900', {}],
    ['tSLIDING-w1500-h2100', {}],
    ['tSLIDING-w1500-h2100', { budget: 'yes' }],
  ] as const)('have the prices and the order of the API for %s with %o', (text, wishes) => {
    const asked = form(text, wishes);
    const answer = recommend(book, {
      opening: { widthMm: Number(asked.width), heightMm: Number(asked.height) },
      selectedDoor: wireOfForm(asked),
      preferences: {
        needsFullWidthAccess: asked.fullWidth === 'yes',
        budgetSensitive: asked.budget === 'yes',
      },
    });
    const theirs = answer.options
      .filter(({ selected }) => !selected)
      .map(({ id, label, estimatedPrice, estimatedPriceInclVat }) => ({
        ...{ id, label, recommended: id === answer.recommendedOptionId },
        ...{ net: estimatedPrice * 100, withVat: estimatedPriceInclVat * 100 },
      }));
    const shown = alternativesTo(book, asked, 'with-vat');
    const ours = shown?.others.map(({ id, label, recommended, prices }) => ({
      ...{ id, label, recommended, net: prices.net, withVat: prices.withVat },
    }));
    expect(shown?.reason).toBe(answer.reason);
    expect(ours).toEqual([...theirs].sort((a, b) => Number(b.recommended) - Number(a.recommended)));
    for (const { id, clearWidth } of shown?.others ?? []) {
      const { pros, tradeoffs } = answer.options.find((option) => option.id === id) ?? {};
      expect([...(pros ?? []), ...(tradeoffs ?? [])].join(' ')).toContain(`it leaves ${clearWidth} mm of`);
    }
  });

  // For a sliding door that needs a panel, the service recommends a sliding door, though a hinged door costs less.
  it('begin with the recommended layout, which depends on the wishes', () => {
    const firstOf = (changes: Partial<DoorForm>) => found('tSLIDING-w1500-h2100', changes)?.others[0];
    expect(firstOf({})).toMatchObject({ id: 'sliding-l0r1', recommended: true });
    expect(firstOf({ budget: 'yes' })).toMatchObject({ id: 'single-hinged-l0r1', recommended: true });
    expect(firstOf({ fullWidth: 'yes' })).toMatchObject({ id: 'double-hinged-l0r0', recommended: true });
  });

  it('have a reason with the prices of the view', () => {
    // €2,957 net for a single door with a panel, €3,637.11 with VAT.
    const reasonIn = (view: PriceView) =>
      alternativesTo(book, form('tSLIDING-w1500-h2100', { budget: 'yes' }), view)?.reason;
    expect(reasonIn('with-vat')).toContain('€3,637 with VAT (€2,957 without VAT)');
    expect(reasonIn('net')).toContain('€2,957 without VAT (€3,637 with VAT)');
  });

  it('are null while a size cannot be read', () => {
    expect(found(wide, { width: 'wide' })).toBeNull();
    expect(found(wide, { height: '' })).toBeNull();
  });

  it('are compared in pairs: any two layouts, or a layout and the door itself', () => {
    const pair = (compareOne: string, compareOther: string, text = wide) =>
      found(text, { compareOne, compareOther })?.pair?.map(({ id }) => id);
    expect(pair('selected', 'pivot-l0r1')).toEqual(['selected', 'pivot-l0r1']);
    expect(pair('sliding-l0r1', 'double-sliding-l0r0')).toEqual(['sliding-l0r1', 'double-sliding-l0r0']);
    expect(pair('', '')).toBeUndefined();
    expect(pair('selected', 'a-layout-of-another-opening')).toBeUndefined();
    // An unknown layout is replaced by the door itself, and no layout is compared with itself.
    expect(pair('a-layout-of-another-opening', 'pivot-l0r1')).toEqual(['selected', 'pivot-l0r1']);
    expect(pair('pivot-l0r1', 'pivot-l0r1')).toEqual(['selected', 'pivot-l0r1']);
    expect(found('tSINGLE.HINGED-w5000-h2100')?.own).toBeNull();
  });
});
