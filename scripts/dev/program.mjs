import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

/**
 * The program in development: on a port of its own behind the proxy, and started again after each build. It is killed, not
 * drained: nothing that was answered is lost by that, and the next one serves at once.
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
    /** Where it listens, as soon as it does. */
    address: () => listening.promise,
    dataDir: () => dataDir,
    stop: () => stop('SIGTERM'),
    /** Whether it serves; false where it ended, or where a later build has replaced it. */
    async restart() {
      listening = Promise.withResolvers();
      const { promise, resolve } = listening;
      await stop('SIGKILL');
      const own = spawn(process.execPath, [file], {
        env: { ...env, HOST: '127.0.0.1', PORT: '0' },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      child = own;
      let said = '';
      own.stdout.setEncoding('utf8').on('data', (text) => {
        said += text;
        dataDir = /^Data is kept in (.+)$/m.exec(said)?.[1] ?? dataDir;
        const url = /listens on (http:\S+)\s/.exec(said)?.[1];
        if (url && dataDir) resolve(url);
      });
      const ended = once(own, 'exit').then(() => null);
      return (await Promise.race([promise, ended])) !== null && child === own;
    },
  };
}
