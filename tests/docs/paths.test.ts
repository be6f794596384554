import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const pages = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`),
];

/** Files and folders in backquotes, such as `http/server/access.ts` or `app/doors/`, from the root or from src. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => !path.startsWith('dist/'));

describe('the documents for developers', () => {
  it.each(pages)('%s names files and folders that exist', (page) => {
    const paths = pathsIn(readFileSync(join(root, page), 'utf8'));
    const missing = paths.filter(
      (path) => !existsSync(join(root, path)) && !existsSync(join(root, 'src', path)),
    );
    expect(missing).toEqual([]);
  });

  it('are searched for paths: the search finds app/operations/ in ARCHITECTURE.md', () => {
    const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
    expect(pathsIn(text)).toContain('app/operations/');
  });
});
