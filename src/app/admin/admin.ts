import type { DeliveryFilter, LoggedDelivery, RepeatOutcome } from '../events/delivery-log.ts';
import type { RetentionView } from '../enquiries/retention-view.ts';
import type { WallMs } from '../shared/clock.ts';
import type { SignedIn } from '../staff/sessions.ts';
import type { AccountAdmin } from './accounts.ts';
import type { KeyAdmin } from './keys.ts';
import type { PersonAdmin } from './person.ts';
import type { WebhookAdmin } from './webhooks.ts';

/** What was done to people's data, or by admins: when and by whom, how much, never about whom. */
export interface AuditLine {
  readonly at: WallMs;
  readonly actor: string;
  readonly action: string;
  readonly detail: Readonly<Record<string, number | string>>;
}

export interface RetentionReport extends RetentionView {
  readonly months: number;
  /** What came before this would go. */
  readonly before: WallMs;
}

/** Everything the desk's admins can do. */
export interface Admin {
  readonly accounts: AccountAdmin;
  readonly keys: KeyAdmin;
  readonly webhooks: WebhookAdmin;
  readonly deliveries: {
    readonly list: (filter: DeliveryFilter, limit: number) => Promise<readonly LoggedDelivery[]>;
    /** Throws `SignedOutMeanwhile` where who asks is no longer an admin. */
    readonly repeat: (by: SignedIn, id: string) => Promise<RepeatOutcome>;
  };
  readonly person: PersonAdmin;
  /** What retention would erase now; null where it is off. */
  readonly retention: () => Promise<RetentionReport | null>;
  /** The newest first. */
  readonly audit: (limit: number) => Promise<readonly AuditLine[]>;
}
