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
  if (!isOurs(file) || !words.some((word) => word === '--help' || word === '-h')) return null;
  return helpOf(file);
}

/**
 * What is wrong with the options a script of ours was given, in one line: its help names all there are, and after each the value
 * it takes. Null where nothing is.
 *
 * @param {string[]} script
 * @returns {string | null}
 */
export function optionFaultOf([file = '', ...words]) {
  if (!isOurs(file)) return null;
  const help = helpOf(file);
  const named = new Set(Array.from(help.matchAll(/(?<![\w-])--[a-z][\w-]*/g), ([option]) => option));
  const withValue = new Set(Array.from(help.matchAll(/^ *(--\S+) \S+ {2,}/gm), ([, option]) => option));
  for (const [at, word] of words.entries()) {
    if (!/^-./.test(word)) continue;
    const [option, value = words[at + 1] ?? '-'] = word.split('=', 2);
    if (!named.has(option)) return `There is no option ${option} here: --help says which there are.`;
    if (withValue.has(option) && value.startsWith('-')) return `${option} needs a value: --help says which.`;
  }
  return null;
}

const isOurs = (file) => /^(?:bench|scripts|tests)\//.test(file);

function helpOf(file) {
  const [, comment = ''] = /^\/\*\*(.*?)\*\//ms.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return comment.replaceAll(/^ \* ?/gm, '').trim();
}
