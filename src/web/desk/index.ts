import type { FastifyInstance, FastifyReply } from 'fastify';
import { accountPages } from './accounts/pages.tsx';
import { adminPages } from './admin/index.ts';
import { enquiryPages } from './enquiry/pages.tsx';
import { guarded, toSignIn, visitOf } from './guard.ts';
import { overviewPages } from './overview/routes.tsx';
import { inboxPages } from './inbox/pages.tsx';
import { passkeyOfferPage } from './passkey-offer.tsx';
import { replyPages } from './replies/pages.ts';
import { showNotThatWay, showNothingHere } from './refusals.tsx';
import { todayPages } from './today/pages.tsx';
import { addSetUpRoutes } from './sign-in/set-up-routes.tsx';
import { addSignInRoutes, signOutPage } from './sign-in/sign-in-routes.tsx';
import { type DeskKit, type StaffKit, createDeskKit } from './staff-kit.ts';
import type { StaffPage } from './staff-page.ts';
import { refuseNulAtSignIn } from './refuse-nul.ts';

/** All pages of the desk that require a session. */
export const staffPages = (kit: DeskKit): readonly StaffPage[] => [
  ...todayPages(kit),
  ...inboxPages(kit),
  signOutPage(kit),
  ...accountPages(kit),
  passkeyOfferPage(kit),
  ...overviewPages(kit),
  ...adminPages(kit),
  ...enquiryPages(kit),
  ...replyPages(kit),
];

/** Registers the guarded pages, and the public pages for sign-in and set-up. */
export function addStaffPages(server: FastifyInstance, staffKit: StaffKit): void {
  const kit = createDeskKit(staffKit);
  refuseNulAtSignIn(server);
  addSignInRoutes(server, kit);
  addSetUpRoutes(server, kit);
  for (const page of staffPages(kit)) {
    const { method, path } = page;
    server.route({ method, url: path, config: { access: 'staff' }, handler: guarded(kit, page) });
  }
}

/**
 * Handles unknown addresses and methods. Below the desk, a request without a session is redirected to sign-in, as
 * for existing pages, so that the response does not reveal which pages exist.
 */
export function createNotFound(staffKit: StaffKit) {
  const kit = createDeskKit(staffKit);
  const methodsAt = createMethodFinder(staffPages(kit));
  return async (reply: FastifyReply): Promise<FastifyReply> => {
    const { request } = reply;
    if (!/^\/staff(?:[/?]|$)/.test(request.url)) return kit.notFound(reply);
    // Null too if the store is unavailable: no session can then be checked.
    const visit = await visitOf(kit, request, reply).catch(() => null);
    if (!visit) return toSignIn(request, reply);
    const methods = methodsAt(request.url.split('?', 1)[0] ?? '');
    return methods.length > 0 ? showNotThatWay(kit, visit, methods) : showNothingHere(kit, visit);
  };
}

function createMethodFinder(pages: readonly StaffPage[]) {
  const known = pages.map(({ method, path }) => ({
    methods: method === 'GET' ? ['GET', 'HEAD'] : [method],
    address: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`),
  }));
  return (path: string): readonly string[] =>
    known.filter(({ address }) => address.test(path)).flatMap(({ methods }) => methods);
}
