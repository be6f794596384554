import { cpuMsOf } from '../support/processor.ts';
import { median } from '../support/median.ts';
import { startLintel, stop } from './contenders.ts';

/** Time from the start of the process to its first response, and CPU time of all threads until then. */
export interface StartFigures {
  readonly startMs: number;
  readonly startCpuMs: number;
}

/** Measures the start, with a new store each time unless the environment names one. */
export async function measureStart(
  rounds: number,
  env: Readonly<Record<string, string>> = {},
): Promise<StartFigures> {
  const [times, cpuTimes]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now();
    const service = await startLintel(env);
    times.push(performance.now() - begun);
    cpuTimes.push(cpuMsOf(service.process.pid));
    await stop(service);
  }
  return { startMs: median(times), startCpuMs: median(cpuTimes) };
}

export const startText = ({ startMs, startCpuMs }: StartFigures) =>
  `start to first answer ${startMs.toFixed(0)} ms, of the processor ${startCpuMs.toFixed(0)} ms`;
