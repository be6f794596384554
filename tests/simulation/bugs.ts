import type { RateLimiter } from '../../src/app/callers/rate-policy.ts';
import type { Submission, SubmissionOutcome } from '../../src/app/enquiries/enquiry.ts';
import type { SubmitEnquiry } from '../../src/app/enquiries/submit.ts';
import type { DeliveryQueue } from '../../src/app/outbox/queue.ts';
import type { SharedDatabase } from './database.ts';
import type { Actor, World } from './world.ts';

interface Context {
  readonly world: World;
  readonly actor: Actor;
  readonly database: SharedDatabase;
}

type Submit = (submission: Submission) => Promise<SubmissionOutcome>;

/** A bug, injected by wrappers around unchanged parts of the service. */
export interface Bug {
  readonly submit: (real: Submit, context: Context) => Submit;
  readonly limiter: (real: RateLimiter, context: Context) => RateLimiter;
  readonly queue: (real: DeliveryQueue, context: Context) => DeliveryQueue;
  readonly useCase: (real: SubmitEnquiry) => SubmitEnquiry;
}

export const noBug: Bug = {
  submit: (real) => real,
  limiter: (real) => real,
  queue: (real) => real,
  useCase: (real) => real,
};

/** Common bugs, each of which the simulation has to find. */
export const bugs = {
  /** A failed submission releases its duplicate guard and its key, although its commit may have succeeded. */
  'guard-released-too-early': {
    ...noBug,
    submit:
      (real, { database: { connection } }) =>
      async (submission) => {
        try {
          return await real(submission);
        } catch (error) {
          const scope = submission.idempotency?.scope ?? '';
          connection.execute('delete from duplicate_guards where fingerprint = ?', [submission.fingerprint]);
          connection.execute('delete from idempotency_keys where scope = ?', [scope]);
          throw error;
        }
      },
  },
  /** The limiter reads its count and checks it only after other calls have run. */
  'count-before-check': {
    ...noBug,
    limiter: (real, { world, actor }) => ({
      look: (bucket, policy) => real.look(bucket, policy),
      async take(bucket, policy) {
        const before = await real.look(bucket, policy);
        await world.pause(world.delay(actor, 'limiter'), actor);
        await real.take(bucket, policy);
        return before;
      },
    }),
  },
  /** The caller gets an answer before the store has committed. */
  'ack-before-commit': {
    ...noBug,
    submit: (real) => (submission) => {
      real(submission).catch(() => undefined);
      const { id, reference, alsoSent } = submission.enquiry;
      return Promise.resolve({ kind: 'accepted', id, reference, alsoSent, replayed: false });
    },
  },
  /** A delivery is marked as delivered when it is claimed, before it is sent. */
  'outbox-marked-before-sent': {
    ...noBug,
    queue: (real) => ({
      ...real,
      async claim(by, shares, at) {
        const taken = await real.claim(by, shares, at);
        const sent = { state: 'delivered', waitMs: null, result: 'sent' } as const;
        const settled = taken.map(({ id, attempts }) => ({ id, attempts: attempts + 1, ...sent }));
        if (settled.length > 0) await real.finish(by, settled, at);
        return taken;
      },
    }),
  },
  /** Idempotency keys are shared by all callers. */
  'key-scoped-wrongly': {
    ...noBug,
    useCase: (real) => (input) => real({ ...input, caller: { ...input.caller, id: 'everybody' } }),
  },
} as const satisfies Record<string, Bug>;

export type BugName = keyof typeof bugs;
export const bugNames = Object.keys(bugs) as readonly BugName[];
export const isBugName = (name: string): name is BugName => name in bugs;
