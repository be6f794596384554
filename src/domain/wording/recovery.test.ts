import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import type { WireDoor } from '../doors/fields.ts';
import { assess } from '../pricing/assess.ts';
import { recover } from '../recovery/recover.ts';
import { suggestionText } from './recovery.ts';

function labelsOf(wire: WireDoor) {
  const failed = assess(book, wire);
  if (failed.outcome !== 'unmakeable') throw new Error('the door is not one that sizes rule out');
  return recover(book, failed).suggestions.map((suggestion) => suggestionText(failed.door, suggestion).label);
}

const single = { doorTypeKey: 'SINGLE_HINGED', opWidth: '1500', opHeight: '2100', doorLeafWidth: '1200' };

describe('the changes a suggestion names', () => {
  it('speak of one side panel or of several', () => {
    expect(labelsOf({ ...single, leftPanels: '1' })).toContain('Side panel 600 mm wide; leaf 900 mm wide');
    expect(labelsOf({ ...single, leftPanels: '2' })).toContain('Side panels 300 mm wide; leaf 900 mm wide');
  });

  it('call a fixed panel neither a leaf nor a door', () => {
    const low = { ...single, opWidth: '900', opHeight: '1500', topPanel: 'yes', doorHeightMm: '1200' };
    expect(labelsOf(low)).toEqual([
      'Fixed panel instead of a single hinged door; no transom, the fixed panel 1500 mm high',
    ]);
  });
});
