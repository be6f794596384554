import { readFileSync } from 'node:fs';

const msPerTick = 10;

/**
 * CPU times from /proc/PID/stat, after the name in brackets: fields 14 and 15 are of the process, fields 16 and 17
 * of its terminated children.
 */
function timesOf(pid: number | string): { readonly own: number; readonly ofEnded: number } {
  try {
    const figures = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const msFrom = (index: number) => (Number(figures[index]) + Number(figures[index + 1])) * msPerTick;
    return { own: msFrom(11), ofEnded: msFrom(13) };
  } catch {
    // The process has exited meanwhile.
    return { own: 0, ofEnded: 0 };
  }
}

/** CPU time of a process so far. */
export const cpuMsOf = (pid: number | undefined): number => timesOf(pid ?? 0).own;

/** CPU time of the terminated children of this process. */
export const cpuMsOfEnded = (): number => timesOf('self').ofEnded;
