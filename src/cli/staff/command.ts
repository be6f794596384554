import type { Config } from '../../config.ts';
import { OperatorError } from '../../settings/operator-error.ts';
import { addAccount, changeRole, disableAccount, enableAccount, resetAccount } from './accounts.ts';
import { listAccounts } from './list.ts';

const actions: Readonly<Record<string, (args: string[], config: Config) => Promise<void>>> = {
  add: addAccount,
  list: listAccounts,
  disable: disableAccount,
  enable: enableAccount,
  reset: resetAccount,
  role: changeRole,
};

export async function staffCommand([action = '', ...rest]: readonly string[], config: Config): Promise<void> {
  const command = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!command) {
    const all = Object.keys(actions).map((name) => `staff ${name}`);
    throw new OperatorError(`say ${all.slice(0, -1).join(', ')} or ${all.at(-1) ?? ''}`);
  }
  await command(rest, config);
}
