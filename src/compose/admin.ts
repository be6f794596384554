import type { Admin } from '../app/admin/admin.ts';
import { createAccountAdmin } from '../app/admin/accounts.ts';
import { createKeyAdmin } from '../app/admin/keys.ts';
import { wasDone } from '../app/admin/note.ts';
import { createPersonAdmin } from '../app/admin/person.ts';
import { createWebhookAdmin } from '../app/admin/webhooks.ts';
import { createTemplateAdmin } from '../app/replies/template.ts';
import { type Clock, wallMs } from '../app/shared/clock.ts';
import { createRandomIds } from '../app/shared/ids.ts';
import type { StaffAccount } from '../app/accounts/account.ts';
import { type SignedIn, sessionName } from '../app/accounts/sessions.ts';
import type { Config } from '../config.ts';
import { monthsBefore } from '../domain/enquiry/retention.ts';
import { personDocument } from '../store/people/person-document.ts';
import type { Store } from '../store/store.ts';
import { erasePerson } from '../store/people/erase-person.ts';
import { composeWebhooks } from './outbox.ts';

/** The audit's actor for a member of staff. */
const staffActor = ({ email }: StaffAccount) => `staff:${email}`;

export interface AdminParts {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  readonly publicUrl: () => string;
}

/** Wires the admin pages of the desk. */
export function composeAdmin({ config, store, clock, publicUrl }: AdminParts): Admin {
  const ids = createRandomIds(clock);
  const { webhooks, deliveryLog, people, audit, retention } = store;
  const doing = (by: SignedIn) => ({
    at: clock.now(),
    actor: staffActor(by.account),
    admin: sessionName(by),
    mailsOwner: config.mail !== null,
  });
  return {
    accounts: createAccountAdmin({ accounts: store.staffAccounts, clock, publicUrl, doing }),
    keys: createKeyAdmin({ keys: store.keys, clock, doing }),
    webhooks: createWebhookAdmin({
      webhooks,
      ...composeWebhooks(config, clock),
      ids,
      clock,
      doing,
    }),
    deliveries: {
      list: deliveryLog.list,
      repeat: async (by, id) => wasDone(await deliveryLog.repeat(id, doing(by))),
    },
    templates: createTemplateAdmin({ templates: store.replyTemplates, ids, clock, doing }),
    person: createPersonAdmin({
      holdings: people.holdings,
      async exported(by, email) {
        const data = await people.exportByAdmin(email, doing(by));
        return data === null || data === 'not-admin' ? data : personDocument(email, data);
      },
      async erase(by, email) {
        const held = await people.holdings(email);
        if (!held) return { rows: 0, notListed: null };
        const outcome = await erasePerson(store, config, email, held, doing(by));
        if (outcome === 'not-admin' || 'cannotList' in outcome) return outcome;
        const { rows, notListed } = outcome;
        return {
          rows: Object.values(rows).reduce<number>((sum, count) => sum + Number(count), 0),
          notListed,
        };
      },
    }),
    async retention() {
      const { retentionMonths: months } = config;
      if (months === null) return null;
      const before = wallMs(monthsBefore(await retention.cautiousTime(clock.now(), clock.boot()), months));
      return { months, before, ...(await retention.due(before)) };
    },
    audit: audit.latest,
  };
}
