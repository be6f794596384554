import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface Collection {
  /** Only what is new, or everything. */
  readonly type: 'minor' | 'major';
  /** With the memory that is free then given back. */
  readonly flavor?: 'last-resort';
}

/** V8's collector of garbage, which a program is only given when it asks for it. */
export function garbageCollector(): (how: Collection) => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as (how: Collection) => void;
}
