import type { AttemptOutcome } from '../events/delivery.ts';

/** Mails that went to one recipient within the hour, and those that are on their way before the one that is asked about. */
export interface MailTraffic {
  readonly sent: number;
  readonly underWay: number;
}

/** In any hour. Whoever fills in a stranger's address can not have them flooded, nor the staff's mailbox. */
const mostAnHour = { customer: 5, staff: 120 } as const;

export const capWindowMs = 3_600_000;

const soonMs = 5000;
const laterMs = 300_000;

/** What becomes of a mail of which there are too many; null where it may go. */
export function overCap(to: keyof typeof mostAnHour, { sent, underWay }: MailTraffic): AttemptOutcome | null {
  const most = mostAnHour[to];
  if (sent + underWay < most) return null;
  if (sent < most)
    return { kind: 'postponed', result: 'waits for mails to the same recipient', forMs: soonMs };
  const result = `${most} mails an hour to one recipient are the most`;
  // A confirmation that comes hours later helps nobody; staff are to hear of every enquiry.
  return to === 'customer' ? { kind: 'skipped', result } : { kind: 'postponed', result, forMs: laterMs };
}
