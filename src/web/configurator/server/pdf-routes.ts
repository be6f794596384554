import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isReadable } from '../order/door-faults.ts';
import { formOfDesign } from '../order/door-form.ts';
import type { DoorForm } from '../order/form-fields.ts';
import { day } from '../../shell/money.ts';
import { bufferOf } from './order-jobs.ts';
import type { OrderKit } from './order-kit.ts';
import { addressDoors } from './order-reading.ts';
import { openAndRenders } from '../../shell/page-kit.tsx';
import { priceViewOf } from '../../shell/price-view.ts';
import { nothing, secretHeaders } from '../../shell/reply.ts';

/** The doors of a page as a PDF, without a word about who asked. */
export function addPdfRoutes(server: FastifyInstance, kit: OrderKit): void {
  server.get('/review.pdf', openAndRenders, async (request, reply) => {
    const { doors } = addressDoors(kit.book, request.query);
    if (!doors.every((door) => isReadable(kit.book, door))) return kit.notFound(reply);
    return send(kit, request, reply, doors, [`As of ${day(kit.clock.now())}.`]);
  });

  server.get<{ Params: { token: string } }>('/quotes/:token.pdf', openAndRenders, async (request, reply) => {
    const quote = await kit.openDoorQuote(request.params.token);
    if (!quote) return kit.notFound(reply);
    const doors = quote.designs.map((design) => formOfDesign(kit.book, design));
    return send(kit, request, reply, doors, [
      `Quote of ${day(quote.createdAt)}, priced on ${day(kit.clock.now())}.`,
      `Its page can be opened until ${day(quote.expiresAt)}.`,
    ]);
  });
}

async function send(
  kit: OrderKit,
  request: FastifyRequest,
  reply: FastifyReply,
  forms: readonly DoorForm[],
  dates: readonly string[],
) {
  const pdf =
    request.method === 'HEAD'
      ? nothing()
      : bufferOf(
          await kit.runJob('pdf', { forms, dates, priceView: priceViewOf(request.query) }, request.asker),
        );
  return reply
    .headers({ ...secretHeaders, 'content-disposition': 'inline; filename="steel-doors.pdf"' })
    .type('application/pdf')
    .send(pdf);
}
