import type { FastifyReply } from 'fastify';
import type { VNode } from 'preact';
import { type StaffAccount, mayVisit } from '../../app/accounts/account.ts';
import { Mark } from '../shell/site.tsx';
import type { StaffKit } from './staff-kit.ts';
import type { StaffVisit } from './staff-page.ts';
import { DeskForm } from './form.tsx';
import { PasskeyOffer } from './passkey-offer.tsx';

interface StaffDocument {
  readonly title: string;
  readonly status?: number;
  readonly body: VNode;
}

export function showStaff(kit: StaffKit, visit: StaffVisit, page: StaffDocument): FastifyReply {
  const path = visit.request.routeOptions.url ?? '';
  return showDesk(kit, visit.reply, {
    ...page,
    header: <DeskHeader name={kit.business.name} account={visit.account} token={visit.token} path={path} />,
    body: (
      <>
        <PasskeyOffer kit={kit} visit={visit} />
        {page.body}
      </>
    ),
  });
}

/** A page for requests without a session: it has no navigation. */
export function showSignedOutPage(kit: StaffKit, reply: FastifyReply, page: StaffDocument): FastifyReply {
  return showDesk(kit, reply, { ...page, header: <DeskHeader name={kit.business.name} /> });
}

function showDesk(
  kit: StaffKit,
  reply: FastifyReply,
  page: StaffDocument & { readonly header: VNode },
): FastifyReply {
  return kit.show(reply, {
    ...page,
    titleEnd: `${kit.business.name} desk`,
    description: 'For the people who answer enquiries.',
    privacy: 'secret',
    script: kit.assets.deskScript,
    style: kit.assets.deskStyle,
  });
}

const places = [
  ['/staff/today', 'Today', 'sales', 'd'],
  ['/staff', 'Inbox', 'sales', 'i'],
  ['/staff/overview', 'Overview', 'sales', undefined],
  ['/staff/admin', 'Admin', 'admin', undefined],
] as const;

interface DeskHeaderProps {
  readonly name: string;
  readonly account?: StaffAccount;
  readonly token?: string;
  readonly path?: string;
}

function DeskHeader({ name, account, token, path = '' }: DeskHeaderProps) {
  return (
    <header class="site-header desk-header">
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <div class="bar">
        <a class="wordmark" href="/staff/today">
          <Mark />
          {name} <span class="desk-word">desk</span>
        </a>
        {account && <DeskPlaces account={account} token={token ?? ''} path={path} />}
      </div>
    </header>
  );
}

function DeskPlaces({ account, token, path }: Required<Omit<DeskHeaderProps, 'name'>>) {
  const here = (href: string) => isHere(href, path) || undefined;
  return (
    <>
      <nav aria-label="Desk">
        <ul>
          {places.map(
            ([href, label, role, key]) =>
              mayVisit(account, role) && (
                <li key={href}>
                  <a href={href} aria-current={here(href) && 'page'} aria-keyshortcuts={key}>
                    {label}
                  </a>
                </li>
              ),
          )}
        </ul>
      </nav>
      <div class="desk-me">
        <a href="/staff/account" aria-current={here('/staff/account') && 'page'}>
          {account.email}
        </a>
        <DeskForm action="/staff/sign-out" token={token}>
          <button type="submit" class="desk-link">
            Sign out
          </button>
        </DeskForm>
      </div>
    </>
  );
}

const isHere = (href: string, path: string): boolean =>
  href === '/staff' ? path === href || path.startsWith('/staff/enquiries') : path.startsWith(href);
