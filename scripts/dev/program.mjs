import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

/**
 * The program in development: on a private port behind the proxy, restarted after each build. It is killed,
 * because that is faster than its shutdown and loses no acknowledged data; the proxy drains first.
 *
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 */
export function createProgram(file, env) {
  let child;
  let dataDir = '';
  let listening = Promise.withResolvers();

  async function stop(signal) {
    const old = child;
    child = undefined;
    if (!old || old.exitCode !== null || old.signalCode !== null) return;
    const ended = once(old, 'exit');
    old.kill(signal);
    await ended;
  }

  return {
    /** The program's URL, as soon as it listens. */
    address: () => listening.promise,
    dataDir: () => dataDir,
    stop: () => stop('SIGTERM'),
    /** Restarts the program. True once it serves; false if it exited or a later build replaced it. */
    async restart() {
      const previous = listening;
      listening = Promise.withResolvers();
      const { promise, resolve } = listening;
      // Requests that wait for a program which is killed before it listens wait for the next one.
      previous.resolve(promise);
      await stop('SIGKILL');
      const own = spawn(process.execPath, [file], {
        env: { ...env, HOST: '127.0.0.1', PORT: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = own;
      let output = '';
      own.stdout.setEncoding('utf8').on('data', (text) => {
        output += text;
        dataDir = /^Data is kept in (.+)$/m.exec(output)?.[1] ?? dataDir;
        const url = /listens on (http:\S+)\s/.exec(output)?.[1];
        if (url && dataDir) resolve(url);
      });
      const ended = once(own, 'exit').then(() => null);
      return (await Promise.race([promise, ended])) !== null && child === own;
    },
  };
}
