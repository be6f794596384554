import { describe, expect, it } from 'vitest';
import { book } from '../../tests/support/book.ts';
import { mm, rate } from '../domain/units.ts';
import { editionOf } from './edition.ts';

describe('the edition of a drawing', () => {
  it('changes with what the price book allows, and not with its prices', () => {
    expect(editionOf({ ...book, maximumOpeningWidth: mm(5000) })).not.toBe(editionOf(book));
    const dearer = book.models.map((model) => ({ ...model, rate: rate(model.rate + 1) }));
    expect(editionOf({ ...book, version: 'another', models: dearer })).toBe(editionOf(book));
  });
});
