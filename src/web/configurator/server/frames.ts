import type { DoorQuote } from '../../../app/quotes/quote.ts';
import type { DocumentHead } from '../../shell/document.tsx';
import type { Privacy } from '../../shell/reply.ts';
import type { DoorsToChange, OrderData } from '../order/order-data.ts';

/** The properties in which the pages of doors (configurator, review and quote) differ. */
export interface OrderFrame extends Pick<
  OrderData,
  'mode' | 'action' | 'validUntil' | 'pdf' | 'from' | 'changes'
> {
  readonly head: DocumentHead;
  readonly privacy: Privacy;
  /** Token of the quote; null if the address holds the doors. */
  readonly quoteToken: string | null;
}

const withoutLink = { validUntil: null, pdf: null, quoteToken: null };

export const configureFrame: OrderFrame = {
  ...withoutLink,
  mode: 'configure',
  action: '/',
  privacy: 'own',
  head: {
    title: 'Steel internal glazed doors: configure and price yours',
    description:
      'Configure a steel internal glazed door for your opening and see drawing, price and lead time at once. Made to measure in Ireland.',
    path: '/',
  },
};

const reviewDescription = 'Look over your doors and ask for an offer.';

export const reviewFrame: OrderFrame = {
  ...withoutLink,
  mode: 'review',
  action: '/review',
  privacy: 'secret',
  head: { title: 'Your doors', description: reviewDescription },
};

/** The review page on which a customer continues from a submitted quote. */
export const reviewAfter = (token: string | null): OrderFrame =>
  token === null ? reviewFrame : { ...reviewFrame, from: token };

export const quoteFrame = (token: string, { expiresAt }: DoorQuote): OrderFrame => ({
  mode: 'review',
  action: `/quotes/${token}`,
  privacy: 'secret',
  validUntil: expiresAt,
  pdf: `/quotes/${token}.pdf`,
  quoteToken: token,
  head: { title: 'Your estimate', description: reviewDescription },
});

export const changePath = '/change';

export const changeFrame = (changes: DoorsToChange): OrderFrame => ({
  ...withoutLink,
  mode: 'review',
  action: `${changes.back}${changePath}`,
  privacy: 'secret',
  changes,
  head: { title: 'Change your doors', description: 'Change the doors of your enquiry.' },
});
