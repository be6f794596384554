import { bucketOf, countCall } from '../../src/app/callers/call-limits.ts';
import type { Caller } from '../../src/app/callers/caller.ts';
import type { RateLimiter } from '../../src/app/callers/rate-policy.ts';
import { workOn } from '../../src/app/enquiries/work/work.ts';
import type { Stage } from '../../src/app/enquiries/stage.ts';
import { createEnquirySubmitter } from '../../src/app/enquiries/submit.ts';
import { type SendWebhook, createWebhookDeliver } from '../../src/app/outbox/webhook-delivery.ts';
import { createDoorQuoteMaker } from '../../src/app/quotes/create.ts';
import { createDoorQuoteOpener } from '../../src/app/quotes/open.ts';
import { createDoorQuoteSubmitter } from '../../src/app/quotes/submit.ts';
import type { Clock } from '../../src/app/shared/clock.ts';
import { Refusal } from '../../src/app/shared/refusal.ts';
import type { Timers } from '../../src/app/shared/timers.ts';
import { createDispatcher } from '../../src/outbox/dispatcher.ts';
import { MemoryRateLimiter } from '../../src/limits/memory.ts';
import { RedisRateLimiter, type SharedCountsLink } from '../../src/limits/redis.ts';
import type { OpenDatabase } from '../../src/store/engine/open-database.ts';
import { createSupervisedStore } from '../../src/store/engine/supervised-store.ts';
import { book } from '../support/book.ts';
import type { Bug } from './bugs.ts';
import type { SharedDatabase } from './database.ts';
import { createCountedIds } from './ids.ts';
import type { CountedCall } from './limits-ledger.ts';
import { isBetweenBursts } from './plan.ts';
import { type Actor, Violation, type World } from './world.ts';

export interface ProcessParts {
  readonly world: World;
  readonly actor: Actor;
  readonly clock: Clock;
  readonly database: SharedDatabase;
  readonly open: () => OpenDatabase;
  readonly send: SendWebhook;
  readonly bug: Bug;
  /** The connection to the shared counts, if there are any. */
  readonly sharedCounts: SharedCountsLink | null;
  /** Called for each call that was counted or refused. */
  readonly counted: (call: Omit<CountedCall, 'process'>) => void;
}

/** The windows of the store. The duplicate window exceeds any suspension of a process. */
export const windows = { duplicateMs: 100_000, idempotencyMs: 86_400_000 };

/**
 * The program on one node from start to end: store, use cases, limiter and dispatcher are real and composed as in
 * the service. Clock, timers, ids and the connections to store and receivers are simulated.
 */
export function startProcess(parts: ProcessParts) {
  const { world, actor, clock, database, open, send, bug, sharedCounts, counted } = parts;
  const timers = lateTimers(world, actor);
  const tell = (what: string) => {
    world.note(actor.name, what);
  };
  const store = createSupervisedStore(
    () => Promise.resolve(open()),
    windows,
    {
      beforeUpgrade: () => Promise.resolve(),
      damaged: () => undefined,
      beforeUse: () => Promise.resolve(),
      lost: (error, reason) => {
        if (reason === null) world.fail(error);
        tell('the store is away');
      },
      found: () => {
        tell('the store is there');
      },
    },
    clock,
    timers,
  );
  const context = { world, actor, database };
  const ids = createCountedIds(actor.name);
  const enquiries = { ...store.enquiries, submit: bug.submit(store.enquiries.submit, context) };
  const needs = { book, store: { ...store, enquiries }, ids, clock, publicUrl: () => '' };
  const learned = { learned: () => null, mails: false, mayConfirm: () => true, withEvents: true };
  const submitEnquiry = createEnquirySubmitter({
    ...needs,
    ...learned,
    observe: () => {
      dispatcher.wake();
    },
  });
  const openDoorQuote = createDoorQuoteOpener(store.doorQuotes, clock);
  const own = new MemoryRateLimiter(clock.monotonic);
  const counts = sharedCounts ? new RedisRateLimiter(sharedCounts, own, clock.monotonic) : own;
  const limiter: RateLimiter = bug.limiter(counts, context);
  const dispatcher = createDispatcher({
    queue: bug.queue(store.deliveries, context),
    senders: {
      webhook: createWebhookDeliver({
        endpoints: store.webhooks,
        send,
        clock,
        noticeSwitchedOff: () => undefined,
      }),
    },
    node: actor.name,
    clock,
    timers,
    jitter: () => world.dice.share(`${actor.name} jitter ${world.now}`),
    observe: () => undefined,
    observePause: () => undefined,
    logger: {
      warn: (_: unknown, what?: string) => {
        world.fail(new Violation(what));
      },
      error: ({ err }: { readonly err: unknown }) => {
        world.fail(err);
      },
    },
  });

  /** Counts a call against the rate limit, as the service does before anything else. */
  async function count(caller: Caller, operation: string): Promise<void> {
    const asked = world.now;
    const isAlone = () => sharedCounts?.isUp === false;
    const wasAlone = isAlone();
    const standing = await countCall(limiter, caller, operation);
    if (!standing) return;
    const { allowed, resetMs } = standing.decision;
    counted({ bucket: bucketOf(caller, operation), allowed, asked, alone: wasAlone || isAlone() });
    if (!allowed) throw new Refusal('rate_limited', 'wait', { retryAfter: Math.ceil(resetMs / 1000) });
  }

  /** The requests in flight. */
  const serving = new Set<Promise<unknown>>();

  void store.start().then(() => {
    dispatcher.start();
  });

  return {
    actor,
    count,
    submitEnquiry: bug.useCase(submitEnquiry),
    createDoorQuote: createDoorQuoteMaker(needs),
    openDoorQuote,
    submitDoorQuote: createDoorQuoteSubmitter({ book, openDoorQuote, submitEnquiry, enquiries }),
    /** A member of staff changes the stage of the enquiry, based on its current version. */
    async moveOn(enquiryId: string, stage: Stage) {
      const [enquiry, work] = [await store.enquiries.find(enquiryId), await store.deskWork.find(enquiryId)];
      if (!enquiry || !work) return null;
      const change = { kind: 'stage', stage, lostReason: null } as const;
      return workOn({ ...needs, mails: false }, 'staff', enquiry, work.version, change);
    },
    /** Serves a request; the process does not stop before it is finished. */
    serve<Result>(work: () => Promise<Result>): Promise<Result> {
      const served = work();
      const ended: Promise<unknown> = served.then(
        () => serving.delete(ended),
        () => serving.delete(ended),
      );
      serving.add(ended);
      return served;
    },
    /** The hourly maintenance. */
    forgetExpired: () => store.forgetExpired(clock.steady()),
    async stop(): Promise<void> {
      await Promise.all([...serving, dispatcher.stop()]);
      await store.close();
    },
  };
}

export type Process = ReturnType<typeof startProcess>;

/** Timers that fire late, as on a busy machine. In quiet periods they fire very late, to save idle rounds. */
function lateTimers(world: World, actor: Actor): Timers {
  const lateness = (ms: number) => {
    if (ms < 1000) return 0;
    if (world.calm) return 60_000;
    const mostLate = isBetweenBursts(world.now) ? 70_000 : 4000;
    return world.dice.below(mostLate, `${actor.name} late ${world.now}`);
  };
  return {
    now: () => world.now,
    after: (ms, work) => world.after(ms + lateness(ms), actor, work),
    busy: () => 0,
  };
}
