import { describe, it } from 'vitest';
import vectors from '../../../tests/vectors/estimate.json' with { type: 'json' };
import { book } from '../../../tests/support/book.ts';
import { expectToHold, type Vector } from '../../../tests/support/vectors.ts';
import type { EstimateRequest } from '../../contract/doors/estimate.ts';
import { estimate } from './estimate.ts';

describe('estimate', () => {
  it.each(vectors as Vector<EstimateRequest>[])('answers "$name"', ({ request, expect: expected }) => {
    expectToHold(estimate(book, request), expected);
  });
});
