import { expect, it } from 'vitest';
import { genuine } from '../../../tests/fixtures/spam/genuine.ts';
import { holdoutGenuine } from '../../../tests/fixtures/spam/holdout-genuine.ts';
import { holdoutSpam } from '../../../tests/fixtures/spam/holdout-spam.ts';
import { spam } from '../../../tests/fixtures/spam/spam.ts';
import { thresholds, weights } from './rules.ts';
import { scoreContent } from './score.ts';

const scored = (text: string): string => {
  const { score, verdict, reasons } = scoreContent({
    name: 'Aoife Byrne',
    email: 'aoife@example.ie',
    texts: [text],
  });
  const beginning = Array.from(text.replace(/\s+/g, ' ')).slice(0, 50).join('').trim();
  return `${verdict} ${score} | ${beginning} | ${reasons.join(' ') || 'no sign'}`;
};

/*
 * The score and the matching rules of every text in the corpora. After tuning a rule, `npm test --
 * src/domain/spam -u` updates the snapshot.
 */
it.each([
  ['genuine', genuine],
  ['genuine-held-out', holdoutGenuine],
  ['spam', spam],
  ['spam-held-out', holdoutSpam],
])('the approved scores and rules are unchanged for the corpus %s', async (name, texts) => {
  expect(texts.length).toBeGreaterThan(40);
  const table = `${texts.map(scored).join('\n')}\n`;
  await expect(table).toMatchFileSnapshot(`../../../tests/vectors/spam/${name}.txt`);
});

it('the approved weights of the spam rules are unchanged', () => {
  expect(thresholds).toEqual({ hold: 4, refuse: 8 });
  expect(weights).toEqual({
    'offer-blatant': 7,
    'offer-made': 5,
    'offer-repeated': 3,
    'offer-second-topic': 2,
    'topic-hint': 1,
    'topic-hints': 1,
    'call-to-action': 2,
    urgency: 1,
    promise: 2,
    'bulk-mail': 2,
    'seller-voice': 2,
    link: 1,
    'link-without-doors': 2,
    'link-shortened': 2,
    'link-to-chat': 2,
    'link-cheap-ending': 1,
    'link-names-trade': 2,
    'link-to-program': 4,
    'link-many-hosts': 1,
    'link-in-html': 1,
    'link-in-bulletin-board': 4,
    'link-alone': 3,
    'link-in-name': 3,
    disguise: 2,
    gibberish: 4,
    'off-topic': 1,
    'unwanted-wording': 4,
    'clearly-unwanted-wording': 4,
    'asks-about-a-mail': -3,
    'own-premises': -3,
    'customer-voice': -1,
    'asks-for-doors': -4,
    'door-details': -1,
    'many-door-details': -2,
    'door-measures': -2,
    eircode: -1,
  });
});
