import { afterEach, expect, it, vi } from 'vitest';
import { OperatorError } from '../settings/operator-error.ts';
import { run } from './run.ts';

// Makes the keys command throw an unexpected error.
const keys = vi.hoisted(() => ({ failure: new Error() }));
vi.mock(import('./keys.ts'), () => ({ keysCommand: () => Promise.reject(keys.failure) }));

const loadCommands = () => import('./commands.ts');

afterEach(() => {
  vi.restoreAllMocks();
});

it('run prints an operator error in one line, and rethrows an unexpected error with its stack', async () => {
  const printed: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((line) => void printed.push(line));
  keys.failure = new OperatorError('--label must say whose key this is');
  const code = await run(['keys', 'create'], {}, loadCommands);
  expect({ printed, code }).toEqual({ printed: ['lintel: --label must say whose key this is'], code: 1 });
  keys.failure = new TypeError('nobody thought of this');
  await expect(run(['keys', 'create'], {}, loadCommands)).rejects.toBe(keys.failure);
  expect(printed).toHaveLength(1);
});
