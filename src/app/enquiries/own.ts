import type { SentEnquiry, SentState, WithdrawRequest } from '../../contract/enquiries/sent.ts';
import type { Caller } from '../callers/caller.ts';
import { type EventNeeds, withdrawnEnquiryEvent } from '../outbox/event.ts';
import type { NewEvent } from '../outbox/new-event.ts';
import type { Call } from '../shared/call.ts';
import type { Clock, WallMs } from '../shared/clock.ts';
import type { IdSource } from '../shared/ids.ts';
import { Refusal, storeUnavailable } from '../shared/refusal.ts';
import type { Enquiry } from './enquiry.ts';
import type { Stage } from './stage.ts';

/** An enquiry as shown to the API key that sent it. */
export interface OwnEnquiry extends Pick<Enquiry, 'id' | 'reference' | 'collection' | 'receivedAt'> {
  readonly moderation: Enquiry['status'];
  readonly stage: Stage;
  /** Time of the last change, except notes of staff. */
  readonly updatedAt: WallMs;
}

export interface AskedWithdrawal {
  readonly enquiryId: string;
  /** The key that sent the enquiry. */
  readonly sender: string;
  /** Id of the history row. */
  readonly changeId: string;
  readonly at: WallMs;
  readonly reason: string | null;
  readonly event: NewEvent;
}

export type WithdrawalOutcome =
  /** Withdrawn now or before: a second withdrawal changes nothing. */
  | { readonly kind: 'withdrawn'; readonly enquiry: OwnEnquiry }
  /** The enquiry is won or lost already. */
  | { readonly kind: 'closed' }
  | { readonly kind: 'missing' };

export interface OwnEnquiryNeeds extends EventNeeds {
  readonly clock: Pick<Clock, 'now'>;
  readonly ids: EventNeeds['ids'] & Pick<IdSource, 'changeId'>;
  readonly store: {
    readonly enquiries: { readonly find: (id: string) => Promise<Enquiry | null> };
    readonly ownEnquiries: {
      /** Takes one query whether the enquiry has this sender, another sender, or does not exist. */
      readonly find: (id: string, sender: string) => Promise<OwnEnquiry | null>;
      readonly withdraw: (asked: AskedWithdrawal) => Promise<WithdrawalOutcome>;
    };
  };
}

/**
 * The state of an enquiry, for the key that sent it. All other callers get the same refusal, after the same
 * query.
 */
export const createOwnEnquiryReader = (needs: OwnEnquiryNeeds) => async (_body: null, call: Call) => ({
  reply: shown(await ownOf(needs, call)),
});

/** Withdraws an enquiry for the key that sent it. Can be repeated. */
export const createWithdrawer =
  (needs: OwnEnquiryNeeds) =>
  async ({ reason }: WithdrawRequest, call: Call) => {
    const { id } = await ownOf(needs, call);
    const enquiry = await needs.store.enquiries.find(id);
    if (!enquiry) throw nothingHere();
    const outcome = await needs.store.ownEnquiries.withdraw({
      enquiryId: id,
      sender: senderOf(call.caller),
      changeId: needs.ids.changeId(),
      at: needs.clock.now(),
      reason: reason ?? null,
      event: withdrawnEnquiryEvent(needs, enquiry),
    });
    switch (outcome.kind) {
      case 'withdrawn':
        return { reply: shown(outcome.enquiry) };
      case 'closed':
        throw new Refusal('enquiry_closed', 'This enquiry was won or lost, and can no longer be withdrawn.');
      case 'missing':
        throw nothingHere();
    }
  };

async function ownOf({ store }: OwnEnquiryNeeds, { caller, pathId = '' }: Call): Promise<OwnEnquiry> {
  // While the key cannot be looked up, "not found" would tell a partner that the enquiry was erased.
  if (caller.hasUnsettledKey) throw storeUnavailable();
  const own = await store.ownEnquiries.find(isId(pathId) ? pathId : '', senderOf(caller));
  if (!own) throw nothingHere();
  return own;
}

/** The live key of a call; blank for other callers, which matches no enquiry. */
const senderOf = ({ kind, label, test }: Caller): string => (kind === 'key' && !test ? label : '');

const isId = (text: string): boolean => /^\w{1,64}$/.test(text);

/** The same text as for an unknown path. */
const nothingHere = () => new Refusal('not_found', 'There is nothing at this address.');

const shown = (own: OwnEnquiry): SentEnquiry => ({
  id: own.id,
  reference: own.reference,
  collection: own.collection,
  createdAt: new Date(own.receivedAt).toISOString(),
  updatedAt: new Date(own.updatedAt).toISOString(),
  state: sentStateOf(own),
  offer: null,
});

const states: Readonly<Record<Stage, SentState>> = {
  new: 'received',
  contacted: 'in_progress',
  quoted: 'in_progress',
  won: 'won',
  lost: 'lost',
  withdrawn: 'withdrawn',
};

/** The state that the sender sees. An enquiry that is held or rejected as spam is shown as received. */
export const sentStateOf = ({ moderation, stage }: Pick<OwnEnquiry, 'moderation' | 'stage'>): SentState =>
  moderation === 'new' || stage === 'withdrawn' ? states[stage] : 'received';
