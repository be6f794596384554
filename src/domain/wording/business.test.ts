import { describe, expect, it } from 'vitest';
import { bareCard, cardOf, fullCard, sampleCard } from '../../../tests/support/business.ts';
import {
  answerPromise,
  beforeSending,
  changeByHand,
  companyLines,
  mailAddress,
  plainLine,
  promiseLines,
  reachLines,
  untilThen,
  whatHappensNext,
} from './business.ts';

const full = cardOf(fullCard);
const bare = cardOf(bareCard);

describe("the lines of a maker's card", () => {
  it('show its fields, with links to mail and phone', () => {
    expect(reachLines(full).map(({ label, href }) => [label, href])).toEqual([
      ['Phone', 'tel:+35316791234'],
      ['E-mail', 'mailto:desk@doors.example.ie'],
      ['Address', undefined],
      ['Open', undefined],
      ['Showroom', undefined],
    ]);
    expect(reachLines(full).at(2)?.texts).toEqual(['1 Example Street, Exampletown, Co. Wicklow, A98 X2Y3']);
    expect(reachLines(full).at(3)?.texts).toEqual(fullCard.openingHours);
    expect(companyLines(full).map(plainLine)).toEqual([
      'Company: Example Doors Limited',
      'Company number: 000000',
      'VAT number: IE0000000X',
    ]);
    expect(promiseLines(full).map(plainLine)).toEqual([
      'Delivery: All of Ireland',
      'Fitting: We fit within 100 km of the works',
      'Payment: Half with the order, half before delivery',
      'Guarantee: Ten years on steel and glass',
    ]);
  });

  it('omit missing fields', () => {
    for (const lines of [reachLines, companyLines, promiseLines]) {
      expect(lines(bare)).toEqual([]);
      expect(lines({ ...bare, showroom: {}, openingHours: [] })).toEqual([]);
    }
  });
});

describe('what happens next', () => {
  it.each([
    [
      fullCard,
      [
        'Our sales desk will answer you within two working days.',
        'Until then you can ring 01 679 1234 or write to desk@doors.example.ie: please name your reference.',
      ],
    ],
    [{ ...bareCard, answeredWithin: 'a day' }, ['We will answer you within a day.']],
    [{ ...bareCard, answeredBy: 'Our sales desk' }, ['Our sales desk will answer you.']],
    [
      { ...bareCard, email: 'a@example.ie' },
      ['Until then you can write to a@example.ie: please name your reference.'],
    ],
    [bareCard, []],
    [{ ...fullCard, sample: true }, []],
  ])('follows card %#', (card, sentences) => {
    expect(whatHappensNext(cardOf(card))).toEqual(sentences);
    expect(whatHappensNext(sampleCard)).toEqual([]);
  });
});

describe('the promise of an answer', () => {
  // A Thursday morning.
  const [sent, later] = [Date.parse('2026-11-19T10:00:00Z'), Date.parse('2026-11-24T10:00:00Z')];

  it.each([
    [fullCard, 'Our sales desk will answer you by Monday, 23 November, 5:30 pm.'],
    [{ ...fullCard, answeredBy: undefined }, 'We will answer you by Monday, 23 November, 5:30 pm.'],
    [{ ...fullCard, openingHours: undefined }, 'Our sales desk will answer you within two working days.'],
    [{ ...bareCard, answeredWithin: 'a day' }, 'We will answer you within a day.'],
    [bareCard, null],
    [{ ...fullCard, sample: true }, null],
  ])('follows card %#', (card, text) => {
    expect(answerPromise(cardOf(JSON.parse(JSON.stringify(card))), sent, sent)).toBe(text);
  });

  it('is null after the deadline', () => {
    expect(answerPromise(full, sent, later)).toBeNull();
  });

  it('is followed by ways to reach the maker, if the card has any', () => {
    expect(changeByHand(full)).toBe(
      'To change something, ring 01 679 1234 or write to desk@doors.example.ie and name your reference.',
    );
    expect(changeByHand(bare)).toBe('');
    expect(untilThen(full)).toBe(
      'Until then you can ring 01 679 1234 or write to desk@doors.example.ie: please name your reference.',
    );
    expect([untilThen(sampleCard), changeByHand(sampleCard)]).toEqual([null, '']);
  });
});

it('mailAddress escapes characters with a meaning in a mailto link', () => {
  expect(mailAddress('a?bcc=b&c%d@example.ie')).toBe('mailto:a%3Fbcc%3Db%26c%25d@example.ie');
  expect(mailAddress('seán@fáinne.ie')).toBe('mailto:se%C3%A1n@f%C3%A1inne.ie');
});

describe('before sending', () => {
  it.each([
    [
      fullCard,
      'Our sales desk will answer you within two working days. You can also ring 01 679 1234 or write to desk@doors.example.ie.',
    ],
    [{ ...bareCard, answeredWithin: 'a day' }, 'We will answer you within a day.'],
    [{ ...bareCard, email: 'a@example.ie' }, 'You can also write to a@example.ie.'],
    [bareCard, null],
  ])('the text follows card %#', (card, text) => {
    expect(beforeSending(cardOf(card))).toBe(text);
  });

  it('the sample card promises nothing', () => {
    expect(beforeSending(sampleCard)).toBeNull();
  });
});
