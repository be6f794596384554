import { type StoreEnv, rawStatement } from './raw-rows.ts';

export interface StoredDelivery {
  readonly id: string;
  readonly event_id: string;
  readonly subject_id: string;
  readonly number: number;
  readonly destination: string;
  readonly state: string;
  readonly attempts: number;
  readonly next_attempt_at: number;
  readonly leased_by: string | null;
  readonly leased_until: number;
  readonly last_result: string | null;
  readonly finished_at: number | null;
}

/** The stored deliveries by id. PostgreSQL returns large numbers as strings. */
export async function storedDeliveries(env: StoreEnv): Promise<StoredDelivery[]> {
  const rows = await rawStatement(env, 'select * from deliveries order by id');
  const numbers = ['number', 'attempts', 'next_attempt_at', 'leased_until', 'finished_at'];
  return rows.map((row) => {
    const read = numbers.map((name) => [name, row[name] === null ? null : Number(row[name])]);
    return { ...row, ...Object.fromEntries(read) } as StoredDelivery;
  });
}

/** All events by id, fanned out or not. */
export const storedEvents = (env: StoreEnv): Promise<Record<string, unknown>[]> => {
  const columns = 'id, type, subject_id, number, body';
  return rawStatement(
    env,
    `select ${columns} from outbox_events union all select ${columns} from events order by id`,
  );
};

/** Adds an endpoint for all events: without one no events are written. */
export const wantEvents = (env: StoreEnv): Promise<unknown> =>
  rawStatement(
    env,
    `insert into webhook_endpoints (id, url, events, secret, created_at)
     values ('whk_all', 'https://receiver.example', '["*"]', 'whsec_', 1)`,
  );

/** Adds an event of a subject with deliveries to the given destinations, long due. */
export async function addEvent(
  env: StoreEnv,
  subject: string,
  destinations: readonly string[],
  number = 1,
): Promise<void> {
  const id = `evt_${subject}_${number}`;
  await rawStatement(
    env,
    `insert into events (id, type, subject_id, number, created_at, body)
     values ('${id}', 'enquiry.created', '${subject}', ${number}, 1, '{"id":"${id}"}')`,
  );
  for (const destination of destinations) {
    await rawStatement(
      env,
      `insert into deliveries
         (id, event_id, subject_id, number, destination, state, attempts, next_attempt_at, leased_until, created_at)
       values ('${id}.${destination}', '${id}', '${subject}', ${number}, '${destination}', 'waiting', 0, ${number}, 0, 1)`,
    );
  }
}

/** Moves the times of waiting and leased deliveries, as if time had passed. */
export async function letTimePass(env: StoreEnv, ms: number): Promise<void> {
  await rawStatement(
    env,
    `update deliveries set next_attempt_at = next_attempt_at - ${ms}, leased_until = leased_until - ${ms}`,
  );
}
