import { expect, it } from 'vitest';
import { compileValidators, validatorOf } from './validators.ts';

it('compileValidators compiles one validator per step, and skips validators that were used already', () => {
  for (const step of compileValidators()) expect(step).toBeUndefined();
  const [used, ...unused] = [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }].map(validatorOf);
  expect(used?.()('text')).toBe(true);
  expect([...compileValidators()]).toHaveLength(2);
  expect([...compileValidators()]).toHaveLength(0);
  expect(unused.map((validator) => validator()('text'))).toEqual([false, false]);
});
