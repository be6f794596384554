import { bugs, type BugName, noBug } from './bugs.ts';
import type { CallerParts } from './asking.ts';
import { movesOn, policy, quotes, submits, tidies } from './callers.ts';
import type { SharedDatabase } from './database.ts';
import type { Ledgers } from './ledgers.ts';
import { LimitsLedger } from './limits-ledger.ts';
import { Node } from './node.ts';
import { type Entry, type Plan, activeMs } from './plan.ts';
import { ReceivedLedger } from './received.ts';
import { Receivers, receiverId } from './receivers.ts';
import { SharedCounts } from './shared-counts.ts';
import { StoredLedger } from './stored.ts';
import { type Actor, Violation, World } from './world.ts';

export interface Run {
  readonly steps: number;
  readonly trace: readonly string[];
  /** The violated invariant, or null. */
  readonly failure: Error | null;
}

/** How long a run may take to finish after its faults have ended: longer than any retry interval of a delivery. */
const mostCalmMs = 6 * 3_600_000;

/** Runs a plan until its end or until an invariant is violated. */
export async function simulate(plan: Plan, database: SharedDatabase, bugName?: BugName): Promise<Run> {
  database.empty();
  const world = new World(plan.seed);
  const shared = plan.sharesCounts ? new SharedCounts(world, plan) : null;
  const receiverIds = Array.from({ length: plan.receivers }, (_, index) => receiverId(index));
  const ledgers: Ledgers = {
    stored: new StoredLedger(world, database),
    received: new ReceivedLedger(database, receiverIds),
    limits: new LimitsLedger(policy, shared),
    changed: false,
  };
  for (const id of receiverIds)
    database.rows(
      `insert into webhook_endpoints (id, url, events, secret, created_at) values (?, ?, '["*"]', '', 0)`,
      id,
      id,
    );
  const receivers = new Receivers(world, plan, ledgers.received);
  const bug = bugName ? bugs[bugName] : noBug;
  const parts = { world, database, plan, shared, receivers, ledgers, bug };
  const nodes = Array.from({ length: plan.nodes }, (_, index) => new Node(parts, index));
  for (const node of nodes) node.start();
  const underWay = arrange(plan, { world, nodes, shared, ledgers });
  world.calmFrom = activeMs;
  try {
    await play(world, ledgers, () => underWay.size === 0);
    return { steps: world.steps, trace: world.trace, failure: null };
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    world.note('', failure.message);
    return { steps: world.steps, trace: world.trace, failure };
  }
}

async function play(world: World, ledgers: Ledgers, isIdle: () => boolean): Promise<void> {
  const isOver = () => world.calm && isIdle() && ledgers.received.isQuiet();
  await world.settle();
  for (let over = false; !over;) {
    if (!(await world.step())) throw new Violation('nothing happens any more');
    if (ledgers.changed) ledgers.stored.look();
    ledgers.changed = false;
    over = isOver();
    if (world.now > activeMs + mostCalmMs) throw new Violation('something is never done');
  }
  ledgers.received.atTheEnd();
}

const outside: Actor = { name: 'plan', alive: true };

/** Schedules the entries; returns those still in progress. */
function arrange(plan: Plan, parts: CallerParts): ReadonlySet<unknown> {
  const underWay = new Set<unknown>();
  for (const entry of plan.entries) {
    underWay.add(entry);
    parts.world.after(entry.at, outside, () => {
      begin(entry, parts).then(
        () => underWay.delete(entry),
        (error: unknown) => {
          parts.world.fail(error);
        },
      );
    });
  }
  return underWay;
}

async function begin(entry: Entry, parts: CallerParts): Promise<void> {
  const { world, nodes, shared } = parts;
  switch (entry.kind) {
    case 'submit':
      return submits(parts, entry.name, entry);
    case 'quote':
      return quotes(parts, entry.name, entry);
    case 'desk':
      return movesOn(parts, entry.name, entry.content, entry.node);
    case 'upkeep':
      return tidies(parts, entry.name, entry.node);
    case 'crash':
      nodes[entry.node]?.crash(entry.forMs);
      return;
    case 'stall':
      nodes[entry.node]?.stall(entry.forMs);
      return;
    case 'restart':
      return nodes[entry.node]?.restart(entry.forMs);
    case 'clock':
      nodes[entry.node]?.setClock(entry.byMs);
      return;
    case 'store':
      world.note(`n${entry.node + 1}`, `the way to the store fails ${entry.fails}, for ${entry.forMs} ms`);
      return;
    case 'redis':
      if (entry.forgets) shared?.forget();
      if (shared)
        world.note('counts', `are away for ${entry.forMs} ms${entry.forgets ? ', and forgotten' : ''}`);
      return;
    case 'receiver':
      return;
  }
}
