import { type Clock, monotonicMs, steadyMs, wallMs } from '../../src/app/shared/clock.ts';
import type { OpenDatabase } from '../../src/store/engine/open-database.ts';
import { embedded } from '../../src/store/engine/sqlite/open.ts';
import type { Bug } from './bugs.ts';
import type { SharedDatabase } from './database.ts';
import type { Ledgers } from './ledgers.ts';
import { createNodeLine } from './node-line.ts';
import { type Plan, type StoreFault, underWay } from './plan.ts';
import { type Process, startProcess } from './process.ts';
import type { Receivers } from './receivers.ts';
import { type SharedCounts, linkTo } from './shared-counts.ts';
import type { Actor, World } from './world.ts';

export interface NodeParts {
  readonly world: World;
  readonly database: SharedDatabase;
  readonly plan: Plan;
  /** The rate limits shared by all nodes; null if each has its own. */
  readonly shared: SharedCounts | null;
  readonly receivers: Receivers;
  readonly ledgers: Ledgers;
  readonly bug: Bug;
}

const someDay = Date.parse('2026-03-02T10:00:00Z');
const bootedBefore = 3_600_000;

/** A machine on which the program is started, killed and restarted. */
export class Node {
  readonly #parts: NodeParts;
  readonly #index: number;
  #starts = 0;
  /** How far the wall clock of this node is ahead, in ms: the clocks of nodes are not synchronised. */
  #wallAhead: number;
  /** Null while the program is stopped. */
  process: Process | null = null;

  constructor(parts: NodeParts, index: number) {
    this.#parts = parts;
    this.#index = index;
    this.#wallAhead = (parts.world.dice.below(60, `clock ${index}`) - 30) * 60_000;
  }

  start(): void {
    const { world, database, shared, receivers, ledgers, bug } = this.#parts;
    this.#starts += 1;
    const actor = { name: `n${this.#index + 1}.${this.#starts}`, alive: true };
    world.note(actor.name, `starts, its wall clock ${this.#wallAhead / 60_000} min ahead`);
    this.process = startProcess({
      world,
      actor,
      clock: this.#clock(),
      database,
      open: () => this.#open(actor),
      send: receivers.sendFrom(actor),
      bug,
      sharedCounts: shared && linkTo(shared, world, actor),
      counted: (call) => {
        ledgers.limits.counted({ process: actor.name, ...call });
      },
    });
  }

  /** Kills the program: its memory and its pending work are lost. It is started again after this time. */
  crash(forMs: number): void {
    const process = this.process;
    if (!process) return;
    this.#parts.world.note(process.actor.name, 'is killed');
    process.actor.alive = false;
    this.process = null;
    this.#startAfter(forMs);
  }

  stall(forMs: number): void {
    const process = this.process;
    if (!process) return;
    this.#parts.world.note(process.actor.name, `stands still for ${forMs} ms`);
    process.actor.stillUntil = this.#parts.world.now + forMs;
  }

  /** Shuts the program down gracefully, which finishes requests in flight, and starts it again after this time. */
  async restart(forMs: number): Promise<void> {
    const process = this.process;
    if (!process) return;
    this.#parts.world.note(process.actor.name, 'is stopped');
    this.process = null;
    this.#startAfter(forMs);
    await process.stop();
  }

  setClock(byMs: number): void {
    this.#wallAhead += byMs;
    this.#parts.world.note(`n${this.#index + 1}`, `wall clock set by ${byMs / 60_000} min`);
  }

  #startAfter(ms: number): void {
    this.#parts.world.after(ms, { name: 'start', alive: true }, () => {
      this.start();
    });
  }

  #clock(): Clock {
    const { world } = this.#parts;
    const now = () => wallMs(someDay + world.now + this.#wallAhead);
    let ahead = Number(now()) - world.now;
    return {
      now,
      steady: () => steadyMs(ahead + world.now),
      monotonic: () => monotonicMs(world.now),
      boot: () => ({ id: 'one boot', uptimeMs: bootedBefore + world.now }),
      continueFrom: (steady) => {
        ahead = steady - world.now;
      },
    };
  }

  /** Opens the shared database; with several nodes as a server, whose clock they all use. */
  #open(actor: Actor): OpenDatabase {
    const { world, database, plan, ledgers } = this.#parts;
    const fault = () => this.#fault();
    const committed = () => {
      ledgers.changed = true;
    };
    const opened = embedded(createNodeLine({ world, node: actor, database, fault, committed }));
    if (plan.nodes === 1) return opened;
    const travel = () => world.pause(world.delay(actor, 'time'), actor);
    return {
      ...opened,
      serverTime: async () => {
        await travel();
        const asked = someDay + world.now;
        await travel();
        return asked;
      },
    };
  }

  #fault(): StoreFault | null {
    const { world, plan } = this.#parts;
    if (world.calm) return null;
    const here = underWay(plan, 'store', world.now).find(({ node }) => node === this.#index);
    return here ?? null;
  }
}
