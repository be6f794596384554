import { createOverview } from '../app/desk/overview.ts';
import { createDeskEnquiries } from '../app/desk/services.ts';
import { createRandomIds } from '../app/shared/ids.ts';
import type { Config } from '../config.ts';
import { businessHours, openMsBetween } from '../domain/business/business-hours.ts';
import { composeAdmin } from './admin.ts';
import type { Core } from './core.ts';
import type { Figures } from './figures.ts';

/** What the pages of the desk do, for those who were let in. */
export function composeDesk(
  config: Config,
  { book, business }: Figures,
  { store, clock }: Core,
  publicUrl: () => string,
) {
  const { week } = businessHours(business.openingHours);
  const mails = config.mail !== null;
  return {
    deskEnquiries: createDeskEnquiries({
      store,
      clock,
      ids: createRandomIds(clock),
      mails,
      book,
      business,
    }),
    overview: createOverview({
      store: store.overview,
      clock,
      openMs: (from, to) => openMsBetween(week, from, to),
    }),
    admin: composeAdmin({ config, store, clock, publicUrl }),
  };
}
