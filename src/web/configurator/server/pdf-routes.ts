import type { FastifyInstance, FastifyReply } from 'fastify';
import { designWords } from '../../../drawing/words.ts';
import { formOfDesign } from '../order/door-form.ts';
import type { DoorForm } from '../order/form-fields.ts';
import { type DoorView, viewOrder } from '../order/view.ts';
import { factsOf } from '../../doors/door-facts.tsx';
import { day } from '../../shell/money.ts';
import type { PdfDoor } from './quote-pdf.ts';
import { addressDoors } from './order-reading.ts';
import { open, type PageKit } from '../../shell/page-kit.tsx';
import { secretHeaders } from '../../shell/reply.ts';

/** The doors of a page as a PDF, without a word about who asked. */
export function addPdfRoutes(server: FastifyInstance, kit: PageKit): void {
  server.get('/review.pdf', open, async (request, reply) => {
    const { doors } = addressDoors(kit.book, request.query);
    return send(kit, reply, doors, [`As of ${day(kit.clock.now())}.`]);
  });

  server.get<{ Params: { token: string } }>('/quotes/:token.pdf', open, async (request, reply) => {
    const quote = await kit.openDoorQuote(request.params.token);
    if (!quote) return kit.notFound(reply);
    const doors = quote.designs.map((design) => formOfDesign(kit.book, design));
    return send(kit, reply, doors, [
      `Quote of ${day(quote.createdAt)}, priced on ${day(kit.clock.now())}.`,
      `Its page can be opened until ${day(quote.expiresAt)}.`,
    ]);
  });
}

async function send(kit: PageKit, reply: FastifyReply, forms: readonly DoorForm[], dates: readonly string[]) {
  const view = viewOrder(kit.book, forms);
  const doors = await pdfDoors(kit, view.doors);
  // Loaded when the first is asked for: what writes PDFs would take a third of the program's start.
  const { quotePdf } = await import('./quote-pdf.ts');
  const pdf = await quotePdf({ doors, total: view.total, leadTimeWeeks: view.leadTimeWeeks, dates });
  return reply
    .headers({ ...secretHeaders, 'content-disposition': 'inline; filename="lintel-doors.pdf"' })
    .type('application/pdf')
    .send(pdf);
}

async function pdfDoors({ book, pictures }: PageKit, views: readonly DoorView[]): Promise<PdfDoor[]> {
  const doors: PdfDoor[] = [];
  // One after the other: a PDF waits for its turn like everything else that is drawn.
  for (const { design, estimated } of views) {
    const picture = await pictures.drawing(design, 'png');
    const words = designWords(book, design);
    const price = estimated?.valid ? estimated.estimatedPrice : null;
    doors.push({
      title: words.title,
      facts: factsOf(book, design),
      price,
      issue: words.issue,
      drawing: picture.bytes,
    });
  }
  return doors;
}
