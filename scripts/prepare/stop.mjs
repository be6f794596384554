/** Ends the preparation with one line for the person at the terminal: what is wrong and what to do about it. */
export class Stop extends Error {}

/** Ends the preparation because this process was told to stop. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`Interrupted by ${signal}`);
    this.signal = signal;
  }
}
