import { readFileSync } from 'node:fs';

const msPerTick = 10;

/**
 * A process's times by Linux's count, which stand behind its name in brackets: those of itself are the 14th and 15th figure,
 * those of the children that have ended the 16th and 17th.
 */
function timesOf(pid: number | string): { readonly own: number; readonly ofEnded: number } {
  try {
    const figures = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const msFrom = (index: number) => (Number(figures[index]) + Number(figures[index + 1])) * msPerTick;
    return { own: msFrom(11), ofEnded: msFrom(13) };
  } catch {
    // It has ended meanwhile.
    return { own: 0, ofEnded: 0 };
  }
}

/** Processor time of a process so far. */
export const cpuMsOf = (pid: number | undefined): number => timesOf(pid ?? 0).own;

/** Processor time of this process's children that have ended. */
export const cpuMsOfEnded = (): number => timesOf('self').ofEnded;
