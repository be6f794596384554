import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSound } from '../../../domain/design/design.ts';
import { isMailLink } from '../../../app/enquiries/sent-page.ts';
import { type SentOrder, datesOfSent, sentOrderOf, withoutRooms } from '../../../app/enquiries/sent-order.ts';
import { RenderCache } from '../../../app/cache/render-cache.ts';
import { dayText } from '../../../domain/business/dublin-time.ts';
import { day, estimateFileName } from '../../../domain/wording/format.ts';
import { bufferOf } from './order-jobs.ts';
import type { OrderKit } from './order-kit.ts';
import { replacedValueReason } from '../order/replaced-values.ts';
import { addressDesigns } from './order-reading.ts';
import { openAndRenders } from '../../shell/page-kit.tsx';
import { priceViewOf } from '../../shell/price-view.ts';
import { nothing, secretHeaders } from '../../shell/reply.ts';
import { sentOfQuote } from './sent-routes.tsx';

interface ByToken {
  Params: { token: string };
}

/** Size of the PDF cache. Only PDFs made from an address are cached: they hold no personal data. */
const keptBytes = 2 * 1024 * 1024;

/** PDFs of doors, without personal data. */
export function addPdfRoutes(server: FastifyInstance, kit: OrderKit): void {
  const kept = new RenderCache(keptBytes);
  server.get('/review.pdf', openAndRenders, async (request, reply) => {
    const { designs, damaged } = addressDesigns(request.query);
    // Refused, because the reader of a PDF could not notice that a door was left out or changed.
    if (damaged || !designs.every((design) => isSound(design) && !replacedValueReason(kit.book, design)))
      return kit.notFound(reply);
    const priceView = priceViewOf(request.query);
    const doors = JSON.stringify({ designs, priceView });
    const today = () => day(kit.clock.now());
    const nameOf = (date: string) => `${date} ${doors}`;
    const { asker, method, operation } = request;
    const made = () => {
      const date = today();
      const asked = { designs, dates: [`As of ${date}.`], priceView };
      return kept.get(nameOf(date), asker, (signal) => kit.runJob('pdf', asked, { ...asker, signal }));
    };
    const sent = await send(request, reply, dayText(kit.clock.now()), made);
    const body = () => {
      const bytes = kept.find(nameOf(today()));
      return bytes && { parts: [bytes] };
    };
    if (method === 'GET')
      kit.answerCache.keep(request, {
        ...{ operation, headers: reply.getHeaders(), etag: null, size: 0, body },
      });
    return sent;
  });

  server.get<ByToken>('/quotes/:token.pdf', openAndRenders, async (request, reply) => {
    const quote = await kit.openDoorQuote(request.params.token);
    if (!quote) return kit.notFound(reply);
    if (quote.enquiry) return sendSent(kit, request, reply, (await sentOfQuote(kit, quote.enquiry)).sent);
    const { designs } = quote;
    const dates = [
      `Estimate of ${day(quote.createdAt)}, priced on ${day(kit.clock.now())}.`,
      `Its page can be opened until ${day(quote.expiresAt)}.`,
    ];
    const priceView = priceViewOf(request.query);
    const made = () => kit.runJob('pdf', { designs, dates, priceView }, request.asker);
    return send(request, reply, dayText(kit.clock.now()), made);
  });

  server.get<ByToken>('/sent/:token.pdf', openAndRenders, async (request, reply) => {
    const { token } = request.params;
    const enquiry = await kit.sentEnquiries.ofPage(token);
    const sent = enquiry && sentOrderOf(enquiry);
    if (!sent) return kit.notFound(reply);
    return sendSent(kit, request, reply, isMailLink(token) ? withoutRooms(sent) : sent);
  });
}

function sendSent(kit: OrderKit, request: FastifyRequest, reply: FastifyReply, sent: SentOrder) {
  const dates = datesOfSent(sent);
  const priceView = priceViewOf(request.query);
  const made = () => kit.runJob('sentPdf', { sent, dates, priceView }, request.asker);
  return send(request, reply, sent.reference, made);
}

/** Sends a PDF as a download, with the date or a reference in its name. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  mark: string,
  make: () => Promise<Uint8Array>,
) {
  const pdf = request.method === 'HEAD' ? nothing() : bufferOf(await make());
  return reply
    .headers({
      ...secretHeaders,
      'content-disposition': `attachment; filename="${estimateFileName(mark)}"`,
    })
    .type('application/pdf')
    .send(pdf);
}
