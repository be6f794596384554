import type { QuoteRequest } from '../../../contract/enquiries/enquiry.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import { samenessText } from '../../../domain/enquiry/sameness.ts';
import type { Model } from '../../../domain/spam/learned/decisions.ts';
import { type EventNeeds, changedEnquiryEvent } from '../../outbox/event.ts';
import type { Call } from '../../shared/call.ts';
import type { Clock } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import { sha256 } from '../../shared/idempotency.ts';
import { spamRejected } from '../../shared/refusal.ts';
import { assessEnquiry } from '../assess.ts';
import { describedDoor } from '../described-door.ts';
import type { Enquiry } from '../enquiry.ts';
import { appraise } from '../estimate.ts';
import { type Begun, begun } from './begun.ts';
import type { AskedDoorChange, DoorChangeOutcome } from './door-change.ts';
import type { EnquiryWork, HistoryEntry } from '../work/change.ts';

export interface ChangeDoorsInput extends Call {
  readonly enquiry: Enquiry;
  /** The version of the enquiry that the customer saw. */
  readonly seen: number;
  readonly designs: readonly DoorDesign[];
  /** Text that the customer adds to the message. */
  readonly added: string | undefined;
}

export interface DoorChangerNeeds extends EventNeeds {
  readonly book: PriceBook;
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: EventNeeds['ids'] & Pick<IdSource, 'changeId'>;
  /** The learned spam model. */
  readonly learned: () => Model;
  readonly store: {
    readonly deskWork: { readonly find: (id: string) => Promise<EnquiryWork | null> };
    readonly enquiryChanges: { readonly list: (id: string) => Promise<readonly HistoryEntry[]> };
    readonly enquiryVersions: { readonly change: (asked: AskedDoorChange) => Promise<DoorChangeOutcome> };
    readonly probe: () => Promise<void>;
  };
}

/**
 * Lets a customer change the doors of a sent enquiry until staff have begun to work on it. Personal data and
 * consent stay as sent.
 */
export function createDoorChanger(needs: DoorChangerNeeds) {
  const { store } = needs;
  return {
    /** The current version, and the action of staff that prevents a change. Null for an erased enquiry. */
    async stateOf({ id }: Enquiry): Promise<{ readonly seen: number; readonly begun: Begun | null } | null> {
      // Reads the version first, so that any change between the two reads makes it outdated.
      const work = await store.deskWork.find(id);
      return work && { seen: work.version, begun: begun(await store.enquiryChanges.list(id)) };
    },

    async change(input: ChangeDoorsInput): Promise<DoorChangeOutcome> {
      const next = changed(needs, input);
      const { verdict, score, reasons } = assessEnquiry(next.request, needs.learned());
      if (input.trapSprung || verdict === 'refuse') {
        await store.probe();
        throw spamRejected();
      }
      if (input.added === undefined && sameDoors(input.enquiry, next)) return { kind: 'unchanged' };
      const enquiry = {
        ...next,
        contentScore: { score, reasons },
        // A held enquiry stays held: only staff release it.
        status: verdict === 'hold' && next.status === 'new' ? ('held' as const) : next.status,
      };
      const changeId = needs.ids.changeId();
      return store.enquiryVersions.change({
        enquiry,
        seen: input.seen,
        versionId: versionId(input) ?? changeId,
        changeId,
        event: enquiry.test ? null : changedEnquiryEvent(needs, enquiry, enquiry.changedAt),
      });
    },
  };
}

export type DoorChanger = ReturnType<typeof createDoorChanger>;

const versionId = ({ enquiry, idempotencyKey }: ChangeDoorsInput): string | null =>
  idempotencyKey === null ? null : `ver_${sha256(`${enquiry.id}\n${idempotencyKey}`)}`;

function changed({ book, clock }: DoorChangerNeeds, { enquiry, designs, added }: ChangeDoorsInput) {
  const request = requestWith(book, enquiry, designs, added);
  const changedAt = clock.now();
  return { ...enquiry, request, designs, changedAt, ...appraise(book, enquiry.collection, request, designs) };
}

/** The request with the new doors, described for staff, and the added text below the message. */
function requestWith(
  book: PriceBook,
  { request }: Enquiry,
  designs: readonly DoorDesign[],
  added: string | undefined,
): QuoteRequest {
  if ('message' in request) throw new Error('An enquiry with doors has no plain message');
  const doors = designs.map((design) => describedDoor(book, design));
  if (added === undefined) return { ...request, doors };
  const message = [request.project?.message, added].filter((text) => text !== undefined).join('\n\n');
  return { ...request, doors, project: { ...request.project, message } };
}

function sameDoors(one: Pick<Enquiry, 'designs'>, other: Pick<Enquiry, 'designs'>): boolean {
  const [first, second] = [one, other].map(({ designs }) =>
    samenessText('', { customer: { email: '' }, ...{ designs } }),
  );
  return first === second;
}
