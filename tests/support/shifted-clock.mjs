// Preloaded into the program: shifts its wall clock by this many milliseconds, in all threads.
import process from 'node:process';

const aheadMs = Number(process.env.CLOCK_AHEAD_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(RealDate.now() + aheadMs);
    else super(...parts);
  }

  static now() {
    return RealDate.now() + aheadMs;
  }
};
