import type { Caller } from './caller.ts';
import { networkOf } from './client-network.ts';
import type { RateLimiter } from './rate-policy.ts';

const hourMs = 3_600_000;

/**
 * Limits of confirmation mails for enquiries from one network. The hour is checked first, so that a mail it
 * refuses does not count for the day.
 */
const most = {
  hour: { limit: 5, windowMs: hourMs },
  day: { limit: 20, windowMs: 24 * hourMs },
} as const;

/** Whether a new enquiry of this caller gets a confirmation mail, which is then counted. */
export type MayConfirm = (caller: Caller) => boolean | Promise<boolean>;

/**
 * A caller without a key can enter any e-mail address, so the mails that its network causes are capped;
 * app/mail/mail-caps.ts caps the mails to one recipient. An enquiry is counted before it is stored, so that
 * concurrent enquiries stay below the cap. So a duplicate counts as well.
 */
export function createConfirmationCap(limiter: RateLimiter): MayConfirm {
  return ({ kind, policy, id }) => (kind === 'key' || policy === null ? true : take(networkOf(id)));

  async function take(network: string): Promise<boolean> {
    for (const [window, policy] of Object.entries(most)) {
      const { allowed } = await limiter.take(`confirmations of the ${window} from ${network}`, policy);
      if (!allowed) return false;
    }
    return true;
  }
}
