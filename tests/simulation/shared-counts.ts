import type { RateDecision, RatePolicy } from '../../src/app/callers/rate-policy.ts';
import { SlidingWindow } from '../../src/limits/sliding-window.ts';
import { type Plan, underWay } from './plan.ts';
import type { Actor, World } from './world.ts';

/** The timeout of a call and the pause before a reconnect, as for the Redis connection. */
const timeoutMs = 200;
const restMs = 500;

/**
 * A simulated Redis. Its script counts like `SlidingWindow`: both pass the same tests. It can stop answering
 * for a while, or lose all counts.
 */
export class SharedCounts {
  readonly #world: World;
  readonly #plan: Plan;
  #buckets = new Map<string, SlidingWindow>();
  /** Number of calls counted in each bucket, in total. */
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

/** The connection of one process to the shared counts. */
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
  /** A separate actor for messages in transit, which arrive even if the sender dies. */
  const network: Actor = { name: `${actor.name} to the counts`, alive: true };

  return {
    get isUp() {
      return isUp;
    },
    ask(bucket: string, policy: RatePolicy, counts: boolean): Promise<RateDecision | null> {
      return new Promise((resolve) => {
        const cancel = world.after(timeoutMs, actor, () => {
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
