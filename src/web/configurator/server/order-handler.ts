import type { FastifyReply, FastifyRequest } from 'fastify';
import { sentAddress } from '../../enquire/sent.tsx';
import { websiteSource } from '../../enquire/form-requests.ts';
import { readPersonForm } from '../../enquire/person-form.ts';
import { type PriceBook, pricesMark } from '../../../domain/book/price-book.ts';
import { actions } from '../order/actions.ts';
import { faultsOf } from '../order/door-faults.ts';
import { designOfForm } from '../order/door-form.ts';
import { type DoorForm } from '../order/form-fields.ts';
import { fieldsOf } from '../../shell/form-body.ts';
import { readSubmission, submissionOf } from './order-reading.ts';
import { addressIn, priceViewOf } from '../../shell/price-view.ts';
import { type FormRefusal, createFormSubmitter, refuseBy, withConsent } from '../../enquire/submit-form.ts';
import { type OrderFrame, reviewAfter } from './frames.ts';
import type { OrderKit } from './order-kit.ts';
import { withFittedNotice } from './order-notices.ts';
import { changedDoors, linkOf, returnOrder } from './returned-order.ts';

/** Handles a posted order: submits it, or returns it with the action of the button applied. */
export function createOrderHandler(kit: OrderKit) {
  const submitForm = createFormSubmitter(kit);

  return async function handleOrder(
    request: FastifyRequest,
    reply: FastifyReply,
    frame: OrderFrame,
    /** Refusal to show with doors that the posted action has changed. */
    told: FormRefusal | null = null,
  ) {
    const fields = fieldsOf(request.body);
    const person = readPersonForm(fields);
    const doors = changedDoors(kit.book, fields);
    const giveBack = (refusal: FormRefusal | null, shownIn = frame) =>
      returnOrder(kit, request, reply, { frame: shownIn, fields, doors, refusal });
    if (fields.get('action') !== actions.send) return giveBack(told);
    const prices = pricesMark(kit.book);
    if ((fields.get('prices') ?? prices) !== prices) return giveBack(refuseBy('prices_changed', 409));
    const from = linkOf(frame, fields);
    const outcome = await submitForm({
      request,
      reply,
      fields,
      attempt: async (call) => {
        const reading = withConsent(person, readSubmission(submissionOf(person)));
        if (!reading.ok) return reading;
        if (!doors.every((door) => isSendable(kit.book, door))) return { faults: [] };
        const submitted = await kit.submitDoorQuote({
          token: frame.quoteToken,
          from,
          submission: reading.value,
          designs: doors.map(designOfForm),
          source: websiteSource,
          ...call,
        });
        if (!submitted) return { conflict: 'link_ended' };
        return submitted.differs ? { conflict: 'sent_before', reference: submitted.reference } : submitted;
      },
    });
    if (!outcome.taken)
      // After a conflict, the customer continues on the review page: the link cannot be used again.
      return outcome.status === 409
        ? giveBack(outcome, reviewAfter(frame.quoteToken ?? from ?? null))
        : giveBack(withFittedNotice(outcome, doors));
    kit.flash.drop(request, reply, frame.action);
    const next = frame.quoteToken === null ? sentAddress(outcome.sentPage) : frame.action;
    return reply.redirect(addressIn(priceViewOf(request.query), next), 303);
  };
}

/** Whether all fields of a door are valid, and the customer has seen the layout that we fitted. */
export const isSendable = (book: PriceBook, door: DoorForm): boolean =>
  Object.keys(faultsOf(book, door)).length === 0 && door.fitted === '';
