import { createOverview } from '../app/desk/overview.ts';
import type { Config } from '../config.ts';
import { businessHours, openMsBetween } from '../domain/business/business-hours.ts';
import { composeAdmin } from './admin.ts';
import type { Core } from './core.ts';
import type { Figures } from './figures.ts';

/** What the pages of the desk do, for those who were let in. */
export function composeDesk(config: Config, { business }: Figures, core: Core, publicUrl: () => string) {
  const { store, clock } = core;
  const { week } = businessHours(business.openingHours);
  return {
    overview: createOverview({
      store: store.overview,
      clock,
      openMs: (from, to) => openMsBetween(week, from, to),
    }),
    admin: composeAdmin({ config, store, clock, publicUrl }),
  };
}
