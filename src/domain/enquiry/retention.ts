/** The moment so many months before another, by the calendar (UTC); the 31st of a shorter month is its last day. */
export function monthsBefore(at: number, months: number): number {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
}

const day = 86_400_000;
/** A service is stopped for a night or a weekend without anybody wondering about its clock. */
const ordinaryLeapMs = 3 * day;
/** A clock that was set wrong is mostly put right within minutes. */
const leapStandsAfterMs = day;

/** What is known about the clock, from one look at it to the next. */
export interface ClockTrust {
  /** The latest time that is believed; null before the first. */
  readonly trustedAt: number | null;
  /** Since when it has been saying something far later than before. */
  readonly leapAt: number | null;
}

/**
 * Nothing is erased early because a clock is wrong: where it is suddenly far ahead of where it was last seen, or is seen
 * for the first time, it is believed only when it has been saying so for a day.
 */
export function trustClock({ trustedAt, leapAt }: ClockTrust, now: number): ClockTrust {
  if (trustedAt !== null && now - trustedAt <= ordinaryLeapMs) return { trustedAt: now, leapAt: null };
  if (leapAt === null || now < leapAt) return { trustedAt, leapAt: now };
  if (now - leapAt < leapStandsAfterMs) return { trustedAt, leapAt };
  // A second leap while the first is waited for begins the waiting anew.
  return now - leapAt <= ordinaryLeapMs ? { trustedAt: now, leapAt: null } : { trustedAt, leapAt: now };
}
