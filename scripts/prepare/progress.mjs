import process from 'node:process';
import { clearInterval, setInterval } from 'node:timers';

const secondMs = 1000;

/**
 * Reports the progress of a slow step: on a terminal in one line updated every second, in a log with a line every
 * ten seconds.
 *
 * @param {string} what
 * @param {() => string} [soFar]
 */
export function showProgress(what, soFar = () => '') {
  const started = Date.now();
  const isTerminal = process.stderr.isTTY;
  const seconds = () => `${Math.round((Date.now() - started) / secondMs)} s`;
  const show = () => {
    const line = [`  ${seconds()}`, soFar()].filter(Boolean).join(', ');
    process.stderr.write(isTerminal ? `\r\x1b[K${line}` : `${line}\n`);
  };
  console.error(`${what} …`);
  const timer = setInterval(show, isTerminal ? secondMs : 10 * secondMs);
  return {
    stop: () => {
      clearInterval(timer);
      if (isTerminal) process.stderr.write('\r\x1b[K');
    },
    /** @param {string} outcome */
    finish: (outcome) => {
      console.error(`${outcome} in ${seconds()}.`);
    },
  };
}
