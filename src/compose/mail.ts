import type { Logger } from 'pino';
import { datesOfSent } from '../app/enquiries/sent-order.ts';
import { hashSentPage, mailLinkToken } from '../app/enquiries/sent-page.ts';
import { capWindowMs } from '../app/mail/mail-caps.ts';
import type { Clock } from '../app/shared/clock.ts';
import { createRandomIds } from '../app/shared/ids.ts';
import type { Config } from '../config.ts';
import { type MailSender, createMailSender } from '../outbox/mail/sender.ts';
import type { PictureJobs } from '../pictures/jobs.ts';
import type { Store } from '../store/store.ts';
import { type OrderJobs, sentAddress } from '../web/index.ts';
import type { Figures } from '../figures/load.ts';
import type { Rendering } from './rendering.ts';

/** Width of drawings in mails; larger than displayed, for sharp lines. */
const pictureWidthPx = 840;

export interface MailParts {
  readonly config: Pick<Config, 'mail'>;
  readonly figures: Figures;
  readonly store: Pick<
    Store,
    'enquiries' | 'enquiryReplies' | 'enquiryVersions' | 'sentMails' | 'staffAccounts'
  >;
  readonly publicUrl: () => string;
  readonly rendering: Rendering;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** Wires mails to staff and customers; null if mail is not configured. */
export function composeMail({
  config,
  figures,
  store,
  publicUrl,
  rendering,
  clock,
  logger,
}: MailParts): MailSender | null {
  if (!config.mail) return null;
  const draw = rendering.ownJobs<PictureJobs>();
  const print = rendering.ownJobs<OrderJobs>();
  const client = 'mail';
  const { linkSeed } = createRandomIds(clock);
  return createMailSender({
    settings: config.mail,
    book: figures.book,
    business: figures.business,
    publicUrl,
    findEnquiry: store.enquiries.find,
    earlierVersions: store.enquiryVersions.list,
    addPage: async ({ id }) => {
      const token = mailLinkToken(linkSeed());
      const isAdded = await store.enquiries.addSentPage(hashSentPage(token), id);
      return isAdded ? `${publicUrl()}${sentAddress(token)}` : null;
    },
    findReply: store.enquiryReplies.findByEvent,
    findAccount: store.staffAccounts.find,
    trafficToCustomer: (email, delivery) =>
      store.sentMails.toCustomer(email, delivery, capWindowMs, clock.steady()),
    trafficToStaff: (delivery) => store.sentMails.toStaff(delivery, capWindowMs, clock.steady()),
    draw: (design, signal) =>
      draw('png', { design, kind: 'sheet', widthPx: pictureWidthPx }, { client, signal }),
    print: (sent, signal) =>
      print('sentPdf', { sent, dates: datesOfSent(sent), priceView: 'with-vat' }, { client, signal }),
    logger,
  });
}
