import type { Admin } from '../../app/admin/admin.ts';
import type { ShowOverview } from '../../app/desk/overview.ts';
import type { DeskEnquiries } from '../../app/desk/services.ts';
import type { InboxServices } from '../../app/desk/inbox-services.ts';
import type { StaffServices } from '../../app/staff/services.ts';
import type { PageKit } from '../shell/page-kit.tsx';
import type { LiveInbox } from './inbox/live-inbox.ts';
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
}

export const createDeskKit = (kit: StaffKit): DeskKit => ({
  ...kit,
  sessionCookie: createSessionCookie(kit.publicUrl),
});
