import type { Reporter, TestCase, TestModule } from 'vitest/node';
import type { FaultFigure } from '../support/fault-figures.ts';

const heads = ['fault', 'store', 'rounds', 'to hold', 'measured', ''];

/** Maximum length of a printed message, which may contain the whole output of a proxy. */
const longestMessage = 2000;

/** Reports the progress of a long run, and ends it with a table of all figures. */
export class FaultTable implements Reporter {
  onUserConsoleLog({ content }: { content: string }): void {
    process.stdout.write(content);
  }

  onTestCaseReady({ fullName }: TestCase): void {
    console.log(`· ${fullName}`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const figures = tests.flatMap((test) => test.meta().faultFigures ?? []);
    console.log(`\n${tableOf(figures)}`);
    const failed = tests.filter((test) => test.result().state === 'failed');
    for (const test of failed) {
      console.log(`\nNot held: ${test.fullName}`);
      for (const { message } of test.result().errors ?? []) console.log(message.slice(0, longestMessage));
    }
    for (const test of tests.filter((each) => each.result().state === 'skipped'))
      console.log(`\nNot tried, since this machine cannot: ${test.fullName}`);
    for (const error of [...unhandledErrors, ...modules.flatMap((module) => module.errors())])
      console.log(error);
    const held = figures.filter((figure) => figure.held).length;
    console.log(
      `\n${held} of ${figures.length} figures held, ${failed.length} of ${tests.length} tests failed.`,
    );
  }
}

/** Pads the columns to their contents. */
function tableOf(figures: readonly FaultFigure[]): string {
  const rows = figures.map(({ fault, store, rounds, toHold, measured, held }) => [
    fault,
    store,
    String(rounds),
    toHold,
    measured,
    held ? 'held' : 'NOT HELD',
  ]);
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(heads), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
