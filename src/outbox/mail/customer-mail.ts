import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import { type PricedOrder, piecesInAll } from '../../app/doors/priced-order.ts';
import { doorsOf, printableOrder } from '../../app/mail/enquiry-doors.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { Business } from '../../domain/business/business.ts';
import {
  answerPromise,
  companyLines,
  nextSteps,
  reachLines,
  sampleNote,
  untilThen,
} from '../../domain/wording/business.ts';
import { capitalise, day } from '../../domain/wording/format.ts';
import { priceLine } from '../../domain/wording/price.ts';
import { priceScope, scopeText } from '../../domain/wording/scope.ts';
import type { Fact, MailContent, Part } from './content.ts';
import { doorParts, totalPart } from './doors.ts';

export interface CustomerMailParts {
  readonly hasPdf: boolean;
  /** Address of the customer's page of the enquiry; null if the enquiry has no drawn doors. */
  readonly page: string | null;
  /** Time of the event; the promised answer counts from it. */
  readonly at: number;
}

/**
 * The mail to the customer. It repeats no name, message or other typed text: a form accepts any address, and
 * would otherwise let senders mail their own words to strangers.
 */
export function customerMail(
  book: PriceBook,
  business: Business,
  enquiry: Enquiry,
  { hasPdf, page, at }: CustomerMailParts,
): MailContent {
  const { reference, receivedAt } = enquiry;
  const sent = printableOrder(book, enquiry);
  const promise = answerPromise(business, at, at);
  return {
    subject: `We have your enquiry ${reference}`,
    sender: business.name,
    title: 'Thank you. We have your enquiry.',
    preview: [promise, `Your reference is ${reference}.`].filter((text) => text !== null).join(' '),
    parts: [
      ...(promise === null ? [] : [{ kind: 'paragraph', text: promise } as const]),
      ...(sent ? estimateOf(doorsOf(book, enquiry)) : []),
      ...(page === null ? [] : linkTo(page)),
      {
        kind: 'paragraph',
        text: `Your reference is ${reference}. ${useOf(business)} We received your enquiry on ${day(receivedAt)}.`,
      },
      ...(business.isSample ? [{ kind: 'notice', title: 'A sample', text: sampleNote } as const] : []),
      ...next(enquiry, business),
      ...(sent ? doors(book, enquiry, hasPdf) : []),
      ...reach(business),
    ],
    footer: [
      'You get this mail because your address was given with an enquiry to us. It is sent by itself, once for each enquiry.',
      'Was it not you? Then somebody mistyped or used your address: you need do nothing, or tell us, and we erase it.',
      'What was written in the enquiry is not repeated in this mail, so that nobody can use it to send words of their own.',
    ],
  };
}

const estimateOf = ({ doors, priced, total }: PricedOrder): readonly Part[] =>
  priced === 0
    ? []
    : [
        {
          kind: 'paragraph',
          text: `Our estimate for ${priced === doors.length ? yourDoors(piecesInAll(doors)) : 'what has a price'}: ${priceLine(total, 'with-vat')}, supply only.`,
        },
      ];

const yourDoors = (count: number): string => (count === 1 ? 'your door' : `your ${count} doors`);

/** The link to the page. Anyone with the link can change the doors, so the mail asks not to forward it. */
const linkTo = (page: string): readonly Part[] => [
  { kind: 'facts', facts: [{ name: 'Your doors', value: page, href: page }] },
  {
    kind: 'quiet',
    text: 'There you can look at your doors and, until we have begun to work on them, change them. Keep the link to yourself.',
  },
];

const useOf = ({ phone }: Business): string =>
  phone ? 'Please have it at hand if you ring us.' : 'Please name it if you write to us.';

function next({ collection }: Enquiry, business: Business): readonly Part[] {
  const steps = collection === 'contact_requests' ? nextSteps.question : nextSteps.doors;
  return [
    { kind: 'heading', text: 'What happens next' },
    steps.length === 1
      ? { kind: 'paragraph', text: steps[0] }
      : { kind: 'list', ordered: true, items: steps },
    ...[untilThen(business) ?? []].flat().map((text) => ({ kind: 'paragraph', text }) as const),
  ];
}

const pdfText = 'The same is attached as a PDF to print or to pass on. It names nobody.';

function doors(book: PriceBook, enquiry: Enquiry, hasPdf: boolean): readonly Part[] {
  const order = doorsOf(book, enquiry);
  const count = piecesInAll(order.doors);
  return [
    { kind: 'heading', text: capitalise(yourDoors(count)) },
    ...(hasPdf ? [{ kind: 'paragraph', text: pdfText } as const] : []),
    ...doorParts(book, order.doors, { words: false }),
    ...totalPart(order),
    { kind: 'quiet', text: `${scopeText(book)} ${priceScope(book, 'with-vat').note}` },
  ];
}

function reach(business: Business): readonly Part[] {
  if (business.isSample) return [];
  const facts = [...reachLines(business), ...companyLines(business)].map(({ label, texts, href }): Fact => ({
    name: label,
    value: texts.join(href === undefined ? '; ' : ', '),
    ...(href !== undefined && { href }),
  }));
  return facts.length === 0
    ? []
    : [
        { kind: 'heading', text: 'How to reach us' },
        { kind: 'facts', facts },
      ];
}
