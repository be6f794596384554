import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import type { Begun } from '../../../app/enquiries/changes/begun.ts';
import type { DoorChanger } from '../../../app/enquiries/changes/change-doors.ts';
import type { DoorChangeOutcome } from '../../../app/enquiries/changes/door-change.ts';
import { DoorChangeSubmission } from '../../../contract/quotes/submission.ts';
import { compileReader } from '../../../contract/reading/reader.ts';
import { pricesMark } from '../../../domain/book/price-book.ts';
import { emptyPerson, readPersonForm } from '../../enquire/person-form.ts';
import { sentAddress } from '../../enquire/sent.tsx';
import { formNotices } from '../../enquire/form-notices.ts';
import { type Attempt, createFormSubmitter, refuseBy, refuseForm } from '../../enquire/submit-form.ts';
import { TooManyForms } from '../../shell/error-pages.tsx';
import { type FormFields, fieldsOf } from '../../shell/form-body.ts';
import { openAndRenders } from '../../shell/page-kit.tsx';
import { addressIn, priceViewOf } from '../../shell/price-view.ts';
import { actions, applyAction } from '../order/actions.ts';
import { designOfForm } from '../order/door-form.ts';
import type { DoorForm } from '../order/form-fields.ts';
import { type OrderFrame, changeFrame, changePath, reviewAfter, reviewFrame } from './frames.ts';
import { isSendable } from './order-handler.ts';
import { type OrderKit, type OrderState, sendsOrder, showOrder } from './order-kit.ts';
import { begunMeanwhile, changedElsewhere, changedTooOften, withFittedNotice } from './order-notices.ts';
import { postedDoors } from './order-reading.ts';

/** A link to a sent enquiry. */
interface Way {
  readonly back: (token: string) => string;
  readonly find: (kit: OrderKit, token: string) => Promise<Enquiry | null>;
  /** The page on which the same doors can be sent as a new enquiry. */
  readonly anew: (token: string) => OrderFrame;
}

const ways: readonly Way[] = [
  {
    back: sentAddress,
    find: (kit, token) => kit.sentEnquiries.ofPage(token),
    anew: () => reviewFrame,
  },
  {
    back: (token) => `/quotes/${token}`,
    find: async (kit, token) => {
      const quote = await kit.openDoorQuote(token);
      return quote?.enquiry ? kit.sentEnquiries.ofQuote(quote.enquiry) : null;
    },
    anew: reviewAfter,
  },
];

const readChange = compileReader(DoorChangeSubmission);

/** Routes on which a customer changes the doors of a sent enquiry, until staff have begun to work on it. */
export function addChangeRoutes(server: FastifyInstance, kit: OrderKit): void {
  for (const way of ways) {
    const url = `${way.back(':token')}${changePath}`;
    server.get<{ Params: { token: string } }>(url, openAndRenders, async (request, reply) => {
      const { token } = request.params;
      const enquiry = await way.find(kit, token);
      const state = enquiry?.designs ? await kit.doorChanges.stateOf(enquiry) : null;
      if (!enquiry?.designs || !state) return kit.notFound(reply);
      const back = way.back(token);
      if (state.begun !== null) return reply.redirect(addressIn(priceViewOf(request.query), back), 303);
      const { designs, reference } = enquiry;
      return showOrder(kit, request, reply, changeFrame({ reference, seen: state.seen, back }), {
        doors: { designs },
        person: emptyPerson,
      });
    });
    const takeChange = createChangeHandler(kit, way);
    server.post<{ Params: { token: string } }>(url, { config: sendsOrder }, async (request, reply) => {
      const { token } = request.params;
      const enquiry = await way.find(kit, token);
      // Over the limit, the response must not reveal whether a link exists.
      if (request.waitSeconds !== null && !enquiry?.designs) throw new TooManyForms();
      return enquiry?.designs ? takeChange(request, reply, token, enquiry) : kit.notFound(reply);
    });
  }
}

