import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RunJob } from '../../../app/shared/jobs.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { actions } from '../order/actions.ts';
import type { OrderData } from '../order/order-data.ts';
import { manyDoors } from '../order/view.ts';
import { fieldsOf } from '../../shell/form-body.ts';
import type { FormMarks } from '../../shell/form-token.ts';
import type { OpeningForm } from './opening-form.ts';
import { type DoorsToShow, type OrderDocument, orderDocument } from './order-document.tsx';
import { type OrderJobs, bufferOf } from './order-jobs.ts';
import type { PageKit } from '../../shell/page-kit.tsx';
import { priceViewOf } from '../../shell/price-view.ts';
import { sendPage } from '../../shell/reply.ts';
import type { FormRefusal } from '../../enquire/submit-form.ts';
import type { OrderFrame } from './frames.ts';
export interface OrderKit extends PageKit {
  readonly runJob: RunJob<OrderJobs>;
}

export interface OrderState extends Pick<OrderData, 'person'> {
  readonly showsPerson?: boolean;
  readonly doors: DoorsToShow;
  readonly begins?: boolean;
  /** The form of the first screen, if it was submitted. */
  readonly opening?: OpeningForm | undefined;
  readonly posted?: boolean;
  readonly notice?: OrderData['notice'];
  readonly refusal?: FormRefusal;
  /** Cache key made of doors and notice; undefined if the page must not be cached. */
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
  const { doors, begins = false, opening, showsPerson = false, posted = false } = state;
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
        posted,
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
