import { expect, it } from 'vitest';
import { book } from '../../tests/support/book.ts';
import { readDesignText } from '../domain/design/design-text.ts';
import { factsOf } from './facts.ts';

const facts = (text: string) => {
  const design = readDesignText(text);
  return design && factsOf(book, design);
};

it('the facts of a door list every property with its name', () => {
  expect(facts('tSINGLE.HINGED-w1800-h2500-l900-a1-z1-xyes-d2100-c383e42-sright-oout-v2700')).toEqual([
    ['Type', 'Single hinged door'],
    ['Opening', '1800 × 2500 mm'],
    ['Side panels', 'One side panel on each side, each 450 mm wide'],
    ['Transom', 'Transom 400 mm high above a door of 2100 mm'],
    ['Movement', 'Hinged on the right'],
    ['Direction', 'Opens out of the room'],
    ['Colour', 'Anthracite grey'],
    ['Wall height', '2700 mm'],
  ]);
});

it('the facts of a door list its extras', () => {
  expect(facts('tPIVOT-w1100-h2100-g2x4-mSATIN-cral7016-eKNURLED-kyes-q3-rKitchen')).toEqual([
    ['Type', 'Pivot door'],
    ['Opening', '1100 × 2100 mm'],
    ['Movement', 'Pivots near the left'],
    ['Direction', 'Opens into the room'],
    ['Colour', 'RAL 7016 (anthracite grey)'],
    ['Glazing bars', '2 × 4 panes in each leaf and side panel'],
    ['Glass', 'Satin glass'],
    ['Handle', 'Knurled lever, brass'],
    ['Lock', 'With a lock'],
    ['Number', '3 pieces'],
    ['Room', 'Kitchen'],
  ]);
});

it('the facts of a door omit the properties that it does not have', () => {
  expect(facts('tFIX.PANEL-w800-h2100')).toEqual([
    ['Type', 'Fixed panel'],
    ['Opening', '800 × 2100 mm'],
    ['Colour', 'RAL 9005 (jet black)'],
  ]);
});
