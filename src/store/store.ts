import { deliveries } from './outbox/deliveries.ts';
import { deliveryLog } from './outbox/delivery-log.ts';
import { audit } from './people/audit.ts';
import { cleanUp } from './people/cleaning.ts';
import { deskLists } from './inbox/desk-lists.ts';
import { deskWork } from './enquiries/work.ts';
import { enquiries } from './enquiries/enquiries.ts';
import { enquiryChanges } from './enquiries/changes.ts';
import { enquiryNotes } from './enquiries/notes.ts';
import { enquiryReplies } from './enquiries/replies.ts';
import { enquiryVersions } from './enquiries/versions.ts';
import { eraseAgain } from './people/erasing/erase-again.ts';
import { inbox } from './inbox/inbox.ts';
import { keys } from './callers/keys.ts';
import { moderation } from './enquiries/moderation.ts';
import type { OpenDatabase } from './engine/open-database.ts';
import { overview } from './inbox/overview.ts';
import { ownEnquiries } from './enquiries/own.ts';
import { people } from './people/people.ts';
import { doorQuotes } from './quotes/quotes.ts';
import { savedViews } from './inbox/saved-views.ts';
import { searching } from './inbox/searching.ts';
import { sentMails } from './outbox/sent-mails.ts';
import { relatedEnquiries } from './enquiries/related.ts';
import { replyTemplates } from './enquiries/reply-templates.ts';
import { retention } from './people/retention.ts';
import type { Session } from './engine/session.ts';
import type { Windows } from './engine/windows.ts';
import { undo } from './enquiries/undo.ts';
import { staffAccounts } from './accounts/accounts.ts';
import { staffBrowsers } from './accounts/browsers.ts';
import { staffChallenges } from './accounts/challenges.ts';
import { staffPasskeys } from './accounts/passkeys.ts';
import { staffSessions } from './accounts/sessions.ts';
import { spamModel } from './enquiries/spam-model.ts';
import { upkeep } from './upkeep.ts';
import { webhooks } from './outbox/endpoints.ts';

/** The store's queries by feature, the same for both kinds of database. */
const features = {
  enquiries,
  enquiryNotes,
  enquiryReplies,
  replyTemplates,
  enquiryChanges,
  enquiryVersions,
  deskWork: { ...deskWork, undo },
  moderation,
  relatedEnquiries,
  ownEnquiries,
  doorQuotes,
  keys,
  webhooks,
  deliveries,
  deliveryLog,
  sentMails,
  people,
  retention,
  overview,
  spamModel,
  inbox,
  deskLists,
  searching,
  savedViews,
  audit,
  staffAccounts,
  staffSessions,
  staffPasskeys,
  staffBrowsers,
  staffChallenges,
  eraseAgain,
  cleanUp,
  ...upkeep,
};

/** In a running service, every method may reject with `store_unavailable`. */
export interface Store extends Methods<typeof features> {
  close(): Promise<void>;
}

export const storeBy = (ways: Ways): Omit<Store, 'close'> => methodsOf(features, ways);

/** The store on an open and migrated database. */
export function createOpenedStore(database: OpenDatabase, windows: Windows): Store {
  const session: Session = { ...database, windows };
  return {
    ...storeBy({ use: (work) => work(session), stream: (work) => work(session) }),
    close: () => database.db.destroy(),
  };
}

/**
 * The store's methods as its callers see them: each feature's functions without their session parameter. Derived
 * from those functions, so that a new method is declared once.
 */
type Methods<Functions> = {
  readonly [Name in keyof Functions]: Functions[Name] extends (
    session: Session,
    ...args: infer Args
  ) => infer Result
    ? (...args: Args) => Result
    : Methods<Functions[Name]>;
};

/** How methods run their work: a promise for one result, or a stream. */
interface Ways {
  readonly use: <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;
  readonly stream: <Row>(work: (session: Session) => AsyncIterable<Row>) => AsyncIterable<Row>;
}

type Once = (session: Session, ...args: unknown[]) => Promise<unknown>;
type Stream = (session: Session, ...args: unknown[]) => AsyncGenerator;

/** Async generator functions are streams; all others return a promise. */
function methodsOf<Functions extends object>(functions: Functions, ways: Ways): Methods<Functions> {
  const entries = Object.entries(functions).map(([name, member]: [string, object]) => [
    name,
    typeof member === 'function' ? methodOf(member as Once | Stream, ways) : methodsOf(member, ways),
  ]);
  return Object.fromEntries(entries) as Methods<Functions>;
}

function methodOf(member: Once | Stream, { use, stream }: Ways) {
  return isStream(member)
    ? (...args: unknown[]) => stream((session) => member(session, ...args))
    : (...args: unknown[]) => use((session) => member(session, ...args));
}

const isStream = (member: Once | Stream): member is Stream =>
  Object.prototype.toString.call(member) === '[object AsyncGeneratorFunction]';
