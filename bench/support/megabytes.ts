import { readFileSync } from 'node:fs';
import type { ChildProcess } from 'node:child_process';

/** What a process holds in memory, with what it shares with others, such as the code of Node. */
export function megabytesOf({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}
