import { Refusal } from '../../src/app/shared/refusal.ts';
import type { Ledgers } from './ledgers.ts';
import type { Node } from './node.ts';
import type { Process } from './process.ts';
import type { SharedCounts } from './shared-counts.ts';
import type { Actor, World } from './world.ts';

export interface CallerParts {
  readonly world: World;
  readonly nodes: readonly Node[];
  /** The rate limits shared by all nodes; null if each has its own. */
  readonly shared: SharedCounts | null;
  readonly ledgers: Ledgers;
}

/** Timeout of a client, which then retries without knowing the outcome. */
const answerTimeoutMs = 6000;
const mostTries = 40;

type Answer<Result> = { readonly result: Result } | { readonly refusal: Refusal } | null;

/** A request to a node and back; null without an answer. */
export async function ask<Result>(
  { world, nodes }: CallerParts,
  person: Actor,
  node: number,
  work: (process: Process) => Promise<Result>,
): Promise<Answer<Result>> {
  await world.pause(world.delay(person, 'to the node'), person);
  const process = nodes[node % nodes.length]?.process;
  if (!process) return null;
  return new Promise((resolve) => {
    const giveUp = world.after(answerTimeoutMs, person, () => {
      world.note(person.name, 'has no answer');
      resolve(null);
    });
    const answer = (given: Answer<Result>) => {
      if (!process.actor.alive) return;
      world.after(world.delay(person, 'from the node'), person, () => {
        giveUp();
        resolve(given);
      });
    };
    world.after(0, process.actor, () => {
      process
        .serve(() => work(process))
        .then(
          (result) => {
            answer({ result });
          },
          (error: unknown) => {
            if (error instanceof Refusal) answer({ refusal: error });
            else world.fail(error);
          },
        );
    });
  });
}

/** Asks one node after the other until there is an answer that a retry would not change. */
export async function insist<Result>(
  parts: CallerParts,
  person: Actor,
  firstNode: number,
  work: (process: Process, requestId: string) => Promise<Result>,
): Promise<Result | null> {
  const { world } = parts;
  for (let attempt = 1; attempt <= mostTries; attempt += 1) {
    const requestId = `${person.name}.${attempt}`;
    const answer = await ask(parts, person, firstNode + attempt - 1, (process) => work(process, requestId));
    if (answer && 'result' in answer) return answer.result;
    if (answer) world.note(person.name, `is refused: ${answer.refusal.code}`);
    const code = answer?.refusal.code;
    if (code === 'duplicate_submission' || code === 'idempotency_key_reused') return null;
    const waitMs = (answer?.refusal.retryAfter ?? 0) * 1000;
    await world.pause(waitMs + 20 + world.dice.below(2000, `${person.name} waits ${attempt}`), person);
  }
  world.fail(new Error(`${person.name} was never answered`));
  return null;
}
