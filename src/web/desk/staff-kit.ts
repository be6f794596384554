import type { Admin } from '../../app/admin/admin.ts';
import type { ShowOverview } from '../../app/inbox/overview.ts';
import type { ShowToday } from '../../app/enquiries/work/today.ts';
import type { DeskEnquiries } from '../../app/enquiries/work/services.ts';
import type { Replies } from '../../app/replies/services.ts';
import type { InboxServices } from '../../app/inbox/inbox-services.ts';
import type { StaffServices } from '../../app/accounts/services.ts';
import type { PageKit } from '../shell/page-kit.tsx';
import type { LiveInbox } from './inbox/live-inbox.ts';
import { type RowDoorsOf, createRowDoors } from './inbox/row-doors.tsx';
import { type BrowserCookie, createBrowserCookie } from './browser-cookie.ts';
import { type SessionCookie, createSessionCookie } from './session-cookie.ts';

export interface StaffKit extends PageKit {
  readonly staff: StaffServices;
  readonly overview: ShowOverview;
  readonly today: ShowToday;
  readonly admin: Admin;
  readonly deskEnquiries: DeskEnquiries;
  /** Address of a map, with `{place}`; null for no links to maps. */
  readonly mapUrl: string | null;
  readonly replies: Replies;
  readonly inbox: InboxServices;
  readonly live: LiveInbox;
}

export interface DeskKit extends StaffKit {
  readonly sessionCookie: SessionCookie;
  readonly browserCookie: BrowserCookie;
  readonly rowDoors: RowDoorsOf;
}

export const createDeskKit = (kit: StaffKit): DeskKit => ({
  ...kit,
  sessionCookie: createSessionCookie(kit.publicUrl),
  browserCookie: createBrowserCookie(kit.publicUrl),
  rowDoors: createRowDoors(kit.book),
});
