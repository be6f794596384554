import { type Dice, createDice } from './random.ts';

/** An external event. Times are milliseconds since the start. */
export type Entry = { readonly at: number; readonly name: string } & (
  | Submission
  | Quote
  /** Staff move an enquiry with this content to another stage, if there is one. */
  | { readonly kind: 'desk'; readonly content: number; readonly node: number }
  /** A node deletes expired rows. */
  | { readonly kind: 'upkeep'; readonly node: number }
  /** A process is killed, and a new one is started later. */
  | { readonly kind: 'crash'; readonly node: number; readonly forMs: number }
  /** A process is suspended, and resumes. */
  | { readonly kind: 'stall'; readonly node: number; readonly forMs: number }
  /** A process shuts down gracefully, and is restarted. */
  | { readonly kind: 'restart'; readonly node: number; readonly forMs: number }
  /** The wall clock of a node is set. */
  | { readonly kind: 'clock'; readonly node: number; readonly byMs: number }
  | StoreFault
  | ReceiverFault
  /** The shared counts are unavailable for a while; a restarted server has lost them. */
  | { readonly kind: 'redis'; readonly forMs: number; readonly forgets: boolean }
);

type NewEntry = WithoutName<Entry>;
type WithoutName<Named> = Named extends unknown ? Omit<Named, 'name'> : never;

export interface Submission {
  readonly kind: 'submit';
  readonly caller: number;
  readonly content: number;
  /** The idempotency key; null without one. */
  readonly key: number | null;
  readonly node: number;
}

/** A caller requests a quote, and sends it from several windows. */
export interface Quote {
  readonly kind: 'quote';
  readonly caller: number;
  readonly key: number | null;
  readonly windows: number;
  readonly node: number;
}

export interface StoreFault {
  readonly kind: 'store';
  readonly node: number;
  readonly forMs: number;
  /** When the store fails; the caller cannot tell which of the two happened. */
  readonly fails: 'before the commit' | 'after the commit';
  /** Whether the connection to the store is lost too. */
  readonly spoils: boolean;
}

export interface ReceiverFault {
  readonly kind: 'receiver';
  readonly receiver: number;
  readonly forMs: number;
  readonly mood: 'refuses' | 'silent' | 'takes it and refuses' | 'late' | 'answers twice';
}

export interface Plan {
  readonly seed: number;
  /** Number of nodes: one uses a file, several share a database server and its time. */
  readonly nodes: number;
  /** Whether nodes share their rate limits. */
  readonly sharesCounts: boolean;
  readonly receivers: number;
  readonly entries: readonly Entry[];
}

/** The faults of a kind that are active now. */
export function underWay<Kind extends 'store' | 'receiver' | 'redis'>(plan: Plan, kind: Kind, now: number) {
  return plan.entries.filter(
    (entry): entry is Extract<Entry, { kind: Kind }> =>
      entry.kind === kind && now >= entry.at && now < entry.at + entry.forMs,
  );
}

const burstMs = 10_000;
/** Start of the second burst, in ms: it repeats some content around the end of the duplicate window. */
const secondBurstAt = 92_000;
/** Length of the period with events and faults, in ms; after it everything can finish undisturbed. */
export const activeMs = secondBurstAt + burstMs + 5000;

export const isBetweenBursts = (now: number) => now > burstMs + 5000 && now < secondBurstAt;

export function planOf(seed: number): Plan {
  const dice = createDice(seed);
  const nodes = 1 + dice.below(3, 'nodes');
  const count = 4 + dice.below(11, 'entries');
  const entries = Array.from({ length: count }, (_, index) => entryOf(dice, `entry ${index}`, nodes)).flat();
  return {
    seed,
    nodes,
    sharesCounts: nodes > 1 && dice.below(4, 'shares counts') > 0,
    receivers: 1 + dice.below(2, 'receivers'),
    entries: entries
      .map((entry, index) => (index % 2 === 0 ? entry : amidWork(dice, entry, entries, index)))
      .sort((one, other) => one.at - other.at)
      .map((entry, index) => ({ ...entry, name: `${entry.kind}${index + 1}` })),
  };
}

/** Moves a fault into the middle of some work, where it has an effect. */
function amidWork(dice: Dice, entry: NewEntry, all: readonly NewEntry[], index: number): NewEntry {
  if (!['crash', 'restart', 'stall', 'store', 'redis'].includes(entry.kind)) return entry;
  const [first, ...rest] = all.filter(({ kind }) => kind === 'submit' || kind === 'quote');
  if (!first) return entry;
  const { at } = dice.pick([first, ...rest], `amid ${index}`);
  return { ...entry, at: at + dice.below(80, `amid ${index} after`) };
}

function entryOf(dice: Dice, name: string, nodes: number): readonly NewEntry[] {
  const draw = (count: number, what: string) => dice.below(count, `${name} ${what}`);
  const at = draw(burstMs, 'time') + (draw(4, 'burst') === 0 ? secondBurstAt : 0);
  const node = draw(nodes, 'node');
  const [caller, content] = [draw(3, 'caller'), draw(4, 'content')];
  const key = draw(2, 'with a key') === 0 ? null : draw(3, 'key');
  const kind = draw(100, 'kind');
  if (kind < 45) {
    const submission = { kind: 'submit', at, caller, content, key, node } as const;
    // Copies of a submission at the same time, as from a form that is sent twice.
    const copies = draw(4, 'copied') === 0 ? 1 + draw(4, 'copies') : 0;
    const copy = (_: unknown, index: number) => ({
      ...submission,
      at: at + draw(30, `later ${index}`),
      node: draw(nodes, `node ${index}`),
      key: draw(3, `key ${index}`) === 0 ? null : key,
    });
    return [submission, ...Array.from({ length: copies }, copy)];
  }
  if (kind < 53) return [{ kind: 'quote', at, caller, key, windows: 1 + draw(2, 'windows'), node }];
  if (kind < 61) return [{ kind: 'desk', at, content, node }];
  if (kind < 64) return [{ kind: 'upkeep', at, node }];
  if (kind < 71) return [{ kind: 'crash', at, node, forMs: 50 + draw(4000, 'down') }];
  if (kind < 73) return [{ kind: 'stall', at, node, forMs: 500 + draw(70_000, 'still') }];
  if (kind < 75) return [{ kind: 'restart', at, node, forMs: 50 + draw(2000, 'down') }];
  if (kind < 78) return [{ kind: 'clock', at, node, byMs: (draw(120, 'minutes') - 60) * 60_000 }];
  if (kind < 90) {
    const fails = draw(2, 'fails') === 0 ? 'before the commit' : 'after the commit';
    return [
      { kind: 'store', at, node, forMs: 20 + draw(2000, 'away'), fails, spoils: draw(3, 'spoils') === 0 },
    ];
  }
  if (kind < 93)
    return [{ kind: 'redis', at, forMs: 100 + draw(6000, 'away'), forgets: draw(2, 'forgets') === 0 }];
  const mood = dice.pick(moods, `${name} mood`);
  return [{ kind: 'receiver', at, receiver: draw(2, 'receiver'), forMs: 500 + draw(8000, 'moody'), mood }];
}

const moods = ['refuses', 'silent', 'takes it and refuses', 'late', 'answers twice'] as const;
