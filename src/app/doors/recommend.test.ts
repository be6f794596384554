import { describe, it } from 'vitest';
import vectors from '../../../tests/vectors/recommend.json' with { type: 'json' };
import { book } from '../../../tests/support/book.ts';
import { expectToHold, type Vector } from '../../../tests/support/vectors.ts';
import type { RecommendRequest } from '../../contract/doors/recommend.ts';
import { recommend } from './recommend.ts';

describe('recommend', () => {
  it.each(vectors as Vector<RecommendRequest>[])('answers "$name"', ({ request, expect: expected }) => {
    expectToHold(recommend(book, request), expected);
  });
});
