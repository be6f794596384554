import type { Outcome } from './attack.ts';

/** What came of an attack, a line for each kind of request. */
export function tableOf({ tallies }: Outcome): string {
  const rows = Object.entries(tallies)
    .map(([kind, { statuses, worstMs, worst: which }]) => {
      const count = Object.values(statuses).reduce((sum, each) => sum + each, 0);
      const list = Object.entries(statuses).map(([status, times]) => `${status}: ${times}`);
      return { kind, count, worst: `${worstMs.toFixed(1)} ms`, list: list.join(', '), which };
    })
    .sort((a, b) => b.count - a.count);
  const whole = rows.reduce((sum, { count }) => sum + count, 0);
  const lines = [
    ['kind', 'requests', 'worst block', 'statuses', 'worst'],
    ...rows.map(({ kind, count, worst, list, which }) => [kind, String(count), worst, list, which]),
    [
      'all',
      String(whole),
      `${Math.max(0, ...Object.values(tallies).map(({ worstMs }) => worstMs)).toFixed(1)} ms`,
      '',
    ],
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
