import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * What a script of ours says of itself in its first comment, where help was asked for. A tool and the program have help of
 * their own, and get the word passed on.
 *
 * @param {string[]} script the file, and what was said to it
 * @returns {string | null}
 */
export function helpAskedOf([file = '', ...words]) {
  const isOurs = /^(?:bench|scripts|tests)\//.test(file);
  if (!isOurs || !words.some((word) => word === '--help' || word === '-h')) return null;
  const [, comment = ''] = /^\/\*\*(.*?)\*\//ms.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return comment.replaceAll(/^ \* ?/gm, '').trim();
}
