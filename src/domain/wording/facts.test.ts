import { describe, expect, it } from 'vitest';
import { book } from '../../../tests/support/book.ts';
import { bareCard, cardOf, fullCard, sampleCard } from '../../../tests/support/business.ts';
import { factLines, makerFacts, shownAnswer, termFactsOf } from './facts.ts';

const answersOf = (card: Parameters<typeof makerFacts>[0]) =>
  Object.fromEntries(makerFacts(card, book).map(({ topic, answer }) => [topic, answer]));
/** The topics that only the card tells about. */
const ofCard = ['Delivery', 'Fitting', 'Payment', 'Guarantee', 'Showroom', 'Hours', 'Contact'];

describe('the facts', () => {
  it('of the card are its own words, as sentences', () => {
    expect(answersOf(cardOf(fullCard))).toMatchObject({
      Delivery: 'All of Ireland.',
      Fitting: 'We fit within 100 km of the works.',
      Payment: 'Half with the order, half before delivery.',
      Guarantee: 'Ten years on steel and glass.',
      Showroom:
        '2 Example Quay, Exampletown, Ireland. Thursday 14:00 to 19:00. Every finish can be seen here.',
      Hours:
        'Our sales desk will answer you within two working days. We are open Monday to Friday 9:00 to 17:30, Saturday by appointment.',
      Contact: 'Ring 01 679 1234 or write to desk@doors.example.ie.',
      Withdrawing:
        'You can change your doors on the page of your enquiry until we have begun. To withdraw it, ring 01 679 1234 or write to desk@doors.example.ie and name your reference.',
    });
  });

  it.each([
    ['has only a name', cardOf(bareCard)],
    ['has empty lists', cardOf({ ...bareCard, openingHours: [], showroom: {} })],
    ['is a sample', cardOf({ ...fullCard, sample: true })],
    ['comes with the program', sampleCard],
  ])('of a card that %s leave out what it does not tell', (_, card) => {
    const unknown = makerFacts(card, book).flatMap(({ topic, answer }) => (answer === null ? [topic] : []));
    expect(unknown).toEqual(ofCard);
    expect(answersOf(card)['Withdrawing']).toMatch(/To withdraw it, write to us and name your reference\.$/);
  });

  it('name the rate of VAT of the price book', () => {
    const [, vat] = makerFacts(sampleCard, { ...book, vatRatePercent: 13.5 });
    expect(vat?.answer).toMatch(/^Prices are shown with VAT at 13\.5%/);
  });

  it('of the terms are among those of the questions, in the same words', () => {
    const card = cardOf(fullCard);
    expect(makerFacts(card, book)).toEqual(expect.arrayContaining([...termFactsOf(card, book)]));
    expect(termFactsOf(card, book).map(({ topic }) => topic)).toEqual([
      ...['Price', 'VAT', 'Offer', 'Delivery', 'Fitting', 'Lead time', 'Payment', 'Guarantee', 'Withdrawing'],
    ]);
  });

  it('are told to assistants in lines, with the gaps named', () => {
    const gap = { topic: 'Lead time', answer: null };
    expect(
      factLines([{ topic: 'VAT', answer: 'Included.' }, gap, { topic: 'Guarantee', answer: null }]),
    ).toEqual(['VAT: Included.', 'The maker has not said anything about lead time and guarantee; ask them.']);
    expect(factLines([{ topic: 'VAT', answer: 'Included.' }])).toEqual(['VAT: Included.']);
  });

  it('send customers to the maker where there is a gap', () => {
    expect(shownAnswer({ topic: 'Payment', question: 'How do I pay?', answer: null })).toBe(
      'This is not answered here yet. Please ask us.',
    );
  });
});
