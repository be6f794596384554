/** Thrown to end the preparation. The message is one line for the user: cause and remedy. */
export class Stop extends Error {}

/** Thrown to end the preparation because of a signal. */
export class Interrupted extends Error {
  /** @param {NodeJS.Signals} signal */
  constructor(signal) {
    super(`Interrupted by ${signal}`);
    this.signal = signal;
  }
}
