import type { FastifyInstance } from 'fastify';
import type { DoorQuote } from '../../../app/quotes/quote.ts';
import { emptyPerson, type PersonForm, readPersonForm } from '../../enquire/person-form.ts';
import { notTaken } from '../../enquire/submitting.ts';
import { fieldsOf } from '../../shell/form-body.ts';
import { actions } from '../order/actions.ts';
import { withAssumptions } from '../order/assumed.ts';
import { quoteFrame, reviewAfter, reviewFrame } from './frames.ts';
import { type OrderKit, createOrderTaker, sendsOrder, showOrder } from './order-kit.ts';
import { linkEnded, sentBefore } from './order-notices.ts';
import { postedDoors } from './order-reading.ts';
import { openAndRenders } from '../../shell/page-kit.tsx';
import { sentOfQuote, showSent } from './sent-routes.tsx';
import { misreadNotice } from '../order/misread.ts';
import { TooManyForms } from '../../shell/trouble.tsx';

/**
 * The review of a stored quote, and once it was sent what was sent. Opening it changes nothing; every link that leads
 * nowhere gets the same answer, which keeps what was typed.
 */
export function addQuoteRoutes(server: FastifyInstance, kit: OrderKit): void {
  const url = '/quotes/:token';
  const takeOrder = createOrderTaker(kit);

  server.get<{ Params: { token: string } }>(url, openAndRenders, async (request, reply) => {
    const { token } = request.params;
    const quote = await kit.openDoorQuote(token);
    if (!quote) return kit.notFound(reply);
    if (quote.enquiry) {
      // Whoever prepared the quote has this address too: what the person wrote is not repeated at it.
      const sent = await sentOfQuote(kit, quote.enquiry);
      return showSent(kit, request, reply, { sent, asked: [], address: `/quotes/${token}` });
    }
    return showOrder(kit, request, reply, quoteFrame(token, quote), {
      doors: { designs: quote.designs },
      person: personOf(quote),
      notice: withAssumptions(misreadNotice(kit.book, quote.designs), kit.book, quote.designs),
    });
  });

  server.post<{ Params: { token: string } }>(url, { config: sendsOrder }, async (request, reply) => {
    const { token } = request.params;
    const quote = await kit.openDoorQuote(token);
    // Over the limit nobody is told whether a link leads anywhere.
    if (request.waitSeconds !== null && (!quote || quote.enquiry)) throw new TooManyForms();
    const fields = fieldsOf(request.body);
    if (!quote)
      return fields.has('doors')
        ? showOrder(kit, request, reply, reviewFrame, {
            doors: { forms: postedDoors(kit.book, fields) },
            person: readPersonForm(fields),
            refusal: notTaken(404, linkEnded),
          })
        : kit.notFound(reply);
    // What was rehearsed with a test key goes on as that.
    return quote.enquiry && !quote.test && fields.get('action') !== actions.send
      ? takeOrder(request, reply, reviewAfter(token), sentBefore(quote.enquiry.reference))
      : takeOrder(request, reply, quoteFrame(token, quote));
  });
}

/** What the quote knows of the person; all of it can be changed before it is sent. */
function personOf({ request: { customer } }: DoorQuote): PersonForm {
  return { ...emptyPerson, name: customer.name, email: customer.email, phone: customer.phone ?? '' };
}
