import { describe, expect, it } from 'vitest';
import { book } from '../../tests/support/book.ts';
import { mm, rate } from '../domain/units.ts';
import { editionOf } from './edition.ts';

describe('the edition of a drawing', () => {
  it('changes with the sizes of the price book, but not with its prices', () => {
    const { sidePanel, transom, models, labels } = book;
    const range = { min: mm(123), max: mm(456) };
    const changed = [
      { ...book, maximumOpeningWidth: mm(5000) },
      { ...book, sidePanel: { ...sidePanel, size: range } },
      { ...book, sidePanel: { ...sidePanel, maximumPerSide: 2 } },
      { ...book, transom: { ...transom, size: range } },
      { ...book, labels: new Map([...labels, ['PIVOT', 'Turning door'] as const]) },
      { ...book, models: models.map((model) => ({ ...model, leaf: range })) },
      { ...book, models: models.map((model) => ({ ...model, height: range })) },
      { ...book, models: models.map((model) => ({ ...model, passiveLeaf: range })) },
      { ...book, models: models.map((model) => ({ ...model, preferredLeaf: mm(555) })) },
      { ...book, models: models.map((model) => ({ ...model, leaves: 7 })) },
    ].map(editionOf);
    expect(new Set([editionOf(book), ...changed]).size).toBe(changed.length + 1);
    const dearer = book.models.map((model) => ({ ...model, rate: rate(model.rate + 1) }));
    expect(editionOf({ ...book, version: 'another', models: dearer })).toBe(editionOf(book));
  });
});
