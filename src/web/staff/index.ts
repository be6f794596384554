import type { FastifyInstance, FastifyReply } from 'fastify';
import { accountPages } from './account/pages.tsx';
import { adminPages } from './admin/index.ts';
import { moderationPages } from './enquiry/moderation.tsx';
import { enquiryPages } from './enquiry/pages.tsx';
import { guarded, toSignIn, visitOf } from './guard.ts';
import { overviewPages } from './overview/routes.tsx';
import { inboxPages } from './inbox/pages.tsx';
import { showNothingHere } from './refusals.tsx';
import { addSetUpRoutes } from './sign-in/set-up-routes.tsx';
import { addSignInRoutes, signOutPage } from './sign-in/sign-in-routes.tsx';
import { type DeskKit, type StaffKit, createDeskKit } from './staff-kit.ts';
import type { StaffPage } from './staff-page.ts';

/** Every page of the desk. What is not in this list is not there. */
export const staffPages = (kit: DeskKit): readonly StaffPage[] => [
  ...inboxPages(kit),
  signOutPage(kit),
  ...accountPages(kit),
  ...overviewPages(kit),
  ...adminPages(kit),
  ...enquiryPages(kit),
  ...moderationPages(kit),
];

/** The desk: its pages behind the guard, and before it only what lets people in. */
export function addStaffPages(server: FastifyInstance, staffKit: StaffKit): void {
  const kit = createDeskKit(staffKit);
  addSignInRoutes(server, kit);
  addSetUpRoutes(server, kit);
  for (const page of staffPages(kit)) {
    const { method, path } = page;
    server.route({ method, url: path, config: { access: 'staff' }, handler: guarded(kit, page) });
  }
}

/** For an address that is nobody's: below the desk only who is signed in is told so. */
export function createNotFound(staffKit: StaffKit) {
  const kit = createDeskKit(staffKit);
  return async (reply: FastifyReply): Promise<FastifyReply> => {
    const { request } = reply;
    if (!/^\/staff(?:[/?]|$)/.test(request.url)) return kit.notFound(reply);
    // While the store is away nobody is known to be signed in.
    const visit = await visitOf(kit, request, reply).catch(() => null);
    return visit ? showNothingHere(kit, visit) : toSignIn(request, reply);
  };
}
