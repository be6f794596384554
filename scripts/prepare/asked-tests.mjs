import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Whether any test of a folder is among those to run: vitest runs the files in whose path one of the words occurs.
 *
 * @param {string} folder
 * @param {string[]} asked what was said to the test runner; no word means all tests
 */
export function runsTestsOf(folder, asked) {
  const words = asked.filter((word) => !word.startsWith('-')).map((word) => word.replace(/^\.\//, ''));
  if (words.length === 0) return true;
  const place = join(root, folder);
  const files = existsSync(place) ? readdirSync(place).map((name) => `${folder}/${name}`) : [];
  return files.some((file) => words.some((word) => file.includes(word)));
}
