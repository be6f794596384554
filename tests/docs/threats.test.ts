import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const rows = readFileSync(join(root, 'docs/threats.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| threat') && !line.startsWith('| ---'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('the threat model has a row for each threat', () => {
  expect(rows).toHaveLength(23);
});

it.each(rows.map(([, threat = '', , tests = '']) => [threat, tests]))(
  'the threat model refers to existing tests: %s',
  (_, named) => {
    const files = [...named.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !file.endsWith('.test.ts') || !existsSync(join(root, file)))).toEqual([]);
  },
);
