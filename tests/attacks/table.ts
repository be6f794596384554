import type { Outcome } from './attack.ts';

/** The outcome of an attack, with a row for each kind of request. */
export function tableOf({ tallies }: Outcome): string {
  const kinds = Object.entries(tallies).map(([kind, tally]) => ({
    kind,
    ...tally,
    count: sum(tally.statuses),
  }));
  const most = (field: 'worstMs' | 'againMs') => Math.max(0, ...kinds.map((each) => each[field]));
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const lines = [
    ['kind', 'requests', 'worst block', 'and again', 'statuses', 'worst'],
    ...kinds
      .toSorted((a, b) => b.count - a.count)
      .map(({ kind, count, worstMs, againMs, statuses, worst }) => {
        const list = Object.entries(statuses).map(([status, times]) => `${status}: ${times}`);
        return [kind, String(count), ms(worstMs), ms(againMs), list.join(', '), worst];
      }),
    [
      'all',
      String(kinds.reduce((all, { count }) => all + count, 0)),
      ms(most('worstMs')),
      ms(most('againMs')),
    ],
  ];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const written = (line: readonly string[]) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0));
  return lines.map((line) => written(line).join('  ').trimEnd()).join('\n');
}

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);
