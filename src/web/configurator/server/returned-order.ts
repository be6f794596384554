import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLinkToken } from '../../../app/quotes/review-link.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { readPersonForm } from '../../enquire/person-form.ts';
import { type FormRefusal, refusalOf, withConsent } from '../../enquire/submit-form.ts';
import type { FormFields } from '../../shell/form-body.ts';
import type { FlashedForm } from '../../shell/form-flash.ts';
import { addressIn, priceViewOf } from '../../shell/price-view.ts';
import { actions, applyAction } from '../order/actions.ts';
import { orderAddress } from '../order/addresses.ts';
import { type DoorForm, showsPersonName } from '../order/form-fields.ts';
import type { OrderFrame } from './frames.ts';
import { withFittedNotice } from './order-notices.ts';
import { type OrderKit, showOrder } from './order-kit.ts';
import { postedDoors, readChange, readSubmission, submissionOf } from './order-reading.ts';

/** A posted order that was not submitted: the customer changes it, or it was refused. */
interface ReturnedOrder {
  readonly frame: OrderFrame;
  readonly fields: FormFields;
  /** The doors after the action of the pressed button. */
  readonly doors: readonly DoorForm[];
  readonly refusal: FormRefusal | null;
}

/** Redirects to a page that shows the posted order again; shows it directly if no cookie can hold it. */
export function returnOrder(
  kit: OrderKit,
  request: FastifyRequest,
  reply: FastifyReply,
  order: ReturnedOrder,
): FastifyReply | Promise<FastifyReply> {
  const { frame, fields, doors, refusal } = order;
  const from = linkOf(frame, fields);
  const { action } = frame;
  const view = priceViewOf(request.query);
  // A refusal without a name cannot be passed through a redirect.
  if (refusal?.reason === null) return showReturned(kit, request, reply, order);
  const sentBack = kit.flash.sendBack(request, reply, {
    path: action,
    address: orderAddress(kit.book, action, doors, view) ?? addressIn(view, action),
    fields: from === undefined ? fields : new Map([...fields, ['from', from]]),
    reason: refusal?.reason ?? 'changed',
    reference: refusal?.reference ?? '',
  });
  return sentBack ?? showReturned(kit, request, reply, order);
}

/** Shows the order that a redirect brought back. */
export function showFlashed(
  kit: OrderKit,
  request: FastifyRequest,
  reply: FastifyReply,
  frame: OrderFrame,
  flashed: FlashedForm,
): Promise<FastifyReply> {
  const { fields } = flashed;
  const person = readPersonForm(fields);
  const doors = changedDoors(kit.book, fields);
  const refusal = refusalOf(flashed, () =>
    frame.changes
      ? readChange({ message: person.message })
      : withConsent(person, readSubmission(submissionOf(person))),
  );
  return showReturned(kit, request, reply, {
    ...{ frame, fields, doors },
    refusal: refusal && withFittedNotice(refusal, doors),
  });
}

/** Shows a posted order again, on a secret page because it repeats personal data. */
function showReturned(
  kit: OrderKit,
  request: FastifyRequest,
  reply: FastifyReply,
  { frame, fields, doors, refusal }: ReturnedOrder,
): Promise<FastifyReply> {
  const from = linkOf(frame, fields);
  const again: OrderFrame = { ...frame, privacy: 'secret', pdf: null, ...(from !== undefined && { from }) };
  return showOrder(kit, request, reply, again, {
    doors: { forms: doors },
    posted: true,
    showsPerson: fields.get(showsPersonName) === 'yes',
    person: readPersonForm(fields),
    ...(refusal && { refusal }),
  });
}

/** The posted doors after the action of the pressed button. */
export const changedDoors = (book: PriceBook, fields: FormFields): readonly DoorForm[] =>
  applyAction(book, postedDoors(book, fields), fields.get('action') ?? actions.update).doors;

/** Token of the quote that an order continues from; validated if it comes from a form. */
export function linkOf(frame: OrderFrame, fields: FormFields): string | undefined {
  const text = fields.get('from') ?? '';
  return frame.from ?? (isLinkToken(text) ? text : undefined);
}
