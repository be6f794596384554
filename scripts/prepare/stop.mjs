/** Ends the preparation with one line for the person at the terminal: what is wrong and what to do about it. */
export class Stop extends Error {}

/** Ends the preparation as a signal ended what it was waiting for. */
export class Interrupted extends Error {
  /** @param {import('../../src/node/child.mjs').End} end */
  constructor(end) {
    super(`Interrupted by ${end.signal}`);
    this.end = end;
  }
}
