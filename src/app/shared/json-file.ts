import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

/** Number of list items between two turns of the event loop. */
const itemsAtOnce = 50;

/**
 * The text of a large document as `JSON.stringify(document, null, 2)` would write it, with a line break at its end.
 * Written in pieces: other work gets its turn between them.
 */
export const jsonFile = (document: object): Readable => Readable.from(piecesOf(document));

async function* piecesOf(document: object): AsyncGenerator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(document) as [string, unknown][]) {
    yield `${before}\n  ${JSON.stringify(name)}: `;
    before = ',';
    if (!Array.isArray(value) || value.length === 0) {
      yield indented(value, 2);
      continue;
    }
    for (let start = 0; start < value.length; start += itemsAtOnce) {
      const items = value.slice(start, start + itemsAtOnce).map((item) => `\n    ${indented(item, 4)}`);
      yield `${start === 0 ? '[' : ','}${items.join(',')}`;
      await setImmediate();
    }
    yield '\n  ]';
  }
  yield before === '{' ? '{}\n' : '\n}\n';
}

/** Line breaks within texts are escaped, so each one is of the layout. */
const indented = (value: unknown, by: number): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(by)}`);
