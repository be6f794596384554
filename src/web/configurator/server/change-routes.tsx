import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Enquiry } from '../../../app/enquiries/enquiry.ts';
import type { Begun } from '../../../app/enquiries/changes/begun.ts';
import type { DoorChanger } from '../../../app/enquiries/changes/change-doors.ts';
import type { DoorChangeOutcome } from '../../../app/enquiries/changes/door-change.ts';
import { pricesMark } from '../../../domain/book/price-book.ts';
import { emptyPerson, readPersonForm } from '../../enquire/person-form.ts';
import { sentAddress } from '../../enquire/sent.tsx';
import { formNotices } from '../../enquire/form-notices.ts';
import {
  type Attempt,
  type FormRefusal,
  createFormSubmitter,
  refuseBy,
  refuseForm,
} from '../../enquire/submit-form.ts';
import { TooManyForms } from '../../shell/error-pages.tsx';
import { type FormFields, fieldsOf } from '../../shell/form-body.ts';
import { openAndRenders } from '../../shell/page-kit.tsx';
import { addressIn, priceViewOf } from '../../shell/price-view.ts';
import { actions, applyAction } from '../order/actions.ts';
import { designOfForm } from '../order/door-form.ts';
import type { DoorForm } from '../order/form-fields.ts';
import { type OrderFrame, changeFrame, changePath, reviewAfter, reviewFrame } from './frames.ts';
import { isSendable } from './order-handler.ts';
import { type OrderKit, sendsOrder, showOrder } from './order-kit.ts';
import { begunMeanwhile, changedElsewhere, changedTooOften, withFittedNotice } from './order-notices.ts';
import { postedDoors, readChange } from './order-reading.ts';
import { returnOrder, showFlashed } from './returned-order.ts';

/** A kind of link to a sent enquiry. */
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

/** Routes on which a customer changes the doors of a sent enquiry, until staff have begun to work on it. */
export function addChangeRoutes(server: FastifyInstance, kit: OrderKit): void {
  for (const way of ways) {
    const url = `${way.back(':token')}${changePath}`;
    server.get<{ Params: { token: string } }>(url, openAndRenders, async (request, reply) => {
      const { token } = request.params;
      const enquiry = await way.find(kit, token);
      const state = enquiry?.designs ? await kit.doorChanges.stateOf(enquiry) : null;
      if (!enquiry?.designs || !state) return kit.notFound(reply);
      const { designs, reference } = enquiry;
      const back = way.back(token);
      const flashed = kit.flash.read(request, `${back}${changePath}`);
      // Shown even if staff have begun since: sending then shows a notice, and the typed input is kept.
      if (flashed?.isLatest) {
        const frame = changeFrame({ reference, seen: seenIn(flashed.fields), back });
        return showFlashed(kit, request, reply, frame, flashed);
      }
      if (state.begun !== null) return reply.redirect(addressIn(priceViewOf(request.query), back), 303);
      return showOrder(kit, request, reply, changeFrame({ reference, seen: state.seen, back }), {
        doors: { designs },
        person: flashed ? readPersonForm(flashed.fields) : emptyPerson,
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
    const frameOf = (version: number) => changeFrame({ reference: enquiry.reference, seen: version, back });
    const giveBack = (refusal: FormRefusal | null, doors = posted, version = seen) =>
      returnOrder(kit, request, reply, {
        frame: frameOf(version),
        fields: new Map([...fields, ['seen', String(version)]]),
        ...{ doors, refusal },
      });
    /** Shows what to do instead if the enquiry was erased or staff have begun. */
    const showTooLate = ({ doors, by }: TooLate) => {
      // A test enquiry cannot be sent anew: the new enquiry would not be a test.
      const canSendAnew = by === null || !enquiry.test;
      const refusal =
        by === null
          ? refuseForm(404, formNotices.link_ended())
          : refuseForm(409, begunMeanwhile(by, kit.business, canSendAnew));
      const shown = { doors: { forms: doors }, person, refusal };
      return showOrder(kit, request, reply, canSendAnew ? way.anew(token) : frameOf(seen), shown);
    };
    const action = fields.get('action') ?? actions.update;
    if (action !== actions.send) {
      const { doors } = applyAction(kit.book, posted, action);
      const state = await kit.doorChanges.stateOf(enquiry);
      if (isTooLate(state)) return showTooLate({ doors, by: state?.begun ?? null });
      return giveBack(null, doors);
    }
    const prices = pricesMark(kit.book);
    if ((fields.get('prices') ?? prices) !== prices) return giveBack(refuseBy('prices_changed', 409));
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
    if (outcome.taken) {
      kit.flash.drop(request, reply, `${back}${changePath}`);
      return reply.redirect(addressIn(priceViewOf(request.query), back), 303);
    }
    if (outcome.status !== 409) return giveBack(withFittedNotice(outcome, posted));
    const state = await kit.doorChanges.stateOf(enquiry);
    if (isTooLate(state)) return showTooLate({ doors: posted, by: state?.begun ?? null });
    // The form gets the current version, so that the customer can confirm by sending it again.
    return giveBack(outcome, posted, state?.seen ?? seen);
  };
}

interface TooLate {
  readonly doors: readonly DoorForm[];
  /** How staff began; null if the enquiry was erased. */
  readonly by: Begun | null;
}

const isTooLate = (state: Awaited<ReturnType<DoorChanger['stateOf']>>): boolean => state?.begun !== null;

/** The refusal of a change; null if the change was accepted. */
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

/** The version that the customer saw; -1, which matches none, if the form has no valid version. */
const seenIn = (fields: FormFields): number => {
  const text = fields.get('seen') ?? '';
  return /^\d{1,9}$/.test(text) ? Number(text) : -1;
};
