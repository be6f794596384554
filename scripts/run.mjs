import { delimiter, dirname } from 'node:path';
import process from 'node:process';
import { endLike, handOver } from '../src/node/child.mjs';
import { buildIfNeeded } from './prepare/build.mjs';
import { installIfNeeded } from './prepare/install.mjs';
import { nodeToUse } from './prepare/node.mjs';
import { fetchPrograms } from './prepare/programs.mjs';
import { helpAskedOf, optionFaultOf } from './prepare/script-help.mjs';
import { Interrupted, Stop } from './prepare/stop.mjs';
import { deployPrograms } from './prepare/test-parts.mjs';
import { prepareTests } from './prepare/tests.mjs';

/**
 * Runs a command line of run.cjs, which documents the options and has checked the Node version.
 *
 * @param {string[]} commandLine
 */
export async function run(commandLine) {
  const { options, script } = readCommandLine(commandLine);
  // Arguments of tests are not read here: the test runner has its own help and options.
  const help = options.tests ? null : helpAskedOf(script);
  if (help !== null) return console.log(help);
  const fault = options.tests ? null : optionFaultOf(script);
  if (fault !== null) {
    console.error(fault);
    process.exitCode = 2;
    return;
  }
  try {
    const toRun = await prepare(options, script);
    const node = nodeToUse();
    // Only the program gets an IPC channel, and stops when the channel closes. Tools would take a channel as
    // a sign that another tool started them.
    const withChannel = toRun[0] === 'dist/main.js';
    await handOver(node, toRun, { env: withFirstOnPath(dirname(node)), withChannel });
  } catch (error) {
    if (error instanceof Interrupted) return endLike({ code: null, signal: error.signal });
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Splits the command line: options of run.cjs come first, the rest belongs to the script. */
function readCommandLine(commandLine) {
  const isOurs = (word) => /^--(?:built$|programs$|(?:with|tests)=)/.test(word);
  const end = commandLine.findIndex((word) => !isOurs(word));
  const ours = end < 0 ? commandLine : commandLine.slice(0, end);
  const options = Object.fromEntries(ours.map((word) => word.slice(2).split('=')));
  return { options, script: commandLine.slice(ours.length) };
}

/** @returns {Promise<string[]>} the command to run, after installing what it needs */
async function prepare(options, script) {
  if (options.tests) return prepareTests(options.tests, script);
  await installIfNeeded(options.with?.split(','));
  if ('built' in options) await buildIfNeeded();
  if ('programs' in options) fetchPrograms(['redis-server', ...deployPrograms]);
  return script;
}

/** An environment in which programs that the script starts by name run on the Node of this folder. */
function withFirstOnPath(folder) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const path = process.env[name];
  // Memory settings as in deploy/: one malloc arena for all threads, and large blocks are returned to the system.
  const memory = {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '1048576',
  };
  return { ...memory, ...process.env, [name]: path ? `${folder}${delimiter}${path}` : folder };
}
