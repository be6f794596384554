import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CallFrame } from './stacks.ts';

const root = join(import.meta.dirname, '../..');

/** Where a function stands in our source, where the build has told, as `file:line`; empty for what is V8's own. */
export function createPlaces(): (callFrame: CallFrame) => string {
  const maps = new Map<string, SourceMap | null>();
  const mapOf = (file: string): SourceMap | null => {
    const known = maps.get(file);
    if (known !== undefined) return known;
    const map = existsSync(`${file}.map`)
      ? new SourceMap(JSON.parse(readFileSync(`${file}.map`, 'utf8')) as SourceMapPayload)
      : null;
    maps.set(file, map);
    return map;
  };
  return ({ url, lineNumber, columnNumber }) => {
    if (url === '' || url.startsWith('node:')) return url;
    const file = url.startsWith('file:') ? fileURLToPath(url) : url;
    const entry = mapOf(file)?.findEntry(lineNumber, columnNumber);
    if (!entry || !('originalSource' in entry)) return `${relative(root, file)}:${lineNumber + 1}`;
    const source = join(file, '..', entry.originalSource);
    return `${relative(root, source)}:${entry.originalLine + 1}`;
  };
}
