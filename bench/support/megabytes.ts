import { readFileSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';

/** The resident memory of a process, including shared memory such as the code of Node. */
export function megabytesOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
