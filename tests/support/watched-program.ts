import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { type Program, startProgram } from './program.ts';

/** For how long the program's main thread was busy without a pause, and how much of that went into collecting garbage. */
export interface Block {
  readonly ms: number;
  readonly collectingMs: number;
}

/** The longest ones, by the names of the requests answered then. */
export type Blocks = Readonly<Record<string, Block>>;

export interface WatchedProgram extends Program {
  /** Since it was asked last. */
  readonly blocks: () => Promise<Blocks>;
}

/** The header by which a request is named. */
export const watchedHeader = 'x-watched';

/** More than a shared machine's noise, less than anybody notices: nothing may keep others waiting for longer. */
export const longestBlockMs = 50;

/** The built program with its main thread watched from within. */
export async function startWatchedProgram(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<WatchedProgram> {
  const socket = join(folder, 'watch');
  const watch = pathToFileURL(join(import.meta.dirname, 'loop-watch.mjs')).href;
  const program = await startProgram({
    env: { DATA_DIR: join(folder, 'data'), LOOP_WATCH: socket, NODE_OPTIONS: `--import=${watch}`, ...env },
  });
  return {
    ...program,
    blocks: async () => JSON.parse(await text(connect(socket))) as Blocks,
  };
}
