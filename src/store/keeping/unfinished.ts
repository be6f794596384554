import { rmSync } from 'node:fs';
import { filesOf } from '../sqlite/files.ts';

/** What is being written and is worth nothing until it is whole. */
const unfinished = new Set<string>();

export const beginWith = (path: string): void => {
  unfinished.add(path);
};

/** Removes it, with whatever SQLite may have kept beside it. */
export function doneWith(path: string): void {
  for (const file of filesOf(path)) rmSync(file, { recursive: true, force: true });
  unfinished.delete(path);
}

/** For one who is told to stop half-way: it holds personal data, and nobody would come back for it. */
export function removeUnfinished(): void {
  for (const path of unfinished) doneWith(path);
}
