import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { included, indicativeNote, notIncluded } from '../../../domain/wording/scope.ts';
import { weeks } from '../../shell/money.ts';
import { euro } from '../../../domain/wording/format.ts';

/** One door as the PDF shows it. */
export interface PdfDoor {
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[];
  /** Null where it cannot be made. */
  readonly price: number | null;
  readonly issue: string | null;
  readonly drawing: Buffer | null;
}

export interface PdfQuote {
  readonly doors: readonly PdfDoor[];
  readonly total: number;
  readonly leadTimeWeeks: number;
  /** Lines about the quote as a whole: when it was made, until when it can be opened. */
  readonly dates: readonly string[];
}

type Document = InstanceType<typeof PDFDocument>;

const require = createRequire(import.meta.url);
const font = (name: string) => require.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
const ink = '#17191c';
const soft = '#565b61';
const line = '#d8d5ce';
const margin = 48;

/** The quote on paper: a sheet for each door, and the sum of them. It names nobody. */
export async function quotePdf(quote: PdfQuote): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    info: { Title: 'Steel doors: indicative quote', Author: 'Lintel' },
    lang: 'en-IE',
    displayTitle: true,
  });
  document.registerFont('plain', font('DejaVuSans')).registerFont('bold', font('DejaVuSans-Bold'));
  const bytes = buffer(document);
  quote.doors.forEach((door, index) => {
    if (index > 0) document.addPage();
    drawDoor(document, door, `Door ${index + 1} of ${quote.doors.length}`);
  });
  drawSummary(document, quote);
  document.end();
  return bytes;
}

const widthOf = (document: Document): number => document.page.width - 2 * margin;

function drawHead(document: Document, label: string): void {
  document.rect(0, 0, document.page.width, 8).fill(ink);
  document.font('bold').fontSize(9).fillColor(ink).text('LINTEL', margin, 32, { characterSpacing: 2 });
  document
    .font('plain')
    .fontSize(9)
    .fillColor(soft)
    .text(label, margin, 32, { width: widthOf(document), align: 'right' });
}

function drawDoor(document: Document, { title, facts, price, issue, drawing }: PdfDoor, label: string): void {
  const width = widthOf(document);
  drawHead(document, label);
  document.font('plain').fontSize(17).fillColor(ink).text(title, margin, 62, { width });
  const top = document.y + 14;
  const height = 400;
  document.rect(margin, top, width, height).lineWidth(0.5).stroke(line);
  if (drawing)
    document.image(drawing, margin + 8, top + 8, {
      fit: [width - 16, height - 16],
      align: 'center',
      valign: 'center',
    });
  let y = top + height + 16;
  for (const [name, text] of facts) {
    document.fontSize(9.5).fillColor(soft).text(name, margin, y, { width: 110 });
    document.fillColor(ink).text(text, margin + 120, y, { width: width - 120 });
    y = document.y + 5;
  }
  document.font('bold').fontSize(12).fillColor(ink);
  document.text(
    price === null ? 'It cannot be made as it stands' : `${euro(price)}, without VAT, supply only`,
    margin,
    y + 8,
    { width },
  );
  if (issue !== null) document.font('plain').fontSize(9.5).fillColor(soft).text(issue, { width });
}

function drawSummary(document: Document, { doors, total, leadTimeWeeks, dates }: PdfQuote): void {
  document.addPage();
  const width = widthOf(document);
  const priced = doors.filter(({ price }) => price !== null).length;
  drawHead(document, 'Summary');
  document.font('plain').fontSize(17).fillColor(ink).text('Your doors', margin, 62, { width });
  document.moveDown(0.6);
  doors.forEach(({ title, price }, index) => {
    const y = document.y;
    document
      .fontSize(10)
      .fillColor(ink)
      .text(`${index + 1}. ${title}`, margin, y, { width: width - 110 });
    const next = document.y;
    document.text(price === null ? 'not priced' : euro(price), margin, y, { width, align: 'right' });
    document.y = Math.max(next, document.y) + 4;
  });
  document.moveDown(0.6);
  document.fontSize(24).text(priced > 0 ? euro(total) : 'No price yet', margin, document.y, { width });
  document.fontSize(10).fillColor(soft);
  if (priced > 0) document.text(`Ready in about ${weeks(leadTimeWeeks)} from order.`, { width });
  for (const text of dates) document.text(text, { width });
  document.moveDown(1).fillColor(ink);
  drawList(document, 'In the price', included);
  drawList(document, 'Not in the price', notIncluded);
  document.fillColor(soft).text(indicativeNote, { width });
}

function drawList(document: Document, heading: string, items: readonly string[]): void {
  const width = widthOf(document);
  document.font('bold').text(heading, { width }).font('plain');
  for (const item of items) document.text(`–  ${item}`, { width });
  document.moveDown(0.8);
}
