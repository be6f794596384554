import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const [threats = '', asvs = ''] = readFileSync(join(root, 'docs/threats.md'), 'utf8').split(
  '\n## OWASP ASVS',
);

/** The rows of all tables in a text, as cells, without the heads. */
const rowsIn = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:threat|requirements|-+) /.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
const filesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
const notThere = (files: readonly string[]) =>
  files.filter((file) => !file.endsWith('.test.ts') || !existsSync(join(root, file)));

describe('the threat model', () => {
  it('has a row for each threat', () => {
    expect(rowsIn(threats)).toHaveLength(29);
  });

  it.each(rowsIn(threats).map(([threat = '', , tests = '']) => [threat, tests]))(
    'refers to existing tests: %s',
    (_, named) => {
      expect(filesIn(named).length).toBeGreaterThan(0);
      expect(notThere(filesIn(named))).toEqual([]);
    },
  );
});

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has: they are numbered from 1. */
const sections: Readonly<Record<string, number>> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2, '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2, '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3, '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5 },
  ...{ '6.6': 3, '6.8': 4, '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2, '8.1': 2 },
  ...{ '8.2': 3, '8.3': 1, '8.4': 1, '9.1': 3, '9.2': 4, '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11 },
  ...{ '10.5': 5, '10.6': 2, '10.7': 3, '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4, '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5, '14.1': 2, '14.2': 4 },
  ...{ '14.3': 3, '15.1': 3, '15.2': 3, '15.3': 7, '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
};
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** The requirements that a cell such as `6.2.1–6.2.3, 6.2.5` names. */
const requirementsIn = (cell: string) =>
  cell.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–');
    const section = first.slice(0, first.lastIndexOf('.'));
    const numberOf = (id: string) => Number(id.slice(id.lastIndexOf('.') + 1));
    return upTo(numberOf(last))
      .slice(numberOf(first) - 1)
      .map((number) => `${section}.${String(number)}`);
  });

describe('the table of ASVS', () => {
  const rows = rowsIn(asvs);

  it('has each requirement of levels 1 and 2 once', () => {
    const all = Object.entries(sections).flatMap(([section, count]) =>
      upTo(count).map((number) => `${section}.${String(number)}`),
    );
    expect(all).toHaveLength(253);
    expect(rows.flatMap(([ids = '']) => requirementsIn(ids)).sort()).toEqual(all.sort());
  });

  it('names an existing test for each, or says why there is none', () => {
    const unfounded = rows.filter(
      ([, , where = '', tests = '']) =>
        filesIn(tests).length === 0 &&
        !/^(?:Partly|Not met|Does not apply|None is built)|Partly: /.test(where),
    );
    expect(unfounded).toEqual([]);
    expect(rows.flatMap(([, , , tests = '']) => notThere(filesIn(tests)))).toEqual([]);
  });
});

it('only drafts are stored in browsers, and only the bridge of the page in conversations uses postMessage', () => {
  const folder = join(root, 'src/web');
  const using = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) =>
      /\b(?:localStorage|sessionStorage|indexedDB|postMessage)\b/.test(
        readFileSync(join(folder, file), 'utf8'),
      ),
    );
  expect(using.toSorted()).toEqual(['configurator/app/bridge.ts', 'configurator/browser/draft.ts']);
});
