// @ts-check
import { spawn } from 'node:child_process';
import process from 'node:process';

/** @typedef {{ code: number | null, signal: NodeJS.Signals | null }} End */

/** @type {NodeJS.Signals[]} */
export const passedOn = ['SIGTERM', 'SIGINT', 'SIGHUP'];

/**
 * Runs another program to its end. Signals sent to this process are passed on, so that it is the other one that
 * decides how to stop.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @param {(child: import('node:child_process').ChildProcess) => void} [started]
 * @returns {Promise<End>} rejected where the program cannot be started
 */
export async function runChild(program, args, options, started) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const pass = (/** @type {NodeJS.Signals} */ signal) => {
    // On Windows a signal would end it at once, and the console has told it already.
    if (process.platform !== 'win32') child?.kill(signal);
  };
  // Before there is a child: one that comes while it is being made is not lost.
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

/** Set for a program that has our channel: another program's may close for reasons of its own. */
export const handedOver = 'LINTEL_HANDED_OVER';

/**
 * Lets another program do the work of this one: it gets the standard streams and the signals, and its end is ours. One that
 * wants to know when this process is killed, which nobody can pass on, gets a channel too, which then closes.
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
 * Ends this process as another one ended.
 *
 * @param {End} end
 */
export function endLike({ code, signal }) {
  if (signal) process.kill(process.pid, signal);
  process.exitCode = code ?? 1;
}
