import { relative, sep } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Folders of tests, the slowest files first, so that no long file runs alone at the end. */
const slowFirst = [
  'faults',
  'browser',
  'web',
  'mcp',
  'program',
  'deploy',
  'mail',
  'desk',
  'client',
  'store',
  'api',
];

/** Files that take a minute or more. */
const slowFiles = new Set([
  'whole-journeys.test.ts',
  'webhooks-down.test.ts',
  'inspector.test.ts',
  'mails.test.ts',
  'routes.test.ts',
  'fuzz.test.ts',
]);

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const known = await super.sort(files);
    const rankOf = ({ moduleId }: TestSpecification) => {
      const [top, folder = '', ...rest] = relative(this.ctx.config.root, moduleId).split(sep);
      if (top !== 'tests') return slowFirst.length + 1;
      if (slowFiles.has(rest.at(-1) ?? folder)) return -1;
      const rank = slowFirst.indexOf(folder);
      return rank < 0 ? slowFirst.length : rank;
    };
    return known.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