function createChangeHandler(kit: OrderKit, way: Way) {
  const submitForm = createFormSubmitter(kit);

  return async function takeChange(
    request: FastifyRequest,
    reply: FastifyReply,
    token: string,
    enquiry: Enquiry,
  ): Promise<FastifyReply> {
    const fields = fieldsOf(request.body);
    const { message } = readPersonForm(fields);
    const person = { ...emptyPerson, message };
    const posted = postedDoors(kit.book, fields);
    const back = way.back(token);
    const seen = seenIn(fields);
    const showAgain = (state: Omit<OrderState, 'person'>, version = seen) =>
      showOrder(kit, request, reply, changeFrame({ reference: enquiry.reference, seen: version, back }), {
        ...state,
        person,
      });
    /** Answers with what can be done instead, where the enquiry was erased or staff have begun. */
    const showTooLate = ({ doors, by }: TooLate) => {
      // A new enquiry would not be a test any more.
      const canSendAnew = by === null || !enquiry.test;
      const refusal =
        by === null
          ? refuseForm(404, formNotices.link_ended())
          : refuseForm(409, begunMeanwhile(by, kit.business, canSendAnew));
      const shown = { doors: { forms: doors }, person, refusal };
      return canSendAnew ? showOrder(kit, request, reply, way.anew(token), shown) : showAgain(shown);
    };
    const action = fields.get('action') ?? actions.update;
    if (action !== actions.send) {
      const { doors } = applyAction(kit.book, posted, action);
      const state = await kit.doorChanges.stateOf(enquiry);
      if (isTooLate(state)) return showTooLate({ doors, by: state?.begun ?? null });
      return showAgain({ doors: { forms: doors } });
    }
    const doors = { forms: posted };
    const prices = pricesMark(kit.book);
    if ((fields.get('prices') ?? prices) !== prices)
      return showAgain({ doors, refusal: refuseBy('prices_changed', 409) });
    const attempt: Attempt = async (call) => {
      const reading = readChange({ message });
      if (!reading.ok) return reading;
      if (!posted.every((door) => isSendable(kit.book, door))) return { faults: [] };
      const designs = posted.map(designOfForm);
      const added = reading.value.message;
      const outcome = await kit.doorChanges.change({ ...call, enquiry, seen, designs, added });
      return answerTo(kit, outcome) ?? { reference: enquiry.reference };
    };
    const outcome = await submitForm({ request, reply, fields, attempt });
    if (outcome.taken) return reply.redirect(addressIn(priceViewOf(request.query), back), 303);
    if (outcome.status !== 409) return showAgain({ doors, refusal: withFittedNotice(outcome, posted) });
    const state = await kit.doorChanges.stateOf(enquiry);
    if (isTooLate(state)) return showTooLate({ doors: posted, by: state?.begun ?? null });
    // With the version of now: what is shown is then sent knowingly.
    return showAgain({ doors, refusal: outcome }, state?.seen ?? seen);
  };
}

interface TooLate {
  readonly doors: readonly DoorForm[];
  /** What staff began with; null where the enquiry was erased. */
  readonly by: Begun | null;
}

const isTooLate = (state: Awaited<ReturnType<DoorChanger['stateOf']>>): boolean => state?.begun !== null;

/** The refusal of a change that was not taken; null for one that was. */
function answerTo({ business }: OrderKit, outcome: DoorChangeOutcome) {
  switch (outcome.kind) {
    case 'done':
    case 'unchanged':
      return null;
    case 'begun':
      return { conflict: begunMeanwhile(outcome.by, business, false) };
    case 'outdated':
      return { conflict: changedElsewhere };
    case 'too_often':
      return { conflict: changedTooOften(business) };
    case 'missing':
      return { conflict: 'link_ended' } as const;
  }
}

/** Without a version that can be read, none matches. */
const seenIn = (fields: FormFields): number => {
  const text = fields.get('seen') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
};
