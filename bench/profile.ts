/**
 * Where the time of one kind of request goes: npm run profile CASE. Starts the service, loads it with that case of the
 * benchmark (bench/speed/cases.ts), and leaves a flame graph and the profiles it was made of; prints the functions that took
 * longest.
 *
 *   --seconds 5      how long it is loaded, after as long again to warm up
 *   --out FOLDER     where the files go (profile)
 */
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { flameGraph } from './profile/flame-graph.ts';
import { createPlaces } from './profile/places.ts';
import { type CpuProfile, type Window, framesOf, longestFunctions } from './profile/stacks.ts';
import { type Case, cases } from './speed/cases.ts';
import { startLintel, stop, stopAll } from './speed/contenders.ts';
import { answerOf, load } from './speed/measure.ts';

const { values, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, out: { type: 'string', default: 'profile' } },
  allowPositionals: true,
});
const asked = positionals.join(' ');
/** The service is started with its own store. */
const known = cases.filter(({ onPostgres = false }) => !onPostgres);
const found = known.find(({ name }) => name === asked);
const mostFunctions = 25;

/** On the clock of the profiles. */
const now = () => Number(process.hrtime.bigint() / 1000n);

async function profileOf(each: Case, folder: string): Promise<Window> {
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
  await stop(lintel);
  return { from, to };
}

function threadsOf(folder: string, window: Window) {
  const placeOf = createPlaces();
  return readdirSync(folder)
    .filter((name) => name.endsWith('.cpuprofile'))
    .map((name) => {
      const profile = JSON.parse(readFileSync(join(folder, name), 'utf8')) as CpuProfile;
      return framesOf(profile, threadOf(profile), window, placeOf);
    })
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total);
}

/** By the script it was started from. */
const threadOf = ({ nodes }: CpuProfile): string =>
  ['store-thread', 'render-thread', 'passkey-thread'].find((script) =>
    nodes.some(({ callFrame }) => callFrame.url.includes(`/${script}.`)),
  ) ?? 'main thread';

if (found) {
  const folder = join(values.out, found.name.replaceAll(/[^\w]+/g, '-'));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    const threads = threadsOf(folder, await profileOf(found, folder));
    const all = threads.reduce((sum, { total }) => sum + total, 0);
    for (const { name, place, self } of longestFunctions(threads, mostFunctions))
      console.log(`${((self / all) * 100).toFixed(1).padStart(5)} %  ${name}  ${place}`);
    const file = join(folder, 'flame-graph.svg');
    writeFileSync(file, flameGraph(`${found.name}: what the processor did`, threads));
    console.log(`The flame graph is in ${file}; beside it are the profiles, which browsers' tools read.`);
  } finally {
    await stopAll();
  }
} else {
  console.error(
    `${asked === '' ? 'Name a case' : `There is no case "${asked}"`}: npm run profile -- CASE, one of\n${known.map(({ name }) => `  ${name}`).join('\n')}`,
  );
  process.exitCode = 1;
}
