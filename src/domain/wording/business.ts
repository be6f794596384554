import { answerBy } from '../business/answer-by.ts';
import type { Business, PostalAddress } from '../business/business.ts';
import { weekdayAndTime } from './format.ts';

/** A labelled line of the maker's card, with an optional link. */
export interface CardLine {
  readonly label: string;
  readonly texts: readonly string[];
  readonly href?: string;
}

export const addressText = ({ street, town, county, eircode, country }: PostalAddress): string =>
  [street, town, county, eircode, country].filter((part) => part !== undefined).join(', ');

/** Phone, mail and address, as far as the card has them. */
export const contactLines = ({ phone, email, address }: Business): readonly CardLine[] =>
  present([
    { label: 'Phone', texts: [phone?.text], href: phone && `tel:${phone.number}` },
    { label: 'E-mail', texts: [email], href: email && mailAddress(email) },
    { label: 'Address', texts: [address && addressText(address)] },
  ]);

/** The contact lines with opening hours and directions. */
export const reachLines = (business: Business): readonly CardLine[] => {
  const { openingHours, showroom } = business;
  const visits = present([
    { label: 'Open', texts: openingHours ?? [] },
    {
      label: 'Showroom',
      texts: [
        showroom?.address && addressText(showroom.address),
        ...(showroom?.openingHours ?? []),
        showroom?.note,
      ],
    },
  ]);
  return [...contactLines(business), ...visits];
};

/** Details that the law requires a company to publish. */
export const companyLines = ({ legalName, companyNumber, vatNumber }: Business): readonly CardLine[] =>
  present([
    { label: 'Company', texts: [legalName] },
    { label: 'Company number', texts: [companyNumber] },
    { label: 'VAT number', texts: [vatNumber] },
  ]);

/** The maker's terms for every door: delivery, fitting, payment and guarantee. */
export const promiseLines = ({ deliveryArea, fitting, payment, guarantee }: Business): readonly CardLine[] =>
  present([
    { label: 'Delivery', texts: [deliveryArea] },
    { label: 'Fitting', texts: [fitting] },
    { label: 'Payment', texts: [payment] },
    { label: 'Guarantee', texts: [guarantee] },
  ]);

/** A line as plain text, for PDFs and assistants. */
export const plainLine = ({ label, texts }: CardLine): string => `${label}: ${texts.join('; ')}`;

/** Who answers an enquiry, and how soon; null if the card has neither. */
export function answerText({ answeredBy, answeredWithin }: Business): string | null {
  if (answeredBy === undefined && answeredWithin === undefined) return null;
  const when = answeredWithin === undefined ? 'answer you' : `answer you within ${answeredWithin}`;
  return `${answeredBy ?? 'We'} will ${when}.`;
}

/**
 * When a sent enquiry will be answered: day and time if they follow from the card, otherwise how soon. Null
 * if the card says neither who answers nor how soon, and after the deadline.
 */
export function answerPromise(business: Business, receivedAt: number, now: number): string | null {
  if (business.isSample) return null;
  const by = answerBy(business, receivedAt);
  if (by === null) return answerText(business);
  return by < now ? null : `${business.answeredBy ?? 'We'} will answer you by ${weekdayAndTime(by)}.`;
}

/** How to reach the maker, as "ring … or write to …"; null if the card has neither phone nor mail. */
export function waysText({ phone, email }: Business): string | null {
  const ways = [
    ...(phone ? [`ring ${phone.text}`] : []),
    ...(email === undefined ? [] : [`write to ${email}`]),
  ];
  return ways.length === 0 ? null : ways.join(' or ');
}

/** Who answers a sent enquiry, how soon, and how to reach the maker; empty if the card has none of these. */
export const whatHappensNext = (business: Business): readonly string[] =>
  told(business, untilThenText(business));

/** How to reach the maker before the answer comes; null if the card has neither phone nor mail. */
export const untilThen = (business: Business): string | null =>
  business.isSample ? null : untilThenText(business);

function untilThenText(business: Business): string | null {
  const ways = waysText(business);
  return ways && `Until then you can ${ways}: please name your reference.`;
}

/** How to request a change when it is too late for changes online. */
export function changeByHand(business: Business): string {
  const ways = business.isSample ? null : waysText(business);
  return ways === null ? '' : `To change something, ${ways} and name your reference.`;
}

/** How to withdraw an enquiry without the key that sent it. `otherwise`: the way if the card has none. */
export function withdrawByHand(business: Business, otherwise: string): string {
  const ways = (business.isSample ? null : waysText(business)) ?? otherwise;
  return `To withdraw it, ${ways} and name your reference.`;
}

/**
 * Who answers an enquiry, how soon, and how to reach the maker, for texts before it is sent; null if the card has none
 * of these.
 */
export function beforeSending(business: Business): string | null {
  const ways = waysText(business);
  return told(business, ways && `You can also ${ways}.`).join(' ') || null;
}

const told = (business: Business, waysSentence: string | null): readonly string[] =>
  business.isSample ? [] : [answerText(business), waysSentence].filter((text) => text !== null);

/** What happens after sending, whatever the maker's card says. */
export const nextSteps = {
  doors: [
    'We look at your doors and at what you wrote.',
    'We answer with a firm price, or ask what we still need to know: by e-mail, or by phone if you gave a number.',
    'Nothing is ordered until you accept our offer.',
  ],
  question: ['We read what you wrote and answer: by e-mail, or by phone if you gave a number.'],
} as const;

/** Note shown on all pages while the card is the sample. */
export const sampleNote =
  'This is a sample: no maker stands behind it yet. Whoever runs it puts their own name and address in a file and names the file in the setting BUSINESS.';

/** A mailto link; characters that have a meaning in one are escaped. */
export const mailAddress = (email: string, subject?: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}${
    subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`
  }`;

interface LineDraft {
  readonly label: string;
  readonly texts: readonly (string | undefined)[];
  readonly href?: string | undefined;
}

function present(drafts: readonly LineDraft[]): readonly CardLine[] {
  return drafts.flatMap(({ label, texts, href }) => {
    const said = texts.filter((text) => text !== undefined);
    return said.length === 0 ? [] : [{ label, texts: said, ...(href !== undefined && { href }) }];
  });
}
