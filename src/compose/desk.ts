import { type DeskEnquiries, createDeskEnquiries } from '../app/desk/services.ts';
import { createRandomIds } from '../app/shared/ids.ts';
import type { Config } from '../config.ts';
import type { Core } from './core.ts';
import type { Figures } from './figures.ts';

/** What staff do with enquiries. */
export const composeDesk = (
  { mail }: Pick<Config, 'mail'>,
  { book, business }: Figures,
  { store, clock }: Core,
): DeskEnquiries =>
  createDeskEnquiries({ store, clock, ids: createRandomIds(clock), mails: mail !== null, book, business });
