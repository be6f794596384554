import { wasDone } from '../../app/admin/note.ts';
import { type DeliveryState, deliveryStates } from '../../app/outbox/delivery.ts';
import type { LoggedDelivery, RepeatOutcome } from '../../app/outbox/delivery-log.ts';
import type { Config } from '../../config.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import { withStore } from '../store/with-store.ts';
import { readArgs } from '../terminal/args.ts';
import { cell, harmless } from '../terminal/text.ts';
import { minuteOf } from '../terminal/times.ts';

const usualLimit = 20;
const mostLimit = 1000;

interface Column {
  readonly heading: string;
  readonly width: number;
  readonly text: (delivery: LoggedDelivery) => string;
}

/** The id, which contains the endpoint's id, is the last column and never cut, so that it can be copied. */
const columns: readonly Column[] = [
  { heading: 'happened (UTC)', width: 16, text: ({ createdAt }) => minuteOf(createdAt) },
  { heading: 'event', width: 16, text: ({ type }) => type },
  { heading: 'state', width: 9, text: ({ state }) => state },
  { heading: 'attempts', width: 8, text: ({ attempts }) => String(attempts) },
  { heading: 'next (UTC)', width: 16, text: ({ nextAttemptAt }) => nextOf(nextAttemptAt) },
  { heading: 'last result', width: 48, text: ({ lastResult }) => lastResult ?? '' },
  { heading: 'delivery', width: 64, text: ({ id }) => id },
];

/** Time of the next attempt. 0 means due at once: the operator has repeated the delivery. */
const nextOf = (at: number | null) => (at === null ? '' : at === 0 ? 'now' : minuteOf(at));

const line = (textOf: (column: Column) => string) =>
  columns
    .map((column) => cell(textOf(column), column.width))
    .join('  ')
    .trimEnd();

export async function listDeliveries(args: string[], config: Config): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = readArgs({ args, options: { endpoint: text, state: text, limit: text } });
  const limit = values.limit === undefined ? usualLimit : limitOf(values.limit);
  const filter = {
    ...(values.endpoint !== undefined && { endpointId: values.endpoint }),
    ...(values.state !== undefined && { state: stateOf(values.state) }),
  };
  await withStore(config, 'read', async ({ deliveryLog }) => {
    const deliveries = await deliveryLog.list(filter, limit);
    if (deliveries.length === 0) {
      console.log(Object.keys(filter).length === 0 ? 'There are no deliveries yet.' : 'No delivery matches.');
      return;
    }
    console.log(line(({ heading }) => heading));
    for (const delivery of deliveries) console.log(line(({ text }) => text(delivery)));
    if (deliveries.length === limit)
      console.log(`${limit} shown: a higher --limit shows more, if there are any.`);
  });
}

function limitOf(text: string): number {
  if (!/^[1-9]\d*$/.test(text) || Number(text) > mostLimit)
    throw new OperatorError(`--limit must be a whole number from 1 to ${mostLimit}`);
  return Number(text);
}

function stateOf(text: string): DeliveryState {
  const state = deliveryStates.find((name) => name === text);
  if (!state) throw new OperatorError(`--state must be one of ${deliveryStates.join(', ')}`);
  return state;
}

const refusals: Readonly<Record<Exclude<RepeatOutcome, 'repeated'>, string>> = {
  unknown: 'there is no such delivery; webhooks deliveries shows them',
  waiting: 'it was not delivered yet and is tried by itself',
  skipped: 'it was skipped, and is never sent',
  'endpoint removed': 'its endpoint was removed',
  'endpoint off': 'its endpoint is switched off; webhooks enable switches it on',
};

export async function repeatDelivery([id, ...more]: string[], config: Config): Promise<void> {
  if (id === undefined || more.length > 0)
    throw new OperatorError('say which delivery: webhooks repeat DELIVERY');
  await withStore(config, 'change', async ({ deliveryLog }) => {
    const outcome = wasDone(await deliveryLog.repeat(id));
    if (outcome !== 'repeated') throw new OperatorError(`${harmless(id)}: ${refusals[outcome]}`);
    console.log(`${id} is sent again by the service, with the same id as before.`);
  });
}
