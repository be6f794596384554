import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { noOffer } from '../extras/offer.ts';
import { cents } from '../units.ts';
import { colourCosts, glassChoices, handleChoices, leadTimes } from './choices.ts';

describe('colourCosts', () => {
  const finish = { standard: ['RAL 9005', 'RAL 7016'], percent: 9, least: cents(25_000), weeks: 0 };

  it('tells the figures of the price book', () => {
    expect(colourCosts(book)).toBe(
      "A standard finish costs nothing, and neither does saying nothing: RAL 9005 (jet black). Any other colour is 6% of the door's base price, at least €120 without VAT for each door, and takes 1 week longer, because the frames are coated apart.",
    );
    expect(colourCosts({ extras: { ...noOffer, finish } })).toBe(
      "A standard finish costs nothing, and neither does saying nothing: RAL 9005 (jet black) and RAL 7016 (anthracite grey). Any other colour is 9% of the door's base price, at least €250 without VAT for each door.",
    );
  });

  it('tells that other colours are not offered', () => {
    expect(colourCosts({ extras: noOffer })).toBe(
      'Every door has the standard finish; other colours are not offered.',
    );
  });
});

describe('what can be chosen', () => {
  const none = { extras: noOffer };

  it('names glass and bars, or tells that only the standard is offered', () => {
    expect(glassChoices(book)).toBe(
      'Clear safety glass, satin glass, reeded glass, fluted glass, bronze tinted glass and acoustic glass. Glazing bars divide each leaf and panel into up to 6 × 12 panes.',
    );
    expect(glassChoices(none)).toBe('Every door has standard safety glass; other glass is not offered.');
  });

  it('names handles and the lock, or tells that they are not offered', () => {
    const lock = { each: cents(9_500), weeks: 0 };
    expect(handleChoices(book)).toBe(
      'Lever handle, knurled lever in brass, pull bar and flush pull. A lock can be added.',
    );
    expect(handleChoices({ extras: { ...noOffer, lock } })).toBe('A lock; handles are not offered.');
    expect(handleChoices(none)).toBe('Neither is offered.');
  });
});

describe('leadTimes', () => {
  it('spans the types of door, and names what takes longer', () => {
    expect(leadTimes(book)).toBe(
      '6 to 11 weeks, by the type of door. It takes longer for several panels, some glass and handles, colours other than the standard and larger orders: an estimate tells the weeks for your doors.',
    );
    const [single] = book.models;
    const leadTime = { ...book.leadTime, manyPiecesWeeks: 0 };
    expect(leadTimes({ models: single ? [single] : [], leadTime, extras: noOffer })).toBe(
      '8 weeks, by the type of door. It takes longer for larger orders: an estimate tells the weeks for your doors.',
    );
  });
});
