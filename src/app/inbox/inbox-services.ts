import { byteOrderMark, csvLines } from '../enquiries/csv.ts';
import type { Clock, WallMs } from '../shared/clock.ts';
import type { KeptAccount, StaffAccount } from '../accounts/account.ts';
import { type InboxFilter, type InboxPlace, fromTheTop, inboxQuery } from './inbox-filter.ts';
import type { InboxPage, InboxRow, SavedView } from './inbox.ts';
import { type SeenInbox, mostSeen, seenInbox } from './inbox-seen.ts';
import { type InboxSelection, selectionOf } from './inbox-selection.ts';
import { type TabCounts, mostCounted } from './inbox-tabs.ts';

export interface InboxStore {
  readonly page: (
    selection: InboxSelection,
    start: { readonly direction: 'older' | 'newer'; readonly from: InboxPlace | null },
    size: number,
    accountId: string,
  ) => Promise<InboxPage>;
  readonly countNew: (selection: InboxSelection, seen: SeenInbox | null, most: number) => Promise<number>;
  readonly newest: (most: number) => Promise<readonly InboxPlace[]>;
  readonly sources: () => Promise<readonly string[]>;
}

export interface ViewStore {
  readonly list: (accountId: string) => Promise<readonly SavedView[]>;
  readonly save: (accountId: string, view: Omit<SavedView, 'id'>, at: WallMs) => Promise<boolean>;
  readonly remove: (accountId: string, id: string) => Promise<void>;
}

export interface InboxNeeds {
  readonly inbox: InboxStore;
  readonly savedViews: ViewStore;
  readonly lists: {
    readonly counts: (accountId: string, now: WallMs, most: number) => Promise<TabCounts>;
  };
  readonly accounts: { readonly list: () => Promise<readonly KeptAccount[]> };
  /** Writes the audit entry of an export with this number of enquiries. */
  readonly noteExport: (account: StaffAccount, at: WallMs, enquiries: number) => Promise<void>;
  readonly clock: Pick<Clock, 'now'>;
}

export interface ShownInbox {
  /** Newest enquiries first. */
  readonly rows: readonly InboxRow[];
  /** Cursors of the neighbouring pages; null at either end. */
  readonly older: InboxPlace | null;
  readonly newer: InboxPlace | null;
  readonly lookedTo: WallMs | null;
  /** The seen marker: all other enquiries are new. Null if the inbox was empty. */
  readonly seen: SeenInbox | null;
}

const inboxPageSize = 50;
/** Limit of the count of new enquiries. Above it, the page says "many". */
const mostNew = 100;
/** Batch size of an export; other requests run between batches. */
const exportedAtOnce = 50;

/** The use cases of the inbox. */
export function createInboxServices({ inbox, lists, savedViews, accounts, noteExport, clock }: InboxNeeds) {
  const selected = (filter: InboxFilter, account: StaffAccount) =>
    selectionOf(filter, account.id, clock.now());

  async function* rowsOf(filter: InboxFilter, account: StaffAccount): AsyncGenerator<InboxRow> {
    const selection = selected(filter, account);
    let from: InboxPlace | null = null;
    do {
      const page: InboxPage = await inbox.page(
        selection,
        { direction: 'older', from },
        exportedAtOnce,
        account.id,
      );
      yield* page.rows;
      from = page.next;
    } while (from !== null);
  }

  return {
    async show(filter: InboxFilter, account: StaffAccount): Promise<ShownInbox> {
      const { after, before } = filter;
      // Read before the page, so that an enquiry that arrives during rendering, and is not on the page,
      // counts as new.
      const newest = await inbox.newest(mostSeen);
      const start = before
        ? ({ direction: 'newer', from: before } as const)
        : ({ direction: 'older', from: after } as const);
      const { rows, next, lookedTo } = await inbox.page(
        selected(filter, account),
        start,
        inboxPageSize,
        account.id,
      );
      const seen = seenInbox(
        newest,
        rows.map(({ enquiry }) => enquiry),
      );
      if (!before) return { rows, older: next, newer: after && placeOf(rows[0], after), lookedTo, seen };
      const newestFirst = rows.toReversed();
      return {
        rows: newestFirst,
        older: placeOf(newestFirst.at(-1), before),
        newer: next,
        lookedTo,
        seen,
      };
    },

    countNew: (filter: InboxFilter, account: StaffAccount, seen: SeenInbox | null): Promise<number> =>
      inbox.countNew(selected(fromTheTop(filter), account), seen, mostNew),

    /** The newest enquiries: enough to include a late enquiry whose time is earlier because of clock skew. */
    newest: () => inbox.newest(mostSeen),
    sources: inbox.sources,
    tabCounts: (account: StaffAccount): Promise<TabCounts> =>
      lists.counts(account.id, clock.now(), mostCounted),
    accounts: accounts.list,

    views: {
      list: (account: StaffAccount) => savedViews.list(account.id),
      save: (account: StaffAccount, name: string, filter: InboxFilter) =>
        savedViews.save(account.id, { name, query: inboxQuery(fromTheTop(filter)) }, clock.now()),
      remove: (account: StaffAccount, id: string) => savedViews.remove(account.id, id),
    },

    /**
     * All matching enquiries as a CSV file. The audit contains the number of rows sent, even if the client
     * disconnects.
     */
    async *csv(filter: InboxFilter, account: StaffAccount): AsyncGenerator<string> {
      let enquiries = 0;
      async function* counted() {
        for await (const { enquiry } of rowsOf(filter, account)) {
          enquiries += 1;
          yield enquiry;
        }
      }
      try {
        yield byteOrderMark;
        yield* csvLines(counted());
      } finally {
        await noteExport(account, clock.now(), enquiries);
      }
    },
  };
}

export type InboxServices = ReturnType<typeof createInboxServices>;

const placeOf = (row: InboxRow | undefined, otherwise: InboxPlace): InboxPlace =>
  row ? { receivedAt: row.enquiry.receivedAt, id: row.enquiry.id } : otherwise;
