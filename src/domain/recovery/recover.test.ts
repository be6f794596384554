import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { doorStrings } from '../doors/door.ts';
import type { WireDoor } from '../doors/fields.ts';
import { assess } from '../pricing/assess.ts';
import { recover } from './recover.ts';

function recoveryOf(wire: WireDoor) {
  const failed = assess(book, wire);
  if (failed.outcome !== 'unmakeable') throw new Error('the door is not one that sizes rule out');
  return recover(book, failed);
}

/** The suggestions with the caller's door type, each with its kind of change and its door. */
const ownType = (wire: WireDoor) =>
  recoveryOf(wire)
    .suggestions.filter(({ kind }) => kind !== 'door_type')
    .map(({ kind, door }) => [kind, doorStrings(door)] as const);

const single = { doorTypeKey: 'SINGLE_HINGED', opWidth: '900', opHeight: '2100' };

describe('recovery', () => {
  it('removes the transom if the opening is too low for a transom', () => {
    expect(ownType({ ...single, opHeight: '2000', topPanel: 'yes', doorHeightMm: '1900' })).toEqual([
      ['remove_transom', expect.objectContaining({ topPanel: 'no', doorHeightMm: '2000' })],
    ]);
  });

  it('keeps the door height under a transom, whatever else changes', () => {
    const tall = { ...single, opWidth: '1800', opHeight: '2700', topPanel: 'yes', doorHeightMm: '2050' };
    expect(ownType(tall)).toEqual([
      ['side_panels', expect.objectContaining({ rightPanels: '1', doorHeightMm: '2050' })],
      ['side_panels', expect.objectContaining({ leftPanels: '1', rightPanels: '1', doorHeightMm: '2050' })],
    ]);
    expect(ownType({ ...tall, opWidth: '900', doorHeightMm: '1700' })).toEqual([
      ['door_height', expect.objectContaining({ doorHeightMm: '1900' })],
    ]);
  });

  it.each([
    ['lower than the minimum', '2500', '1800', '1900'],
    ['higher than the maximum', '2700', '2450', '2400'],
    ['so low that the transom is too tall', '3000', '2100', '2200'],
    ['so high that the transom is too short', '2300', '2200', '2100'],
  ])('changes the door height as little as possible: %s', (_, opHeight, doorHeightMm, moved) => {
    expect(ownType({ ...single, opHeight, topPanel: 'yes', doorHeightMm })).toEqual([
      ['door_height', expect.objectContaining({ topPanel: 'yes', doorHeightMm: moved })],
    ]);
  });

  it('suggests a transom and another leaf count for a bi-fold if only the height is wrong', () => {
    expect(ownType({ doorTypeKey: 'BIFOLD', bifoldConfig: '3L', opWidth: '1500', opHeight: '2600' })).toEqual(
      [
        ['transom', expect.objectContaining({ bifoldConfig: '3L', topPanel: 'yes' })],
        ['bifold_config', expect.objectContaining({ bifoldConfig: '2L', topPanel: 'yes' })],
      ],
    );
  });

  it('suggests fewer side panels, and includes a transom in the kind of change if it adds one', () => {
    const panelled = { ...single, leftPanels: '3', rightPanels: '3', doorLeafWidth: '800' };
    expect(ownType(panelled).map(([kind]) => kind)).toEqual(['remove_side_panels', 'side_panels']);
    expect(ownType({ ...panelled, opHeight: '2600' }).map(([kind]) => kind)).toEqual([
      'side_panels_and_transom',
      'side_panels_and_transom',
    ]);
  });

  it('suggests each other type once, ordered by number of panels, then by price', () => {
    const { suggestions } = recoveryOf({ ...single, opWidth: '3000' });
    expect(suggestions.map(({ kind, door }) => [kind, door.model.type, door.left + door.right])).toEqual([
      ['side_panels', 'SINGLE_HINGED', 2],
      ['side_panels', 'SINGLE_HINGED', 3],
      ['door_type', 'BIFOLD', 0],
      ['door_type', 'DOUBLE_HINGED', 1],
      ['door_type', 'DOUBLE_SLIDING', 1],
    ]);
  });

  it.each([
    [
      { ...single, opWidth: '1000', opHeight: '2000', topPanel: 'yes', doorHeightMm: '2100' },
      ['SLIDING', 'DOUBLE_HINGED_ACTIVE_PASSIVE', 'DOUBLE_HINGED'],
    ],
    [{ ...single, opWidth: '2100', opHeight: '2000' }, ['DOUBLE_SLIDING', 'BIFOLD', 'SLIDING']],
  ])('suggests at most three other types, cheapest first: %j', (wire, types) => {
    const others = recoveryOf(wire).suggestions.filter(({ kind }) => kind === 'door_type');
    expect(others.map(({ door }) => door.model.type)).toEqual(types);
  });

  it('suggests another leaf count for a bi-fold, without the requested side panels', () => {
    const bifold = { doorTypeKey: 'BIFOLD', bifoldConfig: '3L', opWidth: '900', opHeight: '2000' };
    expect(ownType({ ...bifold, rightPanels: '1', doorLeafWidth: '700' })).toEqual([
      ['bifold_config', expect.objectContaining({ bifoldConfig: '2L', rightPanels: '0' })],
    ]);
  });

  it('suggests a custom quote if no opening door fits, and a fixed panel if one fits', () => {
    const low = recoveryOf({ ...single, opHeight: '1500' });
    expect(low.customQuote).toBe(true);
    expect(low.suggestions.map(({ kind }) => kind)).toEqual(['fixed_panel']);
    expect(recoveryOf({ ...single, opWidth: '200' })).toMatchObject({ customQuote: true, suggestions: [] });
    const panel = recoveryOf({ doorTypeKey: 'FIX_PANEL', opWidth: '900', opHeight: '300' });
    expect(panel).toMatchObject({ customQuote: true, suggestions: [] });
  });

  it('names width or height as the fault, and says whether only a panel or a transom is needed', () => {
    expect(recoveryOf({ ...single, opWidth: '1500' })).toMatchObject({
      kind: 'width',
      panelRequiredOnly: true,
    });
    expect(recoveryOf({ ...single, opHeight: '2500' })).toMatchObject({
      kind: 'height',
      transomRequiredOnly: true,
    });
    expect(recoveryOf({ ...single, opWidth: '1500', opHeight: '2500' })).toMatchObject({
      kind: 'width_and_height',
      panelRequiredOnly: false,
      transomRequiredOnly: false,
    });
  });
});
