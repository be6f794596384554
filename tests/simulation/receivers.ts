import type { SendOutcome, SendWebhook, WebhookMessage } from '../../src/app/outbox/webhook-delivery.ts';
import { bounds } from '../../src/contract/bounds.ts';
import type { ReceivedLedger } from './received.ts';
import { type Plan, type ReceiverFault, underWay } from './plan.ts';
import type { Actor, World } from './world.ts';

/** The actor of messages in transit, which arrive even if the sender dies. */
const network: Actor = { name: 'network', alive: true };
const fine: SendOutcome = { kind: 'delivered', result: 'answered 204' };
const refused: SendOutcome = { kind: 'failed', result: 'answered 500' };
const tooLate: SendOutcome = { kind: 'failed', result: 'no answer in time' };
const stopped: SendOutcome = { kind: 'stopped', result: 'the service stopped meanwhile' };

export const receiverId = (index: number) => `whk_r${index + 1}`;

/** The webhook receivers, each with its faults. */
export class Receivers {
  readonly #world: World;
  readonly #plan: Plan;
  readonly #ledger: ReceivedLedger;

  constructor(world: World, plan: Plan, ledger: ReceivedLedger) {
    this.#world = world;
    this.#plan = plan;
    this.#ledger = ledger;
  }

  /** Sends from a node to receivers, in place of the network. */
  sendFrom(sender: Actor): SendWebhook {
    const world = this.#world;
    return ({ url }, message, signal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          resolve(stopped);
        });
        world.after(bounds.webhookSeconds * 1000, sender, () => {
          resolve(tooLate);
        });
        world.after(world.delay(sender, `to ${url}`), network, () => {
          this.#arrive(url, message, (answer, ms) => {
            world.after(ms + world.delay(sender, `from ${url}`), sender, () => {
              resolve(answer);
            });
          });
        });
      });
  }

  #arrive(receiver: string, message: WebhookMessage, answer: (what: SendOutcome, ms: number) => void): void {
    const mood = this.#moodOf(receiver);
    this.#world.note(receiver, `gets ${message.id}${mood ? `; it ${wordsOf[mood]}` : ''}`);
    if (mood !== 'refuses' && mood !== 'silent') this.#ledger.received(receiver, message);
    switch (mood) {
      case 'silent':
        return;
      case 'refuses':
      case 'takes it and refuses':
        answer(refused, 0);
        return;
      case 'late':
        answer(fine, 3000 + this.#world.dice.below(25_000, `late answer ${this.#world.now}`));
        return;
      case 'answers twice':
        answer(refused, 0);
        answer(fine, 0);
        return;
      case undefined:
        answer(fine, 0);
    }
  }

  #moodOf(receiver: string): ReceiverFault['mood'] | undefined {
    const { now, calm } = this.#world;
    if (calm) return undefined;
    const faults = underWay(this.#plan, 'receiver', now);
    return faults.find((fault) => receiverId(fault.receiver) === receiver)?.mood;
  }
}

const wordsOf: Readonly<Record<ReceiverFault['mood'], string>> = {
  refuses: 'refuses it',
  silent: 'says nothing',
  'takes it and refuses': 'takes it and answers 500',
  late: 'takes it and answers late',
  'answers twice': 'takes it and answers 500, then 204',
};
