import type { Config } from '../../config.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import { listDeliveries, repeatDelivery } from './deliveries.ts';
import {
  addEndpoint,
  enableEndpoint,
  listEndpoints,
  pingEndpoint,
  removeEndpoint,
  rotateSecret,
} from './endpoints.ts';

const actions: Readonly<Record<string, (args: string[], config: Config) => Promise<void>>> = {
  add: addEndpoint,
  list: listEndpoints,
  ping: pingEndpoint,
  rotate: rotateSecret,
  enable: enableEndpoint,
  remove: removeEndpoint,
  deliveries: listDeliveries,
  repeat: repeatDelivery,
};

export async function webhooksCommand(
  [action = '', ...rest]: readonly string[],
  config: Config,
): Promise<void> {
  const command = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!command) {
    const all = Object.keys(actions).map((name) => `webhooks ${name}`);
    throw new OperatorError(`say ${all.slice(0, -1).join(', ')} or ${all.at(-1) ?? ''}`);
  }
  await command(rest, config);
}
