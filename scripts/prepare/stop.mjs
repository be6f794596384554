/** Ends the preparation with one line for the user: the cause and the remedy. */
export class Stop extends Error {}

/** Ends the preparation because of a signal. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`Interrupted by ${signal}`);
    this.signal = signal;
  }
}
