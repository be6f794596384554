import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import type { WireDoor } from '../doors/fields.ts';
import { assess } from '../pricing/assess.ts';
import { recover } from '../recovery/recover.ts';
import { customQuoteText, introText, optionsIntroText, suggestionText } from './recovery.ts';

function unmakeable(wire: WireDoor) {
  const failed = assess(book, wire);
  if (failed.outcome !== 'unmakeable') throw new Error('the door is not one that sizes rule out');
  return failed;
}

function labelsOf(wire: WireDoor) {
  const failed = unmakeable(wire);
  return recover(book, failed).suggestions.map(
    (suggestion) => suggestionText(book, failed.door, suggestion).label,
  );
}

const single = { doorTypeKey: 'SINGLE_HINGED', opWidth: '1500', opHeight: '2100', doorLeafWidth: '1200' };

describe('the changes named by a suggestion', () => {
  it('distinguish one side panel from several', () => {
    expect(labelsOf({ ...single, leftPanels: '1' })).toContain('Side panel 600 mm wide; leaf 900 mm wide');
    expect(labelsOf({ ...single, leftPanels: '2' })).toContain('Side panels 300 mm wide; leaf 900 mm wide');
  });

  it.each([
    [
      { ...single, opWidth: '1300', rightPanels: '1' },
      'One side panel on each side, each 200 mm wide, instead of one side panel on the right; leaf 900 mm wide',
    ],
    [
      { ...single, opWidth: '1300', leftPanels: '2', rightPanels: '1', doorLeafWidth: '900' },
      'One side panel on the left, 400 mm wide, instead of two side panels on the left and one on the right',
    ],
    [
      {
        doorTypeKey: 'DOUBLE_HINGED',
        opWidth: '1300',
        opHeight: '2100',
        leftPanels: '1',
        doorLeafWidth: '700',
      },
      'No side panels, instead of one side panel on the left; leaves 650 mm wide',
    ],
  ])('name added and removed panels: %o', (wire, label) => {
    expect(labelsOf(wire)).toContain(label);
  });

  it('name both leaves even if only the passive leaf changes width', () => {
    const pair = {
      doorTypeKey: 'DOUBLE_HINGED_ACTIVE_PASSIVE',
      opWidth: '2000',
      opHeight: '2100',
      doorLeafWidth: '900',
    };
    expect(labelsOf(pair)).toContain(
      'One side panel on the right, 650 mm wide; active leaf 900 mm and passive leaf 450 mm wide',
    );
  });

  it.each([
    [
      { doorTypeKey: 'BIFOLD', bifoldConfig: '2L', opWidth: '1800', opHeight: '2000' },
      'Three leaves instead of two; leaves 600 mm wide',
    ],
    [
      { ...single, opWidth: '600', opHeight: '2000', topPanel: 'yes', doorHeightMm: '1700' },
      'No transom, the door 2000 mm high',
    ],
    [
      { ...single, opWidth: '600', topPanel: 'yes', doorHeightMm: '1700' },
      'Door 1900 mm high with a transom of 200 mm above it',
    ],
    [
      {
        ...single,
        opWidth: '1800',
        opHeight: '2700',
        rightPanels: '2',
        doorLeafWidth: '900',
        topPanel: 'yes',
        doorHeightMm: '1700',
      },
      'Door 1900 mm high with a transom of 800 mm above it',
    ],
    [
      { doorTypeKey: 'FIX_PANEL', opWidth: '400', opHeight: '700', topPanel: 'yes', doorHeightMm: '1700' },
      'Fixed panel 500 mm high with a transom of 200 mm above it',
    ],
    [
      {
        doorTypeKey: 'FIX_PANEL',
        opWidth: '800',
        opHeight: '400',
        leftPanels: '1',
        rightPanels: '1',
        doorLeafWidth: '500',
      },
      'Side panels 200 mm wide; fixed panel 400 mm wide',
    ],
    [
      { ...single, opWidth: '600', rightPanels: '1' },
      'No side panels, instead of one side panel on the right; leaf 600 mm wide',
    ],
  ])('of the first suggestion for %o are: %s', (wire, label) => {
    expect(labelsOf(wire)[0]).toBe(label);
  });

  it('call a fixed panel by its name, not leaf or door', () => {
    const low = { ...single, opWidth: '900', opHeight: '1500', topPanel: 'yes', doorHeightMm: '1200' };
    expect(labelsOf(low)).toEqual([
      'Fixed panel instead of a single hinged door; no transom, the fixed panel 1500 mm high',
    ]);
  });
});

