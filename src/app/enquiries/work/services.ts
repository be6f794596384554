import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { Business } from '../../../domain/business/business.ts';
import type { PricedOrder } from '../../doors/priced-order.ts';
import type { Enquiry } from '../enquiry.ts';
import type { EarlierVersion } from '../versions.ts';
import { isKeyId } from '../../callers/api-key.ts';
import { type EnquiryDoor, doorsOf } from '../../mail/enquiry-doors.ts';
import type { WallMs } from '../../shared/clock.ts';
import type { IdSource } from '../../shared/ids.ts';
import type { KeptAccount, StaffAccount } from '../../accounts/account.ts';
import { changeAll } from './change-all.ts';
import type {
  ChangeOutcome,
  Decision,
  EnquiryWork,
  HistoryEntry,
  UndoOutcome,
  WorkChange,
} from './change.ts';
import { type FirstResponse, firstResponse } from './first-response.ts';
import type { NameOf } from './history-words.ts';
import type { InboxFilter, InboxPlace } from '../../inbox/inbox-filter.ts';
import { type InboxSelection, selectionOf } from '../../inbox/inbox-selection.ts';
import { type Judged, type ModerationNeeds, moderate } from './moderate.ts';
import { type PricesToday, pricesToday } from './price-today.ts';
import { type UndoNeeds, undoChange } from './undo.ts';
import { type DeskWorkNeeds, workOn } from './work.ts';

export interface Note {
  readonly id: string;
  readonly at: WallMs;
  readonly authorId: string;
  readonly text: string;
}

/** A similar enquiry, abridged. */
export interface RelatedEnquiry {
  readonly id: string;
  readonly reference: string;
  readonly collection: Enquiry['collection'];
  readonly receivedAt: WallMs;
  readonly moderation: Enquiry['status'];
  readonly stage: EnquiryWork['stage'];
  /** Name of the customer; null if the row is damaged. */
  readonly name: string | null;
}

/**
 * What two enquiries have in common, which may mean the same person or household. They are never merged,
 * because several people may share any of these.
 */
export type Likeness = 'email' | 'phone' | 'eircode';
export type RelatedEnquiries = Readonly<Record<Likeness, readonly RelatedEnquiry[]>>;

/** Ids of the previous and next enquiry under an inbox filter. */
export interface Neighbours {
  readonly newer: string | null;
  readonly older: string | null;
}

export interface DeskEnquiryNeeds extends ModerationNeeds, DeskWorkNeeds, UndoNeeds {
  readonly ids: ModerationNeeds['ids'] & Pick<IdSource, 'noteId'>;
  readonly book: PriceBook;
  readonly business: Business;
  readonly store: ModerationNeeds['store'] &
    DeskWorkNeeds['store'] &
    UndoNeeds['store'] & {
      readonly enquiries: { readonly find: (id: string) => Promise<Enquiry | null> };
      readonly deskWork: { readonly find: (id: string) => Promise<EnquiryWork | null> };
      readonly enquiryNotes: { readonly list: (id: string) => Promise<readonly Note[]> };
      readonly enquiryVersions: {
        readonly list: (enquiry: Enquiry) => Promise<readonly EarlierVersion[]>;
      };
      readonly relatedEnquiries: { readonly find: (id: string) => Promise<RelatedEnquiries> };
      readonly inbox: {
        readonly neighbours: (selection: InboxSelection, place: InboxPlace) => Promise<Neighbours>;
        readonly markRead: (accountId: string, enquiryId: string, at: WallMs) => Promise<void>;
      };
      readonly staffAccounts: { readonly list: () => Promise<readonly KeptAccount[]> };
    };
}

/** The data of an enquiry's page. */
export interface OpenedEnquiry {
  readonly enquiry: Enquiry;
  readonly work: EnquiryWork;
  readonly notes: readonly Note[];
  readonly history: readonly HistoryEntry[];
  /** Versions before changes by the customer, oldest first. */
  readonly earlier: readonly EarlierVersion[];
  readonly related: RelatedEnquiries;
  /** Accounts to which the enquiry may be assigned. */
  readonly colleagues: readonly StaffAccount[];
  readonly nameOf: NameOf;
  readonly response: FirstResponse;
  readonly order: PricedOrder<EnquiryDoor>;
  readonly today: PricesToday | null;
  readonly now: WallMs;
}

