import { renderToString } from 'preact-render-to-string';
import { expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { designOf } from '../../../../tests/support/door-quotes.ts';
import { formOfDesign } from '../order/door-form.ts';
import { viewOrder } from '../order/view.ts';
import { OrderSummary } from './order-summary.tsx';

const summaryOf = (sent: boolean, ...texts: string[]) =>
  renderToString(
    <OrderSummary
      book={book}
      view={viewOrder(
        book,
        texts.map((text) => formOfDesign(book, designOf(text))),
      )}
      priceView="with-vat"
      validUntil={null}
      sent={sent}
    />,
  ).replace(/<[^>]+>/g, ' ');

const single = 'tSINGLE.HINGED-w900-h2100';
const unmade = 'tPIVOT-w9000-h2100';

// One piece costs €2,603 with VAT.
it('the summary shows the number of pieces, the price of each and of all of a door, and the total', () => {
  const text = summaryOf(false, `${single}-q3`, single);
  expect(text).toContain('Your 4 doors');
  expect(text).toMatch(/1\. 3 × Single hinged door, .*€7,809 with VAT.*€2,603 with VAT each/);
  expect(text).toMatch(/Estimate:\s+€10,412/);
});

it('the summary of a single piece repeats no price', () => {
  expect(summaryOf(false, single)).toContain('Your door');
  expect(summaryOf(false, single).match(/€2,603/g)).toHaveLength(1);
});

it.each([
  [false, [single, unmade], 'One door is not in this price yet: see above what is still to be settled.'],
  [false, [single, `${unmade}-q3`], '3 doors are not in this price yet: see above'],
  [
    true,
    [single, `${unmade}-q3`],
    '3 doors are not in this price yet: we answer with what can be made instead.',
  ],
  [false, [`${unmade}-q3`], 'See above what is still to be settled.'],
])('the summary says how many pieces its price leaves out (sent: %s): %j', (sent, texts, said) => {
  expect(summaryOf(sent, ...texts)).toContain(said);
});
