/**
 * Profiles one kind of request: npm run profile CASE. Starts the service with Node's CPU profiler, loads it
 * with that case of the benchmark (bench/speed/cases.ts), writes a .cpuprofile for each thread, and prints
 * the functions that took longest. Chrome's DevTools (Performance, Load profile), VS Code and speedscope.app
 * open such a file as a flame graph.
 *
 *   --seconds 5      how long the service is loaded, after a warm-up of the same duration
 *   --out FOLDER     where the files are written (profile)
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type CallFrame, type CpuProfile, longestFunctions } from './profile/longest.ts';
import { type Case, cases } from './speed/cases.ts';
import { startLintel, stop, stopAll } from './speed/contenders.ts';
import { answerOf, load } from './speed/measure.ts';

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, out: { type: 'string', default: 'profile' } },
  allowPositionals: true,
});
const asked = positionals.join(' ');
/**
 * Cases that can be profiled: not those on PostgreSQL, because the profiled service has an embedded store.
 */
const known = cases.filter(({ onPostgres = false }) => !onPostgres);
const found = known.find(({ name }) => name === asked);
const mostFunctions = 25;

/** Current time on the clock of the profiles, in microseconds. */
const now = () => Number(process.hrtime.bigint() / 1000n);

async function profile(each: Case, folder: string) {
  const seconds = Number(values.seconds);
  const flags = ['--cpu-prof', '--cpu-prof-interval=200', `--cpu-prof-dir=${folder}`];
  const lintel = await startLintel({}, flags);
  const { etag } = await answerOf(each, lintel);
  await load(each, lintel, { seconds, etag });
  const from = now();
  const { perSecond, wrong } = await load(each, lintel, { seconds, etag });
  const to = now();
  console.log(
    `${each.name}: ${perSecond.toFixed(0)}/s while it was watched${wrong > 0 ? `, ${wrong} WRONG` : ''}`,
  );
  // Stopped before reading: each thread writes its profile when it exits.
  await stop(lintel);
  const profiles = readdirSync(folder)
    .filter((name) => name.endsWith('.cpuprofile'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as CpuProfile);
  return longestFunctions(profiles, { from, to });
}

/** Source position of a function, by the source maps of the build; empty for V8's built-ins. */
function placeOf({ url, lineNumber, columnNumber }: CallFrame): string {
  if (!url.startsWith('file:')) return url;
  const file = fileURLToPath(url);
  const ownPlace = `${relative('', file)}:${lineNumber + 1}`;
  if (!existsSync(`${file}.map`)) return ownPlace;
  const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload);
  const entry = map.findEntry(lineNumber, columnNumber);
  if (!('originalSource' in entry)) return ownPlace;
  return `${relative('', join(file, '..', entry.originalSource))}:${entry.originalLine + 1}`;
}

if (found) {
  const folder = join(values.out, found.name.replaceAll(/[^\w]+/g, '-'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    for (const each of (await profile(found, folder)).slice(0, mostFunctions)) {
      const share = `${(each.share * 100).toFixed(1).padStart(5)} %`;
      console.log(`${share}  ${each.functionName || '(anonymous)'}  ${placeOf(each)}`);
    }
    console.log(`The profiles are in ${folder}: open one in Chrome's DevTools, VS Code or speedscope.app.`);
  } finally {
    await stopAll();
  }
} else {
  console.error(
    `${asked === '' ? 'Name a case' : `There is no case "${asked}"`}: npm run profile -- CASE, one of\n${known.map(({ name }) => `  ${name}`).join('\n')}`,
  );
  process.exitCode = 1;
}