/** Use cases for one enquiry, or for several enquiries of a list. */
export function createDeskEnquiries(needs: DeskEnquiryNeeds) {
  const { store, clock, book, business } = needs;
  return {
    /** Opens an enquiry; null if it does not exist or was erased. */
    async open(id: string): Promise<OpenedEnquiry | null> {
      const [enquiry, work] = [await store.enquiries.find(id), await store.deskWork.find(id)];
      if (!enquiry || !work) return null;
      const accounts = await store.staffAccounts.list();
      const now = clock.now();
      const order = doorsOf(book, enquiry);
      return {
        enquiry,
        work,
        notes: await store.enquiryNotes.list(id),
        history: await store.enquiryChanges.list(id),
        earlier: await store.enquiryVersions.list(enquiry),
        related: await store.relatedEnquiries.find(id),
        colleagues: accounts.filter(({ disabledAt }) => disabledAt === null),
        nameOf: namesOf(accounts),
        response: firstResponse(business, { receivedAt: enquiry.receivedAt, ...work }, now),
        order,
        today: pricesToday(book, enquiry, order),
        now,
      };
    },

    neighbours({ id, receivedAt }: Enquiry, filter: InboxFilter, account: StaffAccount): Promise<Neighbours> {
      const selection = selectionOf(filter, account.id, clock.now());
      return store.inbox.neighbours(selection, { receivedAt, id });
    },

    markRead: (account: StaffAccount, { id }: Enquiry): Promise<void> =>
      store.inbox.markRead(account.id, id, clock.now()),

    /** Accounts to which an enquiry may be assigned, and the names of all accounts. */
    async staff(): Promise<{ readonly ids: readonly string[]; readonly nameOf: NameOf }> {
      const accounts = await store.staffAccounts.list();
      const ids = accounts.filter(({ disabledAt }) => disabledAt === null).map(({ id }) => id);
      return { ids, nameOf: namesOf(accounts) };
    },

    /** A new id for the form of a note. */
    noteId: (): string => needs.ids.noteId(),

    find: (id: string): Promise<Enquiry | null> => store.enquiries.find(id),
    workOf: (id: string): Promise<EnquiryWork | null> => store.deskWork.find(id),

    change: (
      account: StaffAccount,
      enquiry: Enquiry,
      seen: number,
      change: WorkChange,
    ): Promise<ChangeOutcome> => workOn(needs, account.id, enquiry, seen, change),

    changeAll: (
      account: StaffAccount,
      change: WorkChange,
      picked: readonly Judged[],
    ): Promise<readonly ChangeOutcome[]> => changeAll(needs, account.id, change, picked),

    /** Undoes a change of this member of staff. */
    undo: (account: StaffAccount, enquiry: Enquiry, changeId: string): Promise<UndoOutcome> =>
      undoChange(needs, account.id, enquiry, changeId),

    /** What happened to an enquiry after this version. */
    async changesSince(id: string, version: number): Promise<readonly HistoryEntry[]> {
      const history = await store.enquiryChanges.list(id);
      return history.filter(({ detail }) => detail.version > version);
    },

    judge: (
      account: StaffAccount,
      decision: Decision,
      judged: readonly Judged[],
    ): Promise<readonly ChangeOutcome[]> => moderate(needs, account.id, decision, judged),
  };
}

export type DeskEnquiries = ReturnType<typeof createDeskEnquiries>;

/** Names of accounts by id. Keys, deleted accounts and commands are shown as recorded. */
function namesOf(accounts: readonly StaffAccount[]): NameOf {
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  return (actor) => emails.get(actor) ?? (isKeyId(actor) ? `API key ${actor}` : actor);
}
