import type { WebhookMessage } from '../../src/app/outbox/webhook-delivery.ts';
import type { SharedDatabase } from './database.ts';
import { Violation } from './world.ts';

interface StoredEvent {
  readonly id: string;
  readonly subject_id: string;
  readonly number: number;
  readonly body: string;
}

/** All events, fanned out or not. */
const happened = `(select id, subject_id, number, body from outbox_events
  union all select id, subject_id, number, body from events)`;

/** Checks that receivers get every event under one id with the same bytes, and those of an enquiry in order. */
export class ReceivedLedger {
  readonly #database: SharedDatabase;
  readonly #receivers: readonly string[];
  /** The ids of events, by receiver. */
  readonly #received = new Map<string, Set<string>>();

  constructor(database: SharedDatabase, receivers: readonly string[]) {
    this.#database = database;
    this.#receivers = receivers;
  }

  received(receiver: string, { id, body }: WebhookMessage): void {
    const seen = this.#of(receiver);
    const [event] = this.#events('where id = ?', id);
    if (!event) throw new Violation(`${receiver} got ${id}, which is not stored`);
    if (event.body !== body) throw new Violation(`${receiver} got ${id} with other bytes than are stored`);
    const earlier = this.#events('where subject_id = ? and number < ?', event.subject_id, event.number);
    const missing = earlier.find((each) => !seen.has(each.id));
    if (missing && !seen.has(id)) throw new Violation(`${receiver} got ${id} before ${missing.id}`);
    seen.add(id);
  }

  /** Whether every event is delivered, according to the store. */
  isQuiet(): boolean {
    const waiting = `select 1 from outbox_events
      union all select 1 from deliveries where state = 'waiting' limit 1`;
    return this.#database.rows(waiting).length === 0;
  }

  /** Called at the end, when everything had enough time: every event must have arrived. */
  atTheEnd(): void {
    for (const { id } of this.#events('order by id'))
      for (const receiver of this.#receivers)
        if (!this.#of(receiver).has(id)) throw new Violation(`${receiver} never got ${id}`);
    const uneven = this.#events(
      `where (select work_version from enquiries where id = subject_id) + 1 <>
        (select count(*) from ${happened} as all_of_it where all_of_it.subject_id = happened.subject_id)`,
    );
    const [first] = uneven;
    if (first)
      throw new Violation(`${first.subject_id} has not one event for each thing that happened to it`);
  }

  #events(which: string, ...values: readonly (string | number)[]): readonly StoredEvent[] {
    return this.#database.rows(
      `select * from ${happened} as happened ${which}`,
      ...values,
    ) as readonly StoredEvent[];
  }

  #of(receiver: string): Set<string> {
    const seen = this.#received.get(receiver) ?? new Set();
    this.#received.set(receiver, seen);
    return seen;
  }
}
