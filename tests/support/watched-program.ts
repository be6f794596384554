import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { type Program, startProgram } from './program.ts';

/** How long the main thread was blocked, and how much of it by garbage collection. */
export interface Block {
  readonly ms: number;
  readonly collectingMs: number;
}

/** The longest blocks by the names of the requests then in flight. */
export type Blocks = Readonly<Record<string, Block>>;

export interface WatchedProgram extends Program {
  /** The blocks since the last call. */
  readonly blocks: () => Promise<Blocks>;
}

/** The header with the name of a request. */
export const watchedHeader = 'x-watched';

/** Longest accepted block of the event loop, in ms: above the noise of a machine, below what a user notices. */
export const longestBlockMs = 50;

/** The built program with measurement of its event loop. */
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
