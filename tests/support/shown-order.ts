import { expect } from 'vitest';
import type { ExpectedDoor, ExpectedOrder } from './expected-order.ts';
import { chargeNames, extrasFacts, extrasForm, factNames } from './extras-words.ts';
import { unescaped } from './plain-browser.ts';
import { euro, figuresOf } from './shown-doors.ts';

/** The extras of each door on a page, in words, and their charges. */
function saidOfDoors(html: string) {
  const [, ...sections] = html.split(/<(?:section class="door"|article class="desk-door-shown")/);
  const pairs = (section: string, pattern: RegExp) =>
    [...section.matchAll(pattern)].map(([, name = '', text = '']) => [name, unescaped(text)] as const);
  return sections.map((section) => ({
    facts: pairs(section, /<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g).filter(([name]) => factNames.has(name)),
    charges: pairs(section, /<th scope="row">([^<]*)<\/th><td>([^<]*)<\/td>/g).filter(([name]) =>
      Object.values(chargeNames).includes(name),
    ),
  }));
}

const chargesOf = ({ charges }: ExpectedDoor) =>
  Object.entries(charges).map(([item, amount]) => [chargeNames[item], `${euro(amount)}.00`]);

/** The price of a piece with both amounts, as PDFs and mails show it. */
export const bothPrices = ({ inclVat, net }: Pick<ExpectedOrder, 'inclVat' | 'net'>) =>
  `${euro(inclVat)} with VAT (${euro(net)} without VAT)`;

/** Asserts that a page shows the chosen extras of each door, and the expected charges. */
export function expectExtrasShown(html: string, { doors }: ExpectedOrder): void {
  expect(saidOfDoors(html)).toEqual(
    doors.map((door) => ({ facts: extrasFacts(door.extras), charges: chargesOf(door) })),
  );
}

/** Compares the figures of a page with the order. */
export function expectFiguresShown(html: string, order: ExpectedOrder): void {
  const { titles, prices, itemised, total } = figuresOf(html);
  const { doors } = order;
  expect(titles.map((title) => /\d+ × \d+/.exec(title)?.[0])).toEqual(
    doors.map(({ plain }) => `${plain.opWidth} × ${plain.opHeight}`),
  );
  expect(prices).toEqual(doors.map(({ inclVat }) => euro(inclVat)));
  const isOnePiece = order.pieces === 1;
  expect(itemised).toEqual(isOnePiece ? [] : doors.map(({ pieces, inclVat }) => euro(pieces * inclVat)));
  expect(total).toBe(euro(order.inclVat));
  expect(html).toContain(`Ready in about <strong>${order.weeks} weeks</strong>`);
  expect(html).toContain(isOnePiece ? 'Your door' : `Your ${order.pieces} doors`);
  for (const { net, inclVat, pieces } of doors) {
    // The breakdown says the net price, to the cent.
    expect(html).toContain(`<td>${euro(net)}.00</td>`);
    if (pieces > 1) expect(html).toContain(`${euro(inclVat)} with VAT each`);
  }
  expect(html).toContain(`${euro(order.net)} without VAT`);
}

/** Compares the figures and words of a page without a form. */
export function expectShown(html: string, order: ExpectedOrder): void {
  expectFiguresShown(html, order);
  expectExtrasShown(html, order);
}

/** Compares the fields of the form of a page with the order. */
export function expectForm(fields: ReadonlyMap<string, string>, { doors }: ExpectedOrder): void {
  for (const [index, { plain, extras }] of doors.entries()) {
    const expected: Readonly<Record<string, string>> = {
      type: plain.doorTypeKey,
      ...{ width: plain.opWidth, height: plain.opHeight, left: plain.leftPanels, right: plain.rightPanels },
      ...{ transom: plain.topPanel === 'yes' ? 'yes' : '', leaves: plain.bifoldConfig },
      ...extrasForm(extras),
    };
    const names = Object.keys(expected);
    const filled = names.map((name) => [name, fields.get(`d${index}-${name}`) ?? '']);
    expect(Object.fromEntries(filled), `door ${index + 1}`).toEqual(expected);
  }
}

/** Compares the text of a PDF, page by page, with the order. */
export function expectOnPaper(
  pages: readonly string[],
  order: ExpectedOrder,
  { rooms }: { readonly rooms: boolean },
): void {
  const texts = pages.map((page) => page.replace(/\s+/g, ' '));
  const { doors } = order;
  for (const [index, door] of doors.entries()) {
    const page = texts[index] ?? '';
    expect(page).toContain(`${door.plain.opWidth} × ${door.plain.opHeight} mm`);
    expect(page).toContain(`${bothPrices(door)}${door.pieces > 1 ? ' each' : ''}, supply only`);
    for (const [name, text] of extrasFacts(door.extras)) {
      if (name !== 'Room' || rooms) expect(page).toContain(`${name} ${text}`);
      else expect(page).not.toContain(text);
    }
  }
  const summary = texts.slice(doors.length).join(' ');
  for (const { pieces, inclVat, net } of doors) {
    expect(summary).toContain(`${euro(pieces * inclVat)} with VAT`);
    expect(summary).toContain(`${euro(pieces * net)} without VAT`);
  }
  expect(summary).toContain(`${euro(order.inclVat)} with VAT ${euro(order.net)} without VAT, supply only`);
  expect(summary).toContain(`Ready in about ${order.weeks} weeks from order.`);
}
