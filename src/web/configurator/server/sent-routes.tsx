import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import { isMailLink } from '../../../app/enquiries/sent-page.ts';
import { type SentOrder, sentOrderOf, withoutRooms } from '../../../app/enquiries/sent-order.ts';
import type { QuoteEnquiry } from '../../../app/quotes/quote.ts';
import { answerPromise } from '../../../domain/wording/business.ts';
import { askedOf, askedOfMail, PlainSentPage, sentAddress, sentHead } from '../../enquire/sent.tsx';
import { openAndRenders } from '../../shell/page-kit.tsx';
import { priceViewOf } from '../../shell/price-view.ts';
import { sendPage } from '../../shell/reply.ts';
import { manyDoors } from '../order/view.ts';
import { bufferOf } from './order-jobs.ts';
import type { OrderKit } from './order-kit.ts';
import { begunText } from './order-notices.ts';
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
        body: <PlainSentPage enquiry={enquiry} business={kit.business} promise={promiseOf(kit, enquiry)} />,
      });
    const byMail = isMailLink(token);
    return showSent(kit, request, reply, enquiry, {
      sent: byMail ? withoutRooms(sent) : sent,
      asked: byMail ? askedOfMail(enquiry) : askedOf(enquiry),
      address: sentAddress(token),
    });
  });
}

const promiseOf = ({ business, clock }: OrderKit, { receivedAt }: Enquiry): string | null =>
  answerPromise(business, receivedAt, clock.now());

/** The enquiry submitted from a quote, and its order, whose doors may differ from the quote's. */
export async function sentOfQuote(
  { sentEnquiries }: OrderKit,
  { id }: QuoteEnquiry,
): Promise<{ readonly enquiry: Enquiry; readonly sent: SentOrder }> {
  const enquiry = await sentEnquiries.ofQuote({ id });
  const sent = enquiry && sentOrderOf(enquiry);
  if (!sent) throw new Error(`The enquiry ${id} of a door quote has no doors`);
  return { enquiry, sent };
}

/** Shows a submitted order. A worker thread renders it if it has many doors. */
export async function showSent(
  kit: OrderKit,
  request: FastifyRequest,
  reply: FastifyReply,
  enquiry: Enquiry,
  shown: Pick<SentDocument, 'sent' | 'asked' | 'address'>,
): Promise<FastifyReply> {
  const priceView = priceViewOf(request.query);
  const state = await kit.doorChanges.stateOf(enquiry);
  const page: SentDocument = {
    head: { ...kit.headOf(sentHead), priceView },
    priceView,
    promise: promiseOf(kit, enquiry),
    begun: state?.begun ? begunText(state.begun, kit.business) : null,
    ...shown,
  };
  const make = () =>
    shown.sent.designs.length < manyDoors
      ? sentDocument(kit.book, page)
      : kit.runJob('sentPage', page, request.asker).then(bufferOf);
  return sendPage(reply, request.method === 'HEAD' ? null : await make(), 'secret');
}
