import { createInboxServices } from '../app/desk/inbox-services.ts';
import type { Core } from './core.ts';

/** What the inbox of the desk shows. */
export const composeInbox = ({ store, clock }: Core) =>
  createInboxServices({
    inbox: store.inbox,
    savedViews: store.savedViews,
    accounts: store.staffAccounts,
    noteExport: (account, at, enquiries) =>
      store.audit.note({
        at,
        actor: `staff:${account.email}`,
        action: 'enquiries.export',
        detail: { enquiries },
      }),
    clock,
  });
