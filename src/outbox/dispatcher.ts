import type { Logger } from 'pino';
import {
  type AttemptOutcome,
  type Deliver,
  type DestinationKind,
  type DueDelivery,
  kindOf,
} from '../app/outbox/delivery.ts';
import type { DeliveryQueue } from '../app/outbox/queue.ts';
import { settle } from '../app/outbox/settle.ts';
import type { Clock } from '../app/shared/clock.ts';
import { DamagedError, isDamaged } from '../app/shared/damaged.ts';
import { Refusal } from '../app/shared/refusal.ts';
import { type Timers, systemTimers } from '../app/shared/timers.ts';
import { makeAttempt } from './attempt.ts';
import { createDeliveryPace } from './pace.ts';
import { createRounds } from '../app/shared/rounds.ts';
import { shareOut, usualRoom } from './share-out.ts';

/** One sender per kind of destination. Deliveries without a sender wait. */
export type Senders = Readonly<Partial<Record<DestinationKind, Deliver>>>;

/** The outcome of an attempt, for metrics; `given_up` if the last attempt failed. */
export type ObservedOutcome = AttemptOutcome['kind'] | 'given_up';

export interface DispatcherParts {
  readonly queue: DeliveryQueue;
  readonly senders: Senders;
  /** Identifies this node in leases. */
  readonly node: string;
  readonly clock: Pick<Clock, 'steady'>;
  readonly timers?: Timers;
  /** Returns a random number from 0 to 1. */
  readonly jitter: () => number;
  readonly observe: (kind: DestinationKind, outcome: ObservedOutcome) => void;
  /** Called when deliveries are due, but have to wait for the rate limit. */
  readonly observePause: () => void;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

/**
 * How long attempts may continue at shutdown before they are aborted. Mail gets longer: the server may have
 * accepted a mail whose response is pending, and a repeated mail reaches a person twice. A repeated webhook
 * has the same id.
 */
const graceMs: Readonly<Record<DestinationKind, number>> = { webhook: 3000, mail: 6000 };
const maxStopMs = 8000;
/** Retry delay after a failure that is not the receiver's. */
const retryMs = 5000;

interface Attempt {
  readonly delivery: DueDelivery;
  /** Undefined while in flight; null if the attempt was aborted and does not count. */
  outcome?: AttemptOutcome | null;
}

/**
 * Claims due deliveries, sends them concurrently, and writes their outcomes. An attempt counts once its outcome is
 * written: if a crash prevents that, the attempt is repeated under the same id.
 */
export function createDispatcher(parts: DispatcherParts) {
  const { queue, senders, node, clock, timers = systemTimers } = parts;
  const { jitter, observe, observePause, logger } = parts;
  /** All deliveries leased to this node: in flight, or finished with an outcome that is not yet written. */
  const attempts = new Map<string, Attempt>();
  const inFlight = new Set<Promise<void>>();
  const failing = new Set<string>();
  const stopping = { webhook: new AbortController(), mail: new AbortController() };
  const pace = createDeliveryPace(timers);
  const rounds = createRounds(() => round().catch(logError), timers);

  async function round(): Promise<void> {
    await writeOutcomes();
    if (await queue.fanOut()) rounds.wake();
    const due = (await queue.due(clock.steady())).filter((destination) => senderFor(destination));
    const inTotal = Math.min(usualRoom.inTotal, attempts.size + pace.left());
    const shares = shareOut(due.map(known), { ...usualRoom, inTotal }, attempts.size);
    if (due.length > 0 && pace.left() === 0) {
      observePause();
      rounds.wake();
    }
    if (shares.length === 0) return;
    for (const delivery of await queue.claim(node, shares, clock.steady())) begin(delivery);
    // More deliveries may be due.
    rounds.wake();
  }

  function senderFor(destination: string): Deliver | undefined {
    const kind = kindOf(destination);
    return kind && senders[kind];
  }

  const known = (destination: string) => ({
    destination,
    inFlight: [...attempts.values()].filter(({ delivery }) => delivery.destination === destination).length,
    failing: failing.has(destination),
  });

  function begin(delivery: DueDelivery): void {
    const kind = kindOf(delivery.destination);
    const send = kind && senders[kind];
    if (!send) return;
    const attempt: Attempt = { delivery };
    attempts.set(delivery.id, attempt);
    pace.note();
    const ended = makeAttempt(rejectingDamaged(send), delivery, stopping[kind].signal, timers)
      .catch((error: unknown): AttemptOutcome => {
        // The sender reads from the store, which is unavailable.
        if (error instanceof Refusal)
          return { kind: 'postponed', result: 'the store was away', forMs: retryMs };
        if (isDamaged(error)) {
          logger.error({ deliveryId: delivery.id }, `a delivery cannot be made: ${error.message}`);
          return { kind: 'failed', result: 'what it tells of is damaged in the store' };
        }
        logger.error({ err: error, deliveryId: delivery.id }, 'unexpected error');
        return { kind: 'failed', result: 'unexpected error' };
      })
      .then((outcome) => {
        attempt.outcome = outcome;
        inFlight.delete(ended);
        rounds.wake();
      });
    inFlight.add(ended);
  }

  /** Writes all outcomes in one transaction: each commit costs a sync, for which requests wait. */
  async function writeOutcomes(): Promise<void> {
    const ended = [...attempts.values()].flatMap(({ delivery, outcome }) =>
      outcome ? [{ delivery, outcome, settled: settle(delivery, outcome, jitter()) }] : [],
    );
    if (ended.length === 0) return;
    await queue.finish(
      node,
      ended.map(({ settled }) => settled),
      clock.steady(),
    );
    for (const { delivery, outcome, settled } of ended) {
      attempts.delete(delivery.id);
      note(delivery, outcome, settled.state === 'failed');
    }
    const gone = new Map(
      ended
        .filter(({ outcome }) => outcome.kind === 'gone')
        .map(({ delivery, outcome }) => [delivery.destination, outcome.result]),
    );
    for (const [destination, result] of gone) await queue.failWaiting(destination, result, clock.steady());
  }

  function note(
    { id: deliveryId, destination, event, attempts: before }: DueDelivery,
    { kind: outcome }: AttemptOutcome,
    isLost: boolean,
  ): void {
    if (outcome === 'delivered') failing.delete(destination);
    if (outcome === 'failed') failing.add(destination);
    const kind = kindOf(destination);
    if (kind) observe(kind, outcome === 'failed' && isLost ? 'given_up' : outcome);
    if (isLost)
      logger.warn(
        { deliveryId, eventId: event.id, destination, attempts: before + 1 },
        'a delivery was given up',
      );
  }

  /** Logs an error, except an outage: the supervised store reports its own. */
  function logError(error: unknown): void {
    if (error instanceof Refusal) return;
    logger.error({ err: error }, 'deliveries could not be worked on; will try again');
  }

  async function drain(): Promise<void> {
    await rounds.stop();
    const ended = Promise.all(inFlight);
    await within(timers, graceMs.webhook, ended);
    stopping.webhook.abort();
    await within(timers, graceMs.mail - graceMs.webhook, ended);
    stopping.mail.abort();
    await ended;
    try {
      await writeOutcomes();
      // Ends the leases, so that another node can claim these deliveries at once.
      if (attempts.size > 0) await queue.release(node, [...attempts.keys()]);
    } catch (error) {
      logError(error);
    }
  }

  return {
    start: rounds.start,
    wake: rounds.wake,
    /** Bounded even if the database does not respond; the leases then expire. */
    stop: () => within(timers, maxStopMs, drain()),
  };
}

/** Wraps a sender: events whose body is damaged on disk fail. */
const rejectingDamaged =
  (send: Deliver): Deliver =>
  async (delivery, signal) => {
    try {
      JSON.parse(delivery.event.body);
    } catch {
      throw new DamagedError(`event ${delivery.event.id} cannot be read: what is stored of it is damaged`);
    }
    return send(delivery, signal);
  };

/** Waits for the work to end, up to a timeout. */
async function within({ after }: Timers, ms: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<undefined>();
  const cancel = after(ms, () => {
    late.resolve(undefined);
  });
  await Promise.race([work, late.promise]).finally(cancel);
}
