import { expect } from 'vitest';
import type { ExpectedOrder } from './expected-order.ts';
import { extrasFacts } from './extras-words.ts';
import type { ReceivedMail } from './mail-server.ts';
import type { SentOrder } from './order-travels.ts';
import { readPages } from './pdftotext.ts';
import { unescaped } from './plain-browser.ts';
import { euro } from './shown-doors.ts';
import { bothPrices, expectOnPaper } from './shown-order.ts';

/** How a part of a mail writes prices and facts. */
interface MailForm {
  readonly price: (amounts: Amounts, each: string) => string;
  readonly fact: (name: string, words: string) => string;
}
type Amounts = Pick<ExpectedOrder, 'inclVat' | 'net'>;

const asText: MailForm = {
  price: (amounts, each) => bothPrices(amounts) + each,
  fact: (name, words) => `${name}: ${words}`,
};
const asHtml: MailForm = {
  price: ({ inclVat, net }, each) => `${euro(inclVat)} with VAT${each} ${euro(net)} without VAT`,
  fact: (name, words) => `${name} ${words}`,
};

/** Compares the mails with the sent orders. Rooms are typed text, so only mails to staff contain them. */
export async function expectMailed(
  mails: readonly ReceivedMail[],
  sent: readonly SentOrder[],
): Promise<void> {
  for (const { reference, email, order } of sent) {
    const about = mails.filter(({ mail }) => mail.text?.includes(reference));
    expect(about).toHaveLength(2);
    for (const { to, mail } of about) {
      const isCustomers = to.includes(email);
      expectInMail(plainText(mail.text), order, asText, { rooms: !isCustomers });
      expectInMail(plainText(mail.html?.replaceAll(/<[^>]*>/g, ' ')), order, asHtml, { rooms: !isCustomers });
      const pdf = mail.attachments.find(({ mimeType }) => mimeType === 'application/pdf')?.content;
      expect(pdf === undefined).toBe(!isCustomers);
      if (pdf) expectOnPaper(await readPages(new Uint8Array(pdf as ArrayBuffer)), order, { rooms: false });
    }
  }
}

/** The text on one line, without bidirectional control characters. */
const plainText = (text = '') =>
  unescaped(text)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ');

function expectInMail(
  text: string,
  order: ExpectedOrder,
  { price, fact }: MailForm,
  { rooms }: { readonly rooms: boolean },
): void {
  const [heading = '', ...doors] = text.split(/Door \d+:? /);
  const isOnePiece = order.pieces === 1;
  expect(heading).toMatch(
    isOnePiece ? /\b(your|one) door\b/i : new RegExp(`\\b${order.pieces} doors\\b`, 'i'),
  );
  expect(doors).toHaveLength(order.doors.length);
  for (const [index, door] of order.doors.entries()) {
    const said = doors[index] ?? '';
    expect(said).toContain(price(door, door.pieces > 1 ? ' each' : ''));
    for (const [name, words] of extrasFacts(door.extras)) {
      if (name !== 'Room' || rooms) expect(said).toContain(fact(name, words));
      else expect(said).not.toContain(words);
    }
  }
  if (!isOnePiece) expect(text).toContain(price(order, ''));
  expect(text).toContain(`ready in about ${order.weeks} weeks from order.`);
}
