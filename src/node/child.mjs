// @ts-check
import { spawn } from 'node:child_process';
import process from 'node:process';

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} End */

/** @type {NodeJS.Signals[]} */
export const passedOn = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Runs another program to its end, and forwards this process's signals to it.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {(child: import('node:child_process').ChildProcess) => void} [started]
 * @returns {Promise<End>} rejected if the program cannot be started
 */
export async function runChild(program, args, options, started) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    // On Windows a signal would kill the child, and the console signals the child anyway.
    if (process.platform !== 'win32') child?.kill(signal);
  };
  // Before spawning, so that no signal is lost.
  for (const signal of passedOn) process.on(signal, pass);
  try {
    return await new Promise((resolve, reject) => {
      child = spawn(program, args, options);
      child.once('error', reject);
      child.once('close', (code, signal) => {
        resolve({ code, signal });
      });
      started?.(child);
    });
  } finally {
    for (const signal of passedOn) process.off(signal, pass);
  }
}

/**
 * Environment variable of a child with our IPC channel. Other parents may close their channel at any time.
 */
export const handedOver = 'LINTEL_HANDED_OVER';

/**
 * Replaces this program by a child: the child gets the standard streams and the signals, and this process
 * exits as the child does. With a channel, which closes if this process is killed, the child can notice that
 * too.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, withChannel?: boolean }} [how]
 * @returns {Promise<void>}
 */
export async function handOver(program, args, { env = process.env, withChannel = false } = {}) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = withChannel ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit';
  endLike(await runChild(program, args, { stdio, env: withChannel ? { ...env, [handedOver]: 'yes' } : env }));
}

/**
 * Exits with the exit code or signal of another process.
 *
 * @param {End} end
 */
export function endLike({ code, signal }) {
  if (signal) process.kill(process.pid, signal);
  process.exitCode = code ?? 1;
}
