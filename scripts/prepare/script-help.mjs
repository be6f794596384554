import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * The first comment of a script, if the arguments ask for help. Tools and the program have their own help.
 *
 * @param {string[]} script the file and its arguments
 * @returns {string | null}
 */
export function helpAskedOf([file = '', ...words]) {
  if (!isOurs(file) || !words.some((word) => word === '--help' || word === '-h')) return null;
  return helpOf(file);
}

/**
 * The first error in the options of a script, in one line; null if there is none. The valid options are those
 * in the script's help.
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
