import { describeLimits } from '../app/doors/limits.ts';
import { listProducts } from '../app/figures/catalogue.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import type { Business } from '../domain/business/business.ts';
import type { Product } from '../domain/catalogue/product.ts';
import { leadTimes } from '../domain/wording/choices.ts';
import { type Fact, makerFacts, termFactsOf } from '../domain/wording/facts.ts';
import { measuringAccuracy, measuringIntro, measuringSteps } from '../domain/wording/measuring.ts';
import { doorTypeLine, textOf } from './texts.ts';

export interface ResourceNeeds {
  readonly publicUrl: () => string;
  readonly business: Business;
  readonly book: PriceBook;
  readonly catalogue: readonly Product[];
  /** When the catalogue was last changed. */
  readonly updatedAt: string;
}

export type ResourceName = 'faq' | 'measuring' | 'price-book' | 'terms';

/** Texts of the resources, in Markdown. */
export const resourceTexts: Readonly<Record<ResourceName, (needs: ResourceNeeds) => string>> = {
  faq: ({ business, book, publicUrl }) =>
    document(`Questions to ${business.name}`, [
      ...makerFacts(business, book).map(answered),
      `As a page: ${publicUrl()}/faq`,
    ]),

  measuring: ({ publicUrl }) =>
    document('How to measure', [
      measuringIntro,
      ...measuringSteps.map(({ title, text }, index) => section(`${index + 1}. ${title}`, text)),
      section('How accurate', measuringAccuracy),
      `With drawings: ${publicUrl()}/measuring`,
    ]),

  'price-book'({ book, catalogue, updatedAt, publicUrl }) {
    const products = listProducts(book, catalogue, publicUrl(), updatedAt);
    return document(`Price book ${book.version}`, [
      'For a price by size call estimate_internal_doors.',
      section('Starting prices', textOf('listInternalDoorProducts', { reply: products }, book)),
      section(
        'What can be made',
        textOf('describeInternalDoorLimits', { reply: describeLimits(book) }, book),
      ),
      section('Lead time', leadTimes(book)),
    ]);
  },

  terms: ({ business, book, publicUrl }) =>
    document(`Terms of ${business.name}`, [
      ...termFactsOf(business, book).map(answered),
      section(
        'Personal data',
        `Prices, layouts and drawings need none. Contact details are sent only after the person has asked to be contacted and agreed to it, and are used to answer them: ${publicUrl()}/privacy`,
      ),
    ]),
};

/** The limits of one type of door; null for a type that is not in the price book. */
export function doorTypeText({ book }: ResourceNeeds, doorTypeKey: string): string | null {
  const limits = describeLimits(book).doorTypes.find((each) => each.doorTypeKey === doorTypeKey);
  return limits ? document(limits.label, [doorTypeLine(limits)]) : null;
}

const document = (title: string, parts: readonly string[]): string =>
  [`# ${title}`, ...parts, ''].join('\n\n');

const section = (heading: string, text: string): string => `## ${heading}\n\n${text}`;

const answered = ({ question, answer }: Fact): string =>
  section(question, answer ?? 'The maker has not said; ask them.');
