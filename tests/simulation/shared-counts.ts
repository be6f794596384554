import type { RateDecision, RatePolicy } from '../../src/app/callers/rate-policy.ts';
import { SlidingWindow } from '../../src/limits/sliding-window.ts';
import { type Plan, underWay } from './plan.ts';
import type { Actor, World } from './world.ts';

/** As the way to Redis has it: nobody waits longer for an answer, and it is looked for again after a rest. */
const patienceMs = 200;
const restMs = 500;

/**
 * The counts that all nodes share, as Redis keeps them: its script counts as `SlidingWindow` does, which one list of tests
 * holds both to. It is silent for a while, or gone, and then it has forgotten everything.
 */
export class SharedCounts {
  readonly #world: World;
  readonly #plan: Plan;
  #buckets = new Map<string, SlidingWindow>();
  /** How many calls were counted in each bucket, ever. */
  readonly #counted = new Map<string, number>();
  readonly #everFull = new Set<string>();

  constructor(world: World, plan: Plan) {
    this.#world = world;
    this.#plan = plan;
  }

  countedIn = (bucket: string): number => this.#counted.get(bucket) ?? 0;
  wasFull = (bucket: string): boolean => this.#everFull.has(bucket);

  isAway(): boolean {
    return !this.#world.calm && underWay(this.#plan, 'redis', this.#world.now).length > 0;
  }

  forget(): void {
    this.#buckets = new Map();
  }

  decide(bucket: string, policy: RatePolicy, counts: boolean): RateDecision {
    const { now } = this.#world;
    const window = this.#buckets.get(bucket) ?? new SlidingWindow(policy);
    this.#buckets.set(bucket, window);
    window.adopt(policy, now);
    const allowed = counts ? window.take(now) : window.remaining > 0;
    if (counts && allowed) this.#counted.set(bucket, this.countedIn(bucket) + 1);
    if (window.remaining === 0) this.#everFull.add(bucket);
    return { allowed, remaining: window.remaining, resetMs: window.resetMs(now) };
  }
}

/** The way from one process to them. */
export function linkTo(shared: SharedCounts, world: World, actor: Actor) {
  let isUp = !shared.isAway();
  const lose = () => {
    if (isUp) world.note(actor.name, 'has lost the shared counts');
    isUp = false;
    world.after(restMs, actor, lookAgain);
  };
  const lookAgain = () => {
    isUp = !shared.isAway();
    if (isUp) world.note(actor.name, 'has the shared counts again');
    else world.after(restMs, actor, lookAgain);
  };
  if (!isUp) world.after(restMs, actor, lookAgain);
  /** Whoever is on the way: one actor more, since what was sent arrives though the sender has died. */
  const network: Actor = { name: `${actor.name} to the counts`, alive: true };

  return {
    get isUp() {
      return isUp;
    },
    ask(bucket: string, policy: RatePolicy, counts: boolean): Promise<RateDecision | null> {
      return new Promise((resolve) => {
        const cancel = world.after(patienceMs, actor, () => {
          if (isUp) lose();
          resolve(null);
        });
        world.after(world.delay(network, `ask ${bucket}`), network, () => {
          if (shared.isAway()) return;
          const decision = shared.decide(bucket, policy, counts);
          world.after(world.delay(network, `answer ${bucket}`), actor, () => {
            cancel();
            resolve(isUp ? decision : null);
          });
        });
      });
    },
  };
}
