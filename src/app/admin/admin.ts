import type { DeliveryFilter, LoggedDelivery, RepeatOutcome } from '../outbox/delivery-log.ts';
import type { RetentionView } from '../enquiries/retention-view.ts';
import type { WallMs } from '../shared/clock.ts';
import type { SignedIn } from '../accounts/sessions.ts';
import type { AccountAdmin } from './accounts.ts';
import type { KeyAdmin } from './keys.ts';
import type { TemplateAdmin } from '../replies/template.ts';
import type { PersonAdmin } from './person.ts';
import type { WebhookAdmin } from './webhooks.ts';

/** An audit entry: an action on personal data, or by an admin. It names no customer. */
export interface AuditLine {
  readonly at: WallMs;
  readonly actor: string;
  readonly action: string;
  readonly detail: Readonly<Record<string, number | string>>;
}

export interface RetentionReport extends RetentionView {
  readonly months: number;
  /** Enquiries received before this time are due for erasure. */
  readonly before: WallMs;
}

/** The use cases of the admin pages. */
export interface Admin {
  readonly accounts: AccountAdmin;
  readonly keys: KeyAdmin;
  readonly webhooks: WebhookAdmin;
  readonly deliveries: {
    readonly list: (filter: DeliveryFilter, limit: number) => Promise<readonly LoggedDelivery[]>;
    /** Throws `SignedOutMeanwhile` if the session no longer belongs to an admin. */
    readonly repeat: (by: SignedIn, id: string) => Promise<RepeatOutcome>;
  };
  readonly templates: TemplateAdmin;
  readonly person: PersonAdmin;
  /** What retention would erase now; null if retention is off. */
  readonly retention: () => Promise<RetentionReport | null>;
  /** Newest entries first. */
  readonly audit: (limit: number) => Promise<readonly AuditLine[]>;
}
