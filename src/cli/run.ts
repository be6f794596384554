import { startStoreThread } from '../compose/store-thread.ts';
import { readConfig } from '../config.ts';
import { lookAlikes } from '../settings/look-alikes.ts';
import { isOperatorError } from '../settings/operator-error.ts';
import { removedSettings } from '../settings/removed.ts';
import type { BeforeStore } from './as-owner.ts';
import type * as Commands from './commands.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The commands are loaded lazily: starting the service does not need them. */
type LoadCommands = () => Promise<Pick<typeof Commands, 'runCommand'>>;

/** Runs a command and returns its exit code. Operator errors go to standard error in one line, with exit code 1. */
export async function run(
  args: readonly string[],
  env: Environment,
  loadCommands: LoadCommands,
  beforeStore: BeforeStore = (config) => config,
): Promise<number> {
  for (const { given, meant } of lookAlikes(env)) {
    console.error(
      `lintel: ${given} is set, but there is no such setting: did you mean ${meant.join(' or ')}?`,
    );
  }
  for (const line of removedSettings(env)) console.error(`lintel: ${line}`);
  try {
    await dispatch(args, env, loadCommands, beforeStore);
    return 0;
  } catch (error) {
    if (!isOperatorError(error)) throw error;
    console.error(`lintel: ${error.message}`);
    return 1;
  }
}

async function dispatch(
  [command, ...rest]: readonly string[],
  env: Environment,
  loadCommands: LoadCommands,
  beforeStore: BeforeStore,
): Promise<void> {
  if (command !== undefined) return (await loadCommands()).runCommand(command, rest, env, beforeStore);
  const config = beforeStore(readConfig(env));
  const storeThread = startStoreThread(config);
  return (await import('./serving/serve.ts')).serve(config, { storeThread });
}
