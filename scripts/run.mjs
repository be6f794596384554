import { delimiter, dirname } from 'node:path';
import process from 'node:process';
import { endLike, handOver } from '../src/node/child.mjs';
import { runsTestsOf } from './prepare/asked-tests.mjs';
import { buildIfNeeded } from './prepare/build.mjs';
import { installIfNeeded } from './prepare/install.mjs';
import { nodeToUse } from './prepare/node.mjs';
import { requirePostgres } from './prepare/postgres.mjs';
import { requireChromium, requirePdftotext, requireRedis } from './prepare/programs.mjs';
import { helpAskedOf, optionFaultOf } from './prepare/script-help.mjs';
import { Interrupted, Stop } from './prepare/stop.mjs';
import { prepareTools } from './prepare/tools.mjs';

/**
 * See run.cjs, which has made sure of the Node.
 *
 * @param {string[]} commandLine
 */
export async function run(commandLine) {
  const need = commandLine[0]?.startsWith('--') ? commandLine[0] : '';
  const script = need ? commandLine.slice(1) : commandLine;
  const help = helpAskedOf(script);
  if (help !== null) return console.log(help);
  const fault = optionFaultOf(script);
  if (fault !== null) {
    console.error(fault);
    process.exitCode = 2;
    return;
  }
  try {
    await installIfNeeded();
    if (need) await buildIfNeeded();
    if (need === '--tests') {
      requirePostgres();
      // After the runner and its command.
      const asked = script.slice(2);
      const inBrowser = runsTestsOf('tests/browser', asked);
      if (inBrowser) requireChromium();
      if (inBrowser || runsTestsOf('tests/web', asked)) requirePdftotext();
      if (['src/limits', 'tests/nodes'].some((folder) => runsTestsOf(folder, asked))) requireRedis();
      if (runsTestsOf('tests/deploy', asked)) prepareTools();
    }
    if (need === '--faults') {
      requirePostgres();
      requireRedis();
      prepareTools();
    }
    const node = nodeToUse();
    // Tools take a channel for a sign that another tool has started them; the program stops when it closes.
    const withChannel = script[0] === 'dist/main.js';
    await handOver(node, script, { env: withFirstOnPath(dirname(node)), withChannel });
  } catch (error) {
    if (error instanceof Interrupted) return endLike({ code: null, signal: error.signal });
    if (!(error instanceof Stop)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** Whatever the script starts by name runs on the same Node. */
function withFirstOnPath(folder) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH';
  const path = process.env[name];
  // Threads share what they have freed (glibc), and give back what is large, as in deploy/.
  const memory = {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '1048576',
  };
  return { ...memory, ...process.env, [name]: path ? `${folder}${delimiter}${path}` : folder };
}
