import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type SentOrder, sentOrderOf } from '../../../app/enquiries/sent-order.ts';
import type { QuoteEnquiry } from '../../../app/quotes/quote.ts';
import { askedOf, PlainSentPage, sentAddress, sentHead } from '../../enquire/sent.tsx';
import { openAndRenders } from '../../shell/page-kit.tsx';
import { priceViewOf } from '../../shell/price-view.ts';
import { sendPage } from '../../shell/reply.ts';
import { manyDoors } from '../order/view.ts';
import { bufferOf } from './order-jobs.ts';
import type { OrderKit } from './order-kit.ts';
import { type SentDocument, sentDocument } from './sent-document.tsx';

/** Route of a submitted enquiry at its secret address. GET changes nothing. */
export function addSentRoute(server: FastifyInstance, kit: OrderKit): void {
  server.get<{ Params: { token: string } }>('/sent/:token', openAndRenders, async (request, reply) => {
    const { token } = request.params;
    const enquiry = await kit.sentEnquiries.ofPage(token);
    if (!enquiry) return kit.notFound(reply);
    const sent = sentOrderOf(enquiry);
    if (!sent)
      return kit.show(reply, {
        ...sentHead,
        privacy: 'secret',
        body: <PlainSentPage enquiry={enquiry} business={kit.business} />,
      });
    return showSent(kit, request, reply, {
      sent,
      asked: askedOf(enquiry),
      address: sentAddress(token),
    });
  });
}

/** The order submitted from a quote: its doors may differ from those of the quote. */
export async function sentOfQuote({ sentEnquiries }: OrderKit, { id }: QuoteEnquiry): Promise<SentOrder> {
  const enquiry = await sentEnquiries.ofQuote({ id });
  const sent = enquiry && sentOrderOf(enquiry);
  if (!sent) throw new Error(`The enquiry ${id} of a door quote has no doors`);
  return sent;
}

/** Shows a submitted order. A worker thread renders it if it has many doors. */
export async function showSent(
  kit: OrderKit,
  request: FastifyRequest,
  reply: FastifyReply,
  shown: Omit<SentDocument, 'head' | 'priceView'>,
): Promise<FastifyReply> {
  const priceView = priceViewOf(request.query);
  const page: SentDocument = { head: { ...kit.headOf(sentHead), priceView }, priceView, ...shown };
  const make = () =>
    shown.sent.designs.length < manyDoors
      ? sentDocument(kit.book, page)
      : kit.runJob('sentPage', page, request.asker).then(bufferOf);
  return sendPage(reply, request.method === 'HEAD' ? null : await make(), 'secret');
}
