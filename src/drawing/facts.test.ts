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

it('the facts of a door omit a property that it does not have', () => {
  expect(facts('tFIX.PANEL-w800-h2100')).toEqual([
    ['Type', 'Fixed panel'],
    ['Opening', '800 × 2100 mm'],
    ['Colour', 'Jet black'],
  ]);
});