describe('the text with suggestions', () => {
  const low = { ...single, opWidth: '900', opHeight: '1500' };

  it('explains why the door cannot be made, in width and in height', () => {
    expect(introText(unmakeable({ doorTypeKey: 'SINGLE_HINGED', opWidth: '1800', opHeight: '2600' }))).toBe(
      'This single hinged door cannot be made for an opening of 1800 × 2600 mm. The opening is 1800 mm wide. By itself a single hinged door fills 600 mm to 1100 mm, so side panels are needed. The opening is 2600 mm high. By itself a single hinged door is 1900 mm to 2400 mm high, so a transom is needed above it.',
    );
  });

  it.each([
    ['five', { ...single, opHeight: '2600' }, 'These five options fit the same opening:'],
    ['one', { ...single, opWidth: '820', opHeight: '3350' }, 'This is what fits the same opening:'],
    [
      'a fixed panel only',
      low,
      'No door of our standard range fits this opening. We can look at it with you, or glaze it with a fixed panel.',
    ],
    [
      'nothing',
      { ...single, opWidth: '200' },
      'None of our standard layouts fits this opening, so we would like to look at it with you.',
    ],
  ])('says how many suggestions there are: %s', (_, wire, text) => {
    expect(optionsIntroText(recover(book, unmakeable(wire)))).toBe(text);
  });

  it('lists all changes of a suggestion, with its price', () => {
    const failed = unmakeable({ doorTypeKey: 'SINGLE_HINGED', opWidth: '1800', opHeight: '2600' });
    expect(
      recover(book, failed)
        .suggestions.slice(1, 3)
        .map((suggestion) => suggestionText(book, failed.door, suggestion)),
    ).toEqual([
      {
        label:
          'One side panel on each side, each 450 mm wide; leaf 900 mm wide; door 2400 mm high with a transom of 200 mm above it',
        message:
          'A single hinged door with a transom and one side panel on each side fits the opening and costs about €5,216 with VAT (€4,241 without VAT), supply only. What changes: one side panel on each side, each 450 mm wide; leaf 900 mm wide; door 2400 mm high with a transom of 200 mm above it.',
      },
      {
        label:
          'Double hinged door instead of a single hinged door; leaves 900 mm wide; door 2400 mm high with a transom of 200 mm above it',
        message:
          'A double hinged door with a transom fits the opening and costs about €6,241 with VAT (€5,074 without VAT), supply only. What changes: double hinged door instead of a single hinged door; leaves 900 mm wide; door 2400 mm high with a transom of 200 mm above it.',
      },
    ]);
  });

  it.each([
    [{ opWidth: '1600' }, 'A double hinged door with reeded glass and a lock fits the opening and costs'],
    [
      { opWidth: '1500' },
      'A single hinged door with one side panel on the right and with reeded glass and a lock fits the opening and costs',
    ],
  ])('names the extras of a suggestion: %o', (wire, start) => {
    const extras = { glass: 'REEDED', lock: 'yes' };
    const failed = unmakeable({ doorTypeKey: 'SINGLE_HINGED', opHeight: '2100', ...wire, ...extras });
    const messages = recover(book, failed).suggestions.map(
      (suggestion) => suggestionText(book, failed.door, suggestion).message,
    );
    expect(messages).toContainEqual(expect.stringMatching(`^${start} about €`));
  });

  it('asks for an offer if no door fits', () => {
    expect(customQuoteText(unmakeable(low).door)).toEqual({
      label: 'Ask for an offer for 900 × 1500 mm',
      message:
        'An opening of 900 × 1500 mm is outside our standard range for a single hinged door. Please ask us for an offer for internal doors, and we will look at what can be made.',
    });
  });
});
