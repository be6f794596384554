import type { FastifyInstance } from 'fastify';
import type { DoorQuote } from '../../../app/quotes/quote.ts';
import { emptyPerson, type PersonForm, readPersonForm } from '../../enquire/person-form.ts';
import { refuseBy } from '../../enquire/submit-form.ts';
import { fieldsOf } from '../../shell/form-body.ts';
import { actions } from '../order/actions.ts';
import { withAssumptions } from '../order/assumed-values.ts';
import { quoteFrame, reviewAfter, reviewFrame } from './frames.ts';
import { createOrderHandler } from './order-handler.ts';
import { type OrderKit, sendsOrder, showOrder } from './order-kit.ts';
import { changedDoors, returnOrder, showFlashed } from './returned-order.ts';
import { openAndRenders } from '../../shell/page-kit.tsx';
import { sentOfQuote, showSent } from './sent-routes.tsx';
import { replacedValuesNotice } from '../order/replaced-values.ts';
import { TooManyForms } from '../../shell/error-pages.tsx';

/**
 * Routes of a stored quote: its review page; after submission, the submitted order. GET changes nothing. Unknown
 * and expired links get the same response, which keeps what the customer typed.
 */
export function addQuoteRoutes(server: FastifyInstance, kit: OrderKit): void {
  const url = '/quotes/:token';
  const handleOrder = createOrderHandler(kit);

  server.get<{ Params: { token: string } }>(url, openAndRenders, async (request, reply) => {
    const { token } = request.params;
    const quote = await kit.openDoorQuote(token);
    if (!quote) return kit.notFound(reply);
    const frame = quoteFrame(token, quote);
    const flashed = kit.flash.read(request, frame.action);
    // Shown even if the quote was submitted from another window: nothing typed here is lost.
    if (flashed?.isLatest) return showFlashed(kit, request, reply, frame, flashed);
    if (quote.enquiry) {
      const { enquiry, sent } = await sentOfQuote(kit, quote.enquiry);
      // Without the customer's message, fitting choice and Eircode: the caller that prepared the quote
      // knows this URL too.
      return showSent(kit, request, reply, enquiry, { sent, asked: [], address: `/quotes/${token}` });
    }
    return showOrder(kit, request, reply, frame, {
      doors: { designs: quote.designs },
      person: flashed ? readPersonForm(flashed.fields) : personOf(quote),
      notice: withAssumptions(replacedValuesNotice(kit.book, quote.designs), kit.book, quote.designs),
    });
  });

  server.post<{ Params: { token: string } }>(url, { config: sendsOrder }, async (request, reply) => {
    const { token } = request.params;
    const quote = await kit.openDoorQuote(token);
    // Over the limit, the response must not reveal whether a link exists.
    if (request.waitSeconds !== null && (!quote || quote.enquiry)) throw new TooManyForms();
    const fields = fieldsOf(request.body);
    if (!quote)
      return fields.has('doors')
        ? returnOrder(kit, request, reply, {
            ...{ frame: reviewFrame, fields, doors: changedDoors(kit.book, fields) },
            refusal: refuseBy('link_ended', 404),
          })
        : kit.notFound(reply);
    // A test key's quote continues as a quote, so that its enquiry is a test too.
    return quote.enquiry && !quote.test && fields.get('action') !== actions.send
      ? handleOrder(request, reply, reviewAfter(token), refuseBy('sent_before', 200, quote.enquiry.reference))
      : handleOrder(request, reply, quoteFrame(token, quote));
  });
}

function personOf({ request: { customer } }: DoorQuote): PersonForm {
  return { ...emptyPerson, name: customer.name, email: customer.email, phone: customer.phone ?? '' };
}
