import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { buildIfNeeded } from './build.mjs';
import { installIfNeeded } from './install.mjs';
import { fetchPrograms, missingPrograms } from './programs.mjs';
import { root } from './root.mjs';
import { Stop } from './stop.mjs';
import { deployPrograms, otherParts, programsOf, quickParts } from './test-parts.mjs';

/** Options of the test runner whose value is a separate argument. */
const withValue = new Set(['-t', '--testNamePattern', '--reporter', '--outputFile', '--shard', '--retry']);

/**
 * Installs packages and programs for a part of the tests; returns the command to run. Words filter files by
 * path, as in vitest. With words, `npm test` selects from all files, not only from the quick ones.
 *
 * @param {string} part
 * @param {string[]} asked words and options for the runner
 * @returns {Promise<string[]>} the script and its arguments
 */
export async function prepareTests(part, asked) {
  const words = asked.filter((word, at) => !word.startsWith('-') && !withValue.has(asked[at - 1] ?? ''));
  const options = asked.filter((word) => !words.includes(word));
  const chosen = chooseFiles(part, words);
  const within = (beginning) => chosen.some((file) => file.startsWith(beginning));

  await installIfNeeded(within('tests/interop/') ? ['tests', 'tests/interop'] : ['tests']);
  if (within('tests/')) await buildIfNeeded();
  const needed = Object.keys(programsOf).filter(within);
  const programs = new Set(needed.flatMap((beginning) => programsOf[beginning]));
  if (within('tests/deploy/')) for (const name of deployPrograms) programs.add(name);
  // The quick tests before a commit fetch no programs: they should be fast, work offline, and not change the
  // machine.
  if (part !== 'quick') fetchPrograms([...programs]);
  const missing = missingPrograms([...programs]);
  const skipped = needed.filter((beginning) => programsOf[beginning].some((name) => missing.includes(name)));
  const left = chosen.filter((file) => !skipped.some((beginning) => file.startsWith(beginning)));
  if (left.length === 0) return ['--eval', 'console.log("0 passed, 0 failed")'];

  const runner = ['tests/node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts'];
  // Files come first, because -u would take a file after it as its value.
  return [...runner, ...left, ...options];
}

/** @returns {string[]} */
function chooseFiles(part, words) {
  const parts = { ...quickParts, ...otherParts };
  const names = part === 'all' || (part === 'quick' && words.length > 0) ? Object.keys(parts) : [part];
  const folders =
    part === 'quick' && words.length === 0 ? Object.values(quickParts) : names.map((name) => parts[name]);
  const files = folders.flat().flatMap((name) => testFiles(name === 'src' ? name : `tests/${name}`));
  const wanted = words.map((word) => word.replace(/^\.\//, ''));
  const chosen =
    wanted.length === 0 ? files : files.filter((file) => wanted.some((word) => file.includes(word)));
  if (chosen.length === 0) throw new Stop(`No test file has ${words.join(' or ')} in its path.`);
  return chosen;
}

function testFiles(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testFiles(path);
    return /\.test\.tsx?$/.test(path) ? [path] : [];
  });
}
