import type { AttemptOutcome } from '../outbox/delivery.ts';

/** Mails to one recipient: sent in the last hour, and still being sent ahead of this mail. */
export interface MailTraffic {
  readonly sent: number;
  readonly underWay: number;
}

/** Hourly caps, so that the service cannot be used to flood a third party's address or the staff mailbox. */
const mostAnHour = { customer: 5, staff: 120 } as const;

export const capWindowMs = 3_600_000;

const soonMs = 5000;
const laterMs = 300_000;

/** The outcome of a mail above the cap; null for a mail below it. */
export function overCap(to: keyof typeof mostAnHour, { sent, underWay }: MailTraffic): AttemptOutcome | null {
  const most = mostAnHour[to];
  if (sent + underWay < most) return null;
  if (sent < most)
    return { kind: 'postponed', result: 'waits for mails to the same recipient', forMs: soonMs };
  const result = `${most} mails an hour to one recipient are the most`;
  // A mail to a customer is skipped, because a late confirmation is useless. A mail to staff is postponed,
  // because staff need to see every enquiry.
  return to === 'customer' ? { kind: 'skipped', result } : { kind: 'postponed', result, forMs: laterMs };
}
