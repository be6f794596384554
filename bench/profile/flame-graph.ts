import type { Frame } from './stacks.ts';

const width = 1600;
const rowHeight = 18;
const letterWidth = 7;
/** What is narrower could neither be seen nor pointed at. */
const narrowest = 0.5;

/**
 * Who called whom and for how long, as one picture that needs nothing else: a row for each depth, as wide as it took. Point at
 * a function to read where it stands and how much of all it took.
 */
export function flameGraph(title: string, threads: readonly Frame[]): string {
  const all = threads.reduce((sum, { total }) => sum + total, 0) || 1;
  const boxes: string[] = [];
  let depth = 0;
  const draw = (frame: Frame, x: number, row: number): void => {
    const wide = (frame.total / all) * width;
    if (wide < narrowest) return;
    depth = Math.max(depth, row);
    boxes.push(boxOf(frame, all, x, row, wide));
    let from = x;
    for (const called of [...frame.calls.values()].sort((one, other) => other.total - one.total)) {
      draw(called, from, row + 1);
      from += (called.total / all) * width;
    }
  };
  let from = 0;
  for (const thread of threads) {
    draw(thread, from, 2);
    from += (thread.total / all) * width;
  }
  const height = (depth + 2) * rowHeight;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>text { font: 12px monospace; pointer-events: none } rect { stroke: #fff; stroke-width: 0.5 } g:hover rect { fill: #9cf }</style>
<rect width="100%" height="100%" fill="#fff"/>
<text x="4" y="${rowHeight}">${escaped(title)}</text>
${boxes.join('\n')}
</svg>
`;
}

function boxOf({ name, place, total }: Frame, all: number, x: number, row: number, wide: number): string {
  const y = row * rowHeight;
  const letters = Math.floor((wide - 6) / letterWidth);
  const label =
    letters < 3
      ? ''
      : `<text x="${(x + 3).toFixed(1)}" y="${y + 13}">${escaped(shortened(name, letters))}</text>`;
  const share = `${((total / all) * 100).toFixed(1)} %, ${(total / 1000).toFixed(0)} ms`;
  return `<g><title>${escaped(`${name} ${place}\n${share}`)}</title><rect x="${x.toFixed(1)}" y="${y}" width="${wide.toFixed(1)}" height="${rowHeight - 1}" fill="${colourOf(place)}"/>${label}</g>`;
}

const shortened = (name: string, letters: number) =>
  name.length > letters ? `${name.slice(0, letters - 1)}…` : name;

/** Ours, others' and Node's own are told apart at a glance. */
function colourOf(place: string): string {
  if (place.includes('node_modules')) return '#fc8';
  if (place === '' || place.startsWith('node:')) return '#ccc';
  return '#f96';
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
