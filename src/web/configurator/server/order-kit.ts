import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLinkToken } from '../../../app/quotes/review-link.ts';
import type { RunJob } from '../../../app/shared/jobs.ts';
import { sentAddress } from '../../enquire/sent.tsx';
import { websiteSource } from '../../enquire/form-requests.ts';
import { readPersonForm } from '../../enquire/person-form.ts';
import { type PriceBook, pricesMark } from '../../../domain/book/price-book.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { actions, applyAction } from '../order/actions.ts';
import { faultsOf } from '../order/door-faults.ts';
import { designOfForm } from '../order/door-form.ts';
import { type DoorForm, showsPersonName } from '../order/form-fields.ts';
import type { OrderData } from '../order/order-data.ts';
import { manyDoors } from '../order/view.ts';
import { type FormFields, fieldsOf } from '../../shell/form-body.ts';
import type { Notice } from '../../shell/notices.tsx';
import type { FormMarks } from '../../shell/form-token.ts';
import { postedDoors, readSubmission, submissionOf } from './order-reading.ts';
import type { OpeningForm } from './opening-form.ts';
import { type DoorsToShow, type OrderDocument, orderDocument } from './order-document.tsx';
import { type OrderJobs, bufferOf } from './order-jobs.ts';
import type { PageKit } from '../../shell/page-kit.tsx';
import { addressIn, priceViewOf } from '../../shell/price-view.ts';
import { sendPage } from '../../shell/reply.ts';
import { type FormRefusal, createFormSubmitter, refuseForm, withConsent } from '../../enquire/submit-form.ts';
import { type OrderFrame, reviewAfter } from './frames.ts';
import { linkEnded, pricesChanged, sentBefore, withFittedNotice } from './order-notices.ts';

export interface OrderKit extends PageKit {
  readonly runJob: RunJob<OrderJobs>;
}

export interface OrderState extends Pick<OrderData, 'person'> {
  readonly showsPerson?: boolean;
  readonly doors: DoorsToShow;
  readonly begins?: boolean;
  /** The first screen's form, if something was typed into it. */
  readonly opening?: OpeningForm | undefined;
  readonly notice?: OrderData['notice'];
  readonly refusal?: FormRefusal;
  /** Cache key made of doors and notice; absent if the page must not be cached. */
  readonly name?: string;
}

/** Shows a page of doors. A worker thread renders it if there are many. */
export async function showOrder(
  kit: OrderKit,
  request: FastifyRequest,
  reply: FastifyReply,
  frame: OrderFrame,
  state: OrderState,
): Promise<FastifyReply> {
  const { head, privacy, quoteToken, ...shown } = frame;
  const { doors, begins = false, opening, showsPerson = false } = state;
  const { person, notice = null, refusal, name } = state;
  const count = 'forms' in doors ? doors.forms.length : doors.designs.length;
  const make = (priceView: PriceView, marks: FormMarks) => {
    const page: OrderDocument = {
      head: { ...kit.headOf(head), priceView },
      doors,
      opening,
      data: {
        ...shown,
        ...marks,
        begins,
        priceView,
        showsPerson,
        person,
        faults: refusal?.faults ?? {},
        notice: refusal?.notice ?? notice,
        refused: refusal?.notice === null,
      },
    };
    return count < manyDoors
      ? orderDocument(kit.book, page)
      : kit.runJob('orderPage', page, request.asker).then(bufferOf);
  };
  if (name !== undefined) return kit.showKept(reply, { name: `${frame.action} ${name}`, privacy, make });
  const marks = kit.tokens.issueMarks(request, reply);
  const html = request.method === 'HEAD' ? null : await make(priceViewOf(request.query), marks);
  return sendPage(reply, html, privacy, refusal?.status ?? 200);
}

/** Route options: only the submit button is rate limited, not the buttons that change doors. */
export const sendsOrder = {
  access: 'limited-page',
  operationId: 'submitInternalDoorsQuote',
  renders: true,
  counts: (body: unknown) => fieldsOf(body).get('action') === actions.send,
} as const;

/** Handles a posted order: applies the action of the button, or submits. */
export function createOrderHandler(kit: OrderKit) {
  const submitForm = createFormSubmitter(kit);

  return async function handleOrder(
    request: FastifyRequest,
    reply: FastifyReply,
    frame: OrderFrame,
    notice: Notice | null = null,
  ) {
    const fields = fieldsOf(request.body);
    const person = readPersonForm(fields);
    const posted = postedDoors(kit.book, fields);
    const action = fields.get('action') ?? actions.update;
    // A secret page, because it repeats personal data.
    const from = frame.from ?? linkIn(fields);
    const again: OrderFrame = { ...frame, privacy: 'secret', pdf: null, ...(from !== undefined && { from }) };
    const showsPerson = fields.get(showsPersonName) === 'yes';
    if (action !== actions.send) {
      const { doors } = applyAction(kit.book, posted, action);
      const shown = { doors: { forms: doors }, showsPerson, person, notice };
      return showOrder(kit, request, reply, again, shown);
    }
    const showAgain = (refusal: FormRefusal, shownIn = again) =>
      showOrder(kit, request, reply, shownIn, { doors: { forms: posted }, showsPerson, person, refusal });
    const prices = pricesMark(kit.book);
    if ((fields.get('prices') ?? prices) !== prices) return showAgain(refuseForm(409, pricesChanged));
    const outcome = await submitForm({
      request,
      reply,
      fields,
      attempt: async (call) => {
        const reading = withConsent(person, readSubmission(submissionOf(person)));
        if (!reading.ok) return reading;
        if (!posted.every((door) => isSendable(kit.book, door))) return { faults: [] };
        const submitted = await kit.submitDoorQuote({
          token: frame.quoteToken,
          from,
          submission: reading.value,
          designs: posted.map(designOfForm),
          source: websiteSource,
          ...call,
        });
        if (!submitted) return { conflict: linkEnded };
        return submitted.differs ? { conflict: sentBefore(submitted.reference) } : submitted;
      },
    });
    if (!outcome.taken)
      // The link is used up, so the page continues with the doors alone.
      return outcome.status === 409
        ? showAgain(outcome, reviewAfter(frame.quoteToken ?? from ?? null))
        : showAgain(withFittedNotice(outcome, posted));
    const next = frame.quoteToken === null ? sentAddress(outcome.sentPage) : frame.action;
    return reply.redirect(addressIn(priceViewOf(request.query), next), 303);
  };
}

/** The link's token in a form; validated, because it is written into the page. */
const linkIn = (fields: FormFields): string | undefined => {
  const text = fields.get('from') ?? '';
  return isLinkToken(text) ? text : undefined;
};

/** Whether all fields of a door are valid, and the customer has seen its layout. */
export const isSendable = (book: PriceBook, door: DoorForm): boolean =>
  Object.keys(faultsOf(book, door)).length === 0 && door.fitted === '';
