import { readFileSync, readdirSync } from 'node:fs';

const msPerTick = 10;

interface Figures {
  readonly parent: number;
  readonly cpuMs: number;
  /** Of those it has started and that have ended. */
  readonly endedCpuMs: number;
}

/**
 * By Linux's count. Everything behind a name in brackets: the parent is the 4th figure, the times the 14th and 15th, those
 * of children the 16th and 17th.
 */
function figuresOf(pid: number | string): Figures | null {
  try {
    const figures = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const msOf = (place: number) => (Number(figures[place]) + Number(figures[place + 1])) * msPerTick;
    return { parent: Number(figures[1]), cpuMs: msOf(11), endedCpuMs: msOf(13) };
  } catch {
    // It has ended meanwhile.
    return null;
  }
}

/** What a process has taken of the processor so far. */
export const cpuMsOf = (pid: number | undefined): number => figuresOf(pid ?? 0)?.cpuMs ?? 0;

/** What those that this process has started have taken, once they have ended. */
export const cpuMsOfEnded = (): number => figuresOf('self')?.endedCpuMs ?? 0;

export const parentOf = (pid: number): number => figuresOf(pid)?.parent ?? 0;

/** What a process and those it has started have taken, whether or not they still run. */
export function cpuMsOfFamily(pid: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(figuresOf)
    .filter((figures) => figures?.parent === pid);
  const { cpuMs = 0, endedCpuMs = 0 } = figuresOf(pid) ?? {};
  return children.reduce((sum, figures) => sum + (figures?.cpuMs ?? 0), cpuMs + endedCpuMs);
}
