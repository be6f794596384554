import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';

/** Number of list items between two turns of the event loop. */
const itemsAtOnce = 50;

/**
 * Streams a large document in the format of `JSON.stringify(document, null, 2)`, with a final line break.
 * Other work can run between the pieces.
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

/**
 * Formats and indents a value. Its line breaks are layout only, because JSON escapes line breaks within
 * strings.
 */
const indented = (value: unknown, by: number): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${' '.repeat(by)}`);
