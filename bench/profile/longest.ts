/** Fields of a profile written by --cpu-prof. */
export interface CpuProfile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: CallFrame }[];
  readonly startTime: number;
  readonly samples: readonly number[];
  /** Microseconds since the previous sample, for each sample. */
  readonly timeDeltas: readonly number[];
}

export interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  /** Zero-based line; the column is zero-based too. */
  readonly lineNumber: number;
  readonly columnNumber: number;
}

interface FunctionTime extends CallFrame {
  /** Share of the function in the non-idle time, without its callees. */
  readonly share: number;
}

/** Functions of all threads by self time within a time range, longest first. */
export function longestFunctions(
  profiles: readonly CpuProfile[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly FunctionTime[] {
  const times = new Map<string, { readonly callFrame: CallFrame; self: number }>();
  for (const { nodes, startTime, samples, timeDeltas } of profiles) {
    const frames = new Map(nodes.map(({ id, callFrame }) => [id, callFrame]));
    let at = startTime;
    for (const [index, id] of samples.entries()) {
      at += timeDeltas[index] ?? 0;
      const callFrame = frames.get(id);
      if (at < from || at > to || !callFrame || callFrame.functionName === '(idle)') continue;
      const { functionName, url, lineNumber, columnNumber } = callFrame;
      const key = `${functionName} ${url}:${lineNumber}:${columnNumber}`;
      const time = times.get(key) ?? { callFrame, self: 0 };
      time.self += timeDeltas[index + 1] ?? 0;
      times.set(key, time);
    }
  }
  const all = [...times.values()].reduce((sum, { self }) => sum + self, 0);
  return [...times.values()]
    .filter(({ self }) => self > 0)
    .sort((one, other) => other.self - one.self)
    .map(({ callFrame, self }) => ({ ...callFrame, share: self / all }));
}
