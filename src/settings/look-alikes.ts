import { type SettingName, settings } from './table.ts';

/** An unknown environment variable, and the settings that it may misspell. */
export interface LookAlike {
  readonly given: string;
  readonly meant: readonly SettingName[];
}

/**
 * Finds variables that are probably misspelt settings. An ordinary environment has hundreds of variables, so short
 * settings are matched only by case, missing underscores or our prefix.
 */
export function lookAlikes(env: Readonly<Record<string, string | undefined>>): readonly LookAlike[] {
  const isGiven = (name: string) => (env[name]?.trim() ?? '') !== '';
  // Ignores settings that are set: a similar variable then belongs to another program.
  const open = ours.filter(({ name }) => !isGiven(name));
  return Object.keys(env)
    .filter((name) => isGiven(name) && !Object.hasOwn(settings, name) && !isServiceLink(env[name]))
    .map((given) => ({ given, meant: meantBy(given, open) }))
    .filter(({ meant }) => meant.length > 0);
}

/** A setting's name and its comparable form. */
interface OurName {
  readonly name: SettingName;
  readonly letters: string;
}

const lettersOf = (name: string) => name.replaceAll(/[_-]/g, '');

const ours: readonly OurName[] = (Object.keys(settings) as SettingName[]).map((name) => ({
  name,
  letters: lettersOf(name),
}));

/** Kubernetes sets `LINTEL_PORT=tcp://10.0.0.7:3000` and the like for a service named lintel. */
const isServiceLink = (value = '') => /^(?:tcp|udp):\/\//.test(value);

/**
 * Minimum length of a name to match truncated or extended; shorter names resemble too many names of other programs.
 */
const minCutOffLength = 9;
const minExtendedLength = 7;

function meantBy(given: string, open: readonly OurName[]): readonly SettingName[] {
  const written = given.toUpperCase().replace(/^LINTEL_/, '');
  const letters = lettersOf(written);
  const same = open.filter((our) => our.letters === letters);
  if (same.length > 0) return same.map(({ name }) => name);

  const misspelled = open
    .filter((our) => mayBeMeant(letters, our.letters))
    .map((our) => ({ ...our, distance: editDistance(letters, our.letters) }))
    .filter((our) => our.distance <= maxDistance(our.letters.length))
    .sort((a, b) => a.distance - b.distance);
  const [nearest] = misspelled;
  if (nearest) {
    return misspelled.filter(({ distance }) => distance === nearest.distance).map(({ name }) => name);
  }

  return open
    .filter(
      (our) =>
        (letters.length >= minCutOffLength && our.letters.startsWith(letters)) ||
        (our.letters.length >= minExtendedLength && isExtended(written, our.name)),
    )
    .map(({ name }) => name);
}

/** Tolerated edit distance, by the length of the name. */
const maxDistance = (length: number) => (length < 7 ? 0 : length < 9 ? 1 : 2);

/**
 * Whether two names may be similar, by a cheap lower bound of the edit distance: length difference and missing
 * letters. Cheap, because the start waits for it.
 */
function mayBeMeant(letters: string, ours: string): boolean {
  const most = maxDistance(ours.length);
  if (Math.abs(letters.length - ours.length) > most) return false;
  let strange = 0;
  for (let i = 0; i < letters.length && strange <= most; i += 1)
    if (!ours.includes(letters.charAt(i))) strange += 1;
  return strange <= most;
}

/**
 * Whether a variable extends a setting's name by letters, _FILE or _PATH: `DATA_DIRECTORY` and
 * `PRICE_BOOK_FILE` do, `DATABASE_URL_TEST` does not.
 */
const isExtended = (written: string, name: string) =>
  written.startsWith(name) && /^(?:[A-Z]+|_FILE|_PATH)$/.test(written.slice(name.length));

/**
 * Optimal string alignment distance: number of letters inserted, deleted, replaced, or swapped with a neighbour.
 */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  const at = (line: readonly number[], index: number) => line[index] ?? Infinity;
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const replaced = at(last, column - 1) + Number(a[row - 1] !== b[column - 1]);
      const swapped =
        a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
          ? at(beforeLast, column - 2) + 1
          : Infinity;
      current.push(Math.min(at(last, column) + 1, at(current, column - 1) + 1, replaced, swapped));
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}
