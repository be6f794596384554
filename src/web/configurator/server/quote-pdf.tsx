import { buffer } from 'node:stream/consumers';
import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import { timesPieces } from '../../../domain/pricing/vat.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { Business } from '../../../domain/business/business.ts';
import {
  companyLines,
  plainLine,
  promiseLines,
  reachLines,
  sampleNote,
} from '../../../domain/wording/business.ts';
import { type PriceView, priceLine, priceWords } from '../../../domain/wording/price.ts';
import { priceScope } from '../../../domain/wording/scope.ts';
import { fileInk } from '../../../drawing/colours.ts';
import { DoorDrawing } from '../../../drawing/door-drawing.tsx';
import { designWords } from '../../../drawing/words.ts';
import { factsOf } from '../../../drawing/facts.ts';
import { weeks } from '../../../domain/wording/format.ts';
import { type PricedDoor, type PricedOrder, piecesOf } from '../../../app/doors/priced-order.ts';
import { lettersFor } from '../../../lettering/fonts.ts';
import { drawOnPdf } from './pdf-drawing.ts';

/** Makes the PDF: a page for each door, then a summary. It holds no personal data. */
export type QuotePdf = (
  book: PriceBook,
  order: PricedOrder,
  /** Lines about the whole quote: its date, and the expiry of its link. */
  dates: readonly string[],
  priceView: PriceView,
) => Promise<Uint8Array>;

type Document = InstanceType<typeof PDFDocument>;

const ink = '#17191c';
const soft = '#565b61';
const line = '#d8d5ce';
const margin = 48;

/** pdfkit accepts a parsed font, though its types do not say so. */
const readFont = (font: Font) => font as unknown as Uint8Array;

export function createQuotePdf(business: Business): QuotePdf {
  return (book, order, dates, priceView) => {
    const document = new PDFDocument({
      size: 'A4',
      margin,
      info: { Title: 'Steel doors: estimate', Author: business.name },
      lang: 'en-IE',
      displayTitle: true,
      // No default font, which pdfkit would read from a file for each document.
      font: '',
    });
    const { plain, bold } = lettersFor(JSON.stringify([business, book, ...book.labels, order, dates]));
    document.registerFont('plain', readFont(plain)).registerFont('bold', readFont(bold));
    const bytes = buffer(document);
    order.doors.forEach((door, index) => {
      if (index > 0) document.addPage();
      drawDoor(document, business, book, door, `Door ${index + 1} of ${order.doors.length}`, priceView);
    });
    drawSummary(document, business, book, order, dates, priceView);
    drawMaker(document, business);
    document.end();
    return bytes;
  };
}

const widthOf = (document: Document): number => document.page.width - 2 * margin;

function drawHead(document: Document, { name }: Business, label: string): void {
  document.rect(0, 0, document.page.width, 8).fill(ink);
  const spaced = { characterSpacing: 2, width: 0.75 * widthOf(document), height: 12, ellipsis: true };
  document.font('bold').fontSize(9).fillColor(ink).text(name.toUpperCase(), margin, 32, spaced);
  document
    .font('plain')
    .fontSize(9)
    .fillColor(soft)
    .text(label, margin, 32, { width: widthOf(document), align: 'right' });
}

function drawDoor(
  document: Document,
  business: Business,
  book: PriceBook,
  door: PricedDoor,
  label: string,
  priceView: PriceView,
): void {
  const { design, prices } = door;
  if (!design) return;
  const { title, issue } = designWords(book, design);
  const width = widthOf(document);
  drawHead(document, business, label);
  document.font('plain').fontSize(17).fillColor(ink).text(title, margin, 62, { width });
  const top = document.y + 14;
  const height = 400;
  document.rect(margin, top, width, height).lineWidth(0.5).stroke(line);
  const box = { x: margin + 8, y: top + 8, width: width - 16, height: height - 16 };
  drawOnPdf(document, <DoorDrawing book={book} design={design} ink={fileInk} />, box, 'plain');
  document.font('plain');
  let y = top + height + 16;
  for (const [name, text] of factsOf(book, design)) {
    document.fontSize(9.5).fillColor(soft).text(name, margin, y, { width: 110 });
    document.fillColor(ink).text(text, margin + 120, y, { width: width - 120 });
    y = document.y + 5;
  }
  document.font('bold').fontSize(12).fillColor(ink);
  document.text(
    prices
      ? `${priceLine(prices, priceView)}${piecesOf(door) > 1 ? ' each' : ''}, supply only`
      : issue === null
        ? 'No price of that day was kept'
        : 'It cannot be made as it stands',
    margin,
    y + 8,
    { width },
  );
  if (issue !== null) document.font('plain').fontSize(9.5).fillColor(soft).text(issue, { width });
}

function drawSummary(
  document: Document,
  business: Business,
  book: PriceBook,
  { doors, total, leadTimeWeeks, priced }: PricedOrder,
  dates: readonly string[],
  priceView: PriceView,
): void {
  document.addPage();
  const width = widthOf(document);
  drawHead(document, business, 'Summary');
  document.font('plain').fontSize(17).fillColor(ink).text('Your doors', margin, 62, { width });
  document.moveDown(0.6);
  doors.forEach((door, index) => {
    const name = door.design ? designWords(book, door.design).title : 'A door still to be settled';
    const title = piecesOf(door) > 1 ? `${piecesOf(door)} × ${name}` : name;
    const y = document.y;
    document
      .fontSize(10)
      .fillColor(ink)
      .text(`${index + 1}. ${title}`, margin, y, { width: width - 150 });
    const next = document.y;
    drawPrice(document, door, y, priceView);
    document.y = Math.max(next, document.y) + 4;
  });
  document.moveDown(0.6);
  const { first, note, second } = priceWords(total, priceView);
  document.fontSize(24).text(priced > 0 ? `${first} ${note}` : 'No price yet', margin, document.y, { width });
  document.fontSize(10).fillColor(soft);
  if (priced > 0)
    document
      .text(`${second}, supply only`, { width })
      .text(`Ready in about ${weeks(leadTimeWeeks)} from order.`, { width });
  for (const text of dates) document.text(text, { width });
  document.moveDown(1).fillColor(ink);
  const scope = priceScope(book, priceView);
  drawList(document, 'In the price', scope.included);
  drawList(document, 'Not in the price', scope.excluded);
  document.fillColor(soft).text(scope.note, { width });
}

function drawPrice(document: Document, door: PricedDoor, y: number, priceView: PriceView): void {
  const place = { width: widthOf(document), align: 'right' } as const;
  if (!door.prices) {
    document.text('not priced', margin, y, place);
    return;
  }
  const { first, note, second } = priceWords(timesPieces(door.prices, piecesOf(door)), priceView);
  document.text(`${first} ${note}`, margin, y, place);
  document.fontSize(8.5).fillColor(soft).text(second, place);
}

function drawMaker(document: Document, business: Business): void {
  const width = widthOf(document);
  const lines = [...reachLines(business), ...promiseLines(business), ...companyLines(business)].map(
    plainLine,
  );
  document
    .moveDown(1)
    .font('bold')
    .fontSize(10)
    .fillColor(ink)
    .text(business.name, margin, document.y, { width });
  document.font('plain').fontSize(9).fillColor(soft);
  for (const text of business.isSample ? [sampleNote] : lines) document.text(text, { width });
}

function drawList(document: Document, heading: string, items: readonly string[]): void {
  const width = widthOf(document);
  document.font('bold').text(heading, { width }).font('plain');
  for (const item of items) document.text(`–  ${item}`, { width });
  document.moveDown(0.8);
}
