/**
 * The moment the given number of calendar months earlier, in UTC. In a shorter month the day is the last of
 * the month.
 */
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
/** Maximum trusted jump between checks: the service may be stopped for a night or a weekend. */
const ordinaryLeapMs = 3 * day;
/** How long a jump must last to be trusted. A wrong clock is usually corrected within minutes. */
const leapStandsAfterMs = day;

/** State of the clock check, carried from one check to the next. */
export interface ClockTrust {
  /** The latest trusted time; null before any time was trusted. */
  readonly trustedAt: number | null;
  /** When an untrusted jump ahead was first seen. */
  readonly leapAt: number | null;
}

/**
 * Protects personal data from early erasure by a wrong clock: a time far ahead of the last trusted time, or
 * the first time ever seen, is trusted only after a day.
 */
export function trustClock({ trustedAt, leapAt }: ClockTrust, now: number): ClockTrust {
  if (trustedAt !== null && now - trustedAt <= ordinaryLeapMs) return { trustedAt: now, leapAt: null };
  if (leapAt === null || now < leapAt) return { trustedAt, leapAt: now };
  if (now - leapAt < leapStandsAfterMs) return { trustedAt, leapAt };
  // A second jump during the wait restarts the wait.
  return now - leapAt <= ordinaryLeapMs ? { trustedAt: now, leapAt: null } : { trustedAt, leapAt: now };
}
