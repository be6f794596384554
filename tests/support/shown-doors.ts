/** The figures of a page of doors: title and price of each, the total, the reference. */
export function figuresOf(html: string) {
  const inAll = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text);
  return {
    titles: inAll(/<h2 id="door-\d+"[^>]*><span[^>]*>[^<]*<\/span> ([^<]*)<\/h2>/g),
    prices: inAll(/Price of door \d+: <\/span>.*?class="amount">(€[\d,]+)</g),
    itemised: inAll(/\d\. [^<]*<\/th><td>(€[\d,]+|not priced)/g),
    total: /class="total">(?:.*?>)?(€[\d,]+|No price yet)</.exec(html)?.[1],
    reference: /class="reference">([^<]+)</.exec(html)?.[1],
  };
}

/** An amount as formatted on pages and in PDFs. */
export const euro = (amount: number | undefined) => `€${amount?.toLocaleString('en-IE')}`;
