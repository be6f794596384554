import type { Logger } from 'pino';
import { type StaffServices, createStaffServices } from '../app/accounts/services.ts';
import type { Business } from '../domain/business/business.ts';
import type { Config } from '../config.ts';
import { createOpenIdProvider } from '../openid/provider.ts';
import type { Core } from './core.ts';
import { createInboxServices } from '../app/inbox/inbox-services.ts';
import { createOverview } from '../app/inbox/overview.ts';
import { createToday } from '../app/enquiries/work/today.ts';
import { createDeskEnquiries } from '../app/enquiries/work/services.ts';
import { createReplies } from '../app/replies/services.ts';
import { createRandomIds } from '../app/shared/ids.ts';
import { answerBy } from '../domain/business/answer-by.ts';
import { businessHours, openMsBetween } from '../domain/business/business-hours.ts';
import { sentAddress } from '../web/index.ts';
import { composeAdmin } from './admin.ts';
import type { Figures } from '../figures/load.ts';

/** Wires the accounts, sessions and sign-in of staff. */
export function composeStaff(
  { openId, mail }: Pick<Config, 'openId' | 'mail'>,
  { store, limiter, clock, passwords, passkeys }: Core,
  business: Business,
  publicUrl: () => string,
  logger: Logger,
): StaffServices {
  return createStaffServices({
    accounts: store.staffAccounts,
    sessions: store.staffSessions,
    browsers: store.staffBrowsers,
    passkeys: store.staffPasskeys,
    challenges: store.staffChallenges,
    jobs: passkeys.jobs,
    passwords,
    openIdProvider: openId && createOpenIdProvider(openId),
    publicUrl,
    report: (error) => {
      logger.warn({ err: error }, 'a sign-in by OpenID Connect came to nothing');
    },
    site: () => {
      const { origin, hostname } = new URL(publicUrl());
      return { origin, id: hostname, name: business.name };
    },
    limiter,
    clock,
    mailsOwner: mail !== null,
  });
}

/** Wires the desk's inbox. */
export const composeInbox = ({ store, clock }: Core) =>
  createInboxServices({
    inbox: store.inbox,
    lists: store.deskLists,
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

/** Wires the desk's other pages. */
export function composeDesk(
  config: Config,
  { book, business }: Figures,
  { store, clock }: Core,
  publicUrl: () => string,
) {
  const { week } = businessHours(business.openingHours);
  const openMs = (from: number, to: number) => openMsBetween(week, from, to);
  const mails = config.mail !== null;
  const ids = createRandomIds(clock);
  return {
    mapUrl: config.mapUrl,
    deskEnquiries: createDeskEnquiries({
      store,
      clock,
      ids,
      mails,
      book,
      business,
    }),
    replies: createReplies({
      store,
      clock,
      ids,
      mails,
      pageAddress: (token) => `${publicUrl()}${sentAddress(token)}`,
    }),
    overview: createOverview({ store: store.overview, clock, openMs }),
    today: createToday({
      store: store.deskLists,
      clock,
      openMs,
      answerBy: (receivedAt) => answerBy(business, receivedAt),
    }),
    admin: composeAdmin({ config, store, clock, publicUrl }),
  };
}
