/** What V8 writes with --cpu-prof, as far as we read it. */
export interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: CallFrame;
    readonly children?: readonly number[];
  }[];
  readonly startTime: number;
  readonly samples: readonly number[];
  /** Microseconds since the sample before. */
  readonly timeDeltas: readonly number[];
}

export interface CallFrame {
  readonly functionName: string;
  readonly url: string;
  /** From 0, as the column is. */
  readonly lineNumber: number;
  readonly columnNumber: number;
}

/** A function as it was called by those above it, with all it called itself. */
export interface Frame {
  readonly name: string;
  /** Where it stands, or empty. */
  readonly place: string;
  /** In microseconds, what it called included. */
  total: number;
  /** Without that. */
  self: number;
  readonly calls: Map<string, Frame>;
}

export interface Window {
  readonly from: number;
  readonly to: number;
}

const waits = new Set(['(idle)']);

const createFrame = (name: string, place = ''): Frame => ({
  ...{ name, place, total: 0, self: 0 },
  calls: new Map(),
});

/** What a thread did within a time, without waiting; calls from the same place by the same ones are one. */
export function framesOf(
  { nodes, startTime, samples, timeDeltas }: CpuProfile,
  thread: string,
  { from, to }: Window,
  placeOf: (callFrame: CallFrame) => string,
): Frame {
  const root = createFrame(thread);
  const framed = new Map<number, Frame | null>();
  const above = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const byId = new Map(nodes.map((node) => [node.id, node]));

  const frameOf = (id: number): Frame | null => {
    const known = framed.get(id);
    if (known !== undefined) return known;
    const callFrame = byId.get(id)?.callFrame;
    const parent = above.get(id);
    // The first node stands for the thread itself.
    const caller = parent === undefined ? null : frameOf(parent);
    const frame = parent === undefined ? root : caller && callFrame ? within(caller, callFrame) : null;
    framed.set(id, frame);
    return frame;
  };
  const within = (caller: Frame, callFrame: CallFrame): Frame | null => {
    if (waits.has(callFrame.functionName)) return null;
    const name = callFrame.functionName || '(anonymous)';
    const place = placeOf(callFrame);
    const key = `${name} ${place}`;
    const frame = caller.calls.get(key) ?? createFrame(name, place);
    caller.calls.set(key, frame);
    return frame;
  };

  let at = startTime;
  for (const [index, id] of samples.entries()) {
    at += timeDeltas[index] ?? 0;
    const took = timeDeltas[index + 1] ?? 0;
    if (at < from || at > to) continue;
    const frame = frameOf(id);
    if (frame) frame.self += took;
  }
  addUp(root);
  return root;
}

function addUp(frame: Frame): void {
  frame.total = frame.self;
  for (const [key, called] of frame.calls) {
    addUp(called);
    if (called.total === 0) frame.calls.delete(key);
    frame.total += called.total;
  }
}

export interface FunctionTime {
  readonly name: string;
  readonly place: string;
  readonly self: number;
}

/** Those that took longest themselves, wherever they were called. */
export function longestFunctions(threads: readonly Frame[], count: number): readonly FunctionTime[] {
  const times = new Map<string, { name: string; place: string; self: number }>();
  const note = ({ name, place, self, calls }: Frame): void => {
    const key = `${name} ${place}`;
    const known = times.get(key) ?? { name, place, self: 0 };
    known.self += self;
    times.set(key, known);
    for (const called of calls.values()) note(called);
  };
  for (const thread of threads) note(thread);
  return [...times.values()]
    .filter(({ self }) => self > 0)
    .sort((one, other) => other.self - one.self)
    .slice(0, count);
}
