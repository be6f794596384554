import { expect, it } from 'vitest';
import { bufferOf } from './order-jobs.ts';

it('bufferOf wraps a part of a buffer without copying it', () => {
  const memory = Uint8Array.from([1, 2, 3, 4, 5, 6]);
  const part = memory.subarray(2, 5);
  const taken = bufferOf(part);
  expect([...taken]).toEqual([3, 4, 5]);
  memory[3] = 40;
  expect([...taken]).toEqual([3, 40, 5]);
});
