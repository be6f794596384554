import type { Admin } from '../../app/admin/admin.ts';
import type { ShowOverview } from '../../app/inbox/overview.ts';
import type { DeskEnquiries } from '../../app/enquiries/work/services.ts';
import type { InboxServices } from '../../app/inbox/inbox-services.ts';
import type { StaffServices } from '../../app/accounts/services.ts';
import type { PageKit } from '../shell/page-kit.tsx';
import type { LiveInbox } from './inbox/live-inbox.ts';
import { type BrowserCookie, createBrowserCookie } from './browser-cookie.ts';
import { type SessionCookie, createSessionCookie } from './session-cookie.ts';

export interface StaffKit extends PageKit {
  readonly staff: StaffServices;
  readonly overview: ShowOverview;
  readonly admin: Admin;
  readonly deskEnquiries: DeskEnquiries;
  readonly inbox: InboxServices;
  readonly live: LiveInbox;
}

export interface DeskKit extends StaffKit {
  readonly sessionCookie: SessionCookie;
  readonly browserCookie: BrowserCookie;
}

export const createDeskKit = (kit: StaffKit): DeskKit => ({
  ...kit,
  sessionCookie: createSessionCookie(kit.publicUrl),
  browserCookie: createBrowserCookie(kit.publicUrl),
});
