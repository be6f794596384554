import type { PriceBook } from '../book/price-book.ts';
import type { Business } from '../business/business.ts';
import { addressText, answerText, waysText, withdrawByHand } from './business.ts';
import { colourCosts, glassChoices, handleChoices, leadTimes } from './choices.ts';
import { capitalise, listed } from './format.ts';
import { measuringInShort } from './measuring.ts';
import { fittingVatNote, scopeText } from './scope.ts';

/*
 * Answers to common questions, from the maker's card and the price book: for pages, assistants and partners. What the
 * card does not tell stays open, so that assistants do not make it up.
 */

/** A page that tells more. */
interface MorePage {
  readonly path: string;
  readonly text: string;
}

export interface Fact {
  /** A word or two, such as "Lead time". */
  readonly topic: string;
  readonly question: string;
  /** Null if the maker's card does not tell. */
  readonly answer: string | null;
  readonly more?: MorePage;
}

/** Questions about prices, terms and doors, in the order in which customers ask them. */
export function makerFacts(business: Business, book: PriceBook): readonly Fact[] {
  return [...priceFacts(book), ...termFacts(business, book), ...doorFacts(book), ...reachFacts(business)];
}

/** Facts that the terms of the maker consist of. */
export const termFactsOf = (business: Business, book: PriceBook): readonly Fact[] => [
  ...priceFacts(book),
  ...termFacts(business, book),
];

const known = (topic: string, question: string, answer: string, more?: MorePage): Fact => ({
  ...{ topic, question, answer },
  ...(more && { more }),
});

/** A fact that only the maker's card has. The sample card has none. */
const ofCard =
  ({ isSample }: Business) =>
  (topic: string, question: string, answer: string | null | undefined): Fact => ({
    ...{ topic, question },
    answer: isSample || answer === undefined || answer === null ? null : sentence(answer),
  });

function priceFacts(book: PriceBook): readonly Fact[] {
  return [
    known('Price', 'What is in the price?', scopeText(book)),
    known(
      'VAT',
      'Is VAT in the price?',
      `Prices are shown with VAT at ${book.vatRatePercent}%, and without it beside. ${fittingVatNote}`,
    ),
    known(
      'Offer',
      'Is the price firm?',
      'Prices here are estimates, which bind nobody. Our offer, which is firm, follows when we have looked at your opening with you. Nothing is ordered until you accept it.',
    ),
  ];
}

function termFacts(business: Business, book: PriceBook): readonly Fact[] {
  const told = ofCard(business);
  return [
    told('Delivery', 'Do you deliver?', business.deliveryArea),
    told('Fitting', 'Do you fit the doors?', business.fitting),
    known('Lead time', 'How long does a door take?', leadTimes(book)),
    told('Payment', 'How do I pay?', business.payment),
    told('Guarantee', 'Is there a guarantee?', business.guarantee),
    known(
      'Withdrawing',
      'What if I change my mind after sending?',
      `You can change your doors on the page of your enquiry until we have begun. ${withdrawByHand(business, 'write to us')}`,
      { path: '/contact', text: 'Write to us' },
    ),
  ];
}

function doorFacts(book: PriceBook): readonly Fact[] {
  return [
    known('Measuring', 'How do I measure?', measuringInShort, {
      path: '/measuring',
      text: 'How to measure, with drawings',
    }),
    known('Colours', 'Which colours are there?', colourCosts(book)),
    known('Glass', 'Which glass is there?', glassChoices(book)),
    known('Handles', 'Which handles and locks are there?', handleChoices(book)),
    known(
      'Security doors',
      'Do you make fire-rated or security doors?',
      'The doors priced here are neither. We make an offer for each of those: ask us.',
      { path: '/security-doors', text: 'Ask about security doors' },
    ),
  ];
}

function reachFacts(business: Business): readonly Fact[] {
  const told = ofCard(business);
  const { showroom, openingHours } = business;
  const visits = [
    ...(showroom?.address ? [addressText(showroom.address)] : []),
    ...(showroom?.openingHours ?? []),
    ...(showroom?.note === undefined ? [] : [showroom.note]),
  ].map(sentence);
  const ways = waysText(business);
  const hours = openingHours?.length ? [`We are open ${openingHours.join(', ')}`] : [];
  const promise = answerText(business);
  const answers = [...(promise === null ? [] : [promise]), ...hours].map(sentence);
  return [
    told('Showroom', 'Is there a showroom?', visits.join(' ') || null),
    told('Hours', 'When do you answer?', answers.join(' ') || null),
    told('Contact', 'How do I reach you?', ways && capitalise(ways)),
  ];
}

const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);

/** The answer on the maker's own pages. */
export const shownAnswer = ({ answer }: Fact): string =>
  answer ?? 'This is not answered here yet. Please ask us.';

/** Every fact in a line, for assistants, which must not fill the gaps themselves. */
export function factLines(facts: readonly Pick<Fact, 'topic' | 'answer'>[]): readonly string[] {
  const gaps = facts.flatMap(({ topic, answer }) => (answer === null ? [topic.toLowerCase()] : []));
  return [
    ...facts.flatMap(({ topic, answer }) => (answer === null ? [] : [`${topic}: ${answer}`])),
    ...(gaps.length > 0 ? [`The maker has not said anything about ${listed(gaps)}; ask them.`] : []),
  ];
}
