import type { Enquiry } from '../../src/app/enquiries/enquiry.ts';
import { datesOfSent, viewSentOrder } from '../../src/app/enquiries/sent-order.ts';
import type { DueDelivery } from '../../src/app/outbox/delivery.ts';
import { readConfig } from '../../src/config.ts';
import type { Business } from '../../src/domain/business/business.ts';
import { type MailNeeds, createMailSender } from '../../src/outbox/mail/sender.ts';
import { pngFile } from '../../src/pictures/files.tsx';
import { createQuotePdf } from '../../src/web/rendering.ts';
import { book } from './book.ts';
import { cardOf, fullCard } from './business.ts';
import { mailEnv } from './mail-server.ts';
import { atEndOfFile } from './end-of-file.ts';

const cleanUps: (() => void)[] = [];
atEndOfFile(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

export interface SenderOptions {
  readonly url: string;
  readonly business?: Business;
  readonly needs?: Partial<MailNeeds>;
}

/** A mail sender without the HTTP service: the test supplies the enquiry, and this process renders drawings. */
export function startSender({ url, business = cardOf(fullCard), needs = {} }: SenderOptions) {
  const { mail } = readConfig(mailEnv(url));
  if (!mail) throw new Error('Mail is configured');
  const warnings: string[] = [];
  let enquiry: Enquiry | null = null;
  const sender = createMailSender({
    settings: mail,
    book,
    business,
    publicUrl: () => 'https://doors.example.ie',
    findEnquiry: () => Promise.resolve(enquiry),
    earlierVersions: () => Promise.resolve([]),
    addPage: () => Promise.resolve('https://doors.example.ie/sent/mail~token'),
    findReply: () => Promise.resolve(null),
    findAccount: () => Promise.resolve(null),
    trafficToCustomer: () => Promise.resolve({ sent: 0, underWay: 0 }),
    trafficToStaff: () => Promise.resolve({ sent: 0, underWay: 0 }),
    draw: (design) => Promise.resolve(pngFile(book, design, 1020)),
    print: (sent) => createQuotePdf(business)(book, viewSentOrder(book, sent), datesOfSent(sent), 'with-vat'),
    logger: { warn: (text) => warnings.push(text) },
    ...needs,
  });
  cleanUps.push(sender.close);
  return {
    ...sender,
    warnings,
    send: (of: Enquiry | null, to: 'staff' | 'customer', more: Partial<DueDelivery> = {}) => {
      enquiry = of;
      return sender.deliver(deliveryTo(to, more), new AbortController().signal);
    },
  };
}

function deliveryTo(to: 'staff' | 'customer', more: Partial<DueDelivery>): DueDelivery {
  const body = JSON.stringify({ type: 'enquiry.created', timestamp: '2026-03-02T10:00:00.000Z', data: {} });
  return {
    id: `evt_01TEST.mail:${to}`,
    destination: `mail:${to}`,
    event: { id: 'evt_01TEST', type: 'enquiry.created', subjectId: 'idq_01TEST', body },
    attempts: 0,
    ...more,
  };
}
