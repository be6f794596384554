import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { VNode } from 'preact';
import type { ClientPackage } from '../../app/site/client-package.ts';
import type { Clock } from '../../app/shared/clock.ts';
import type { OpenDoorQuote } from '../../app/quotes/open.ts';
import type { SubmitDoorQuote } from '../../app/quotes/submit.ts';
import type { SentEnquiryReader } from '../../app/enquiries/sent-page.ts';
import type { SubmitEnquiry } from '../../app/enquiries/submit.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { Business } from '../../domain/business/business.ts';
import type { LimitsInForce } from '../../contract/describing/in-force.ts';
import type { Assets } from './assets.ts';
import { NotFoundPage } from './text-pages.tsx';
import { type DocumentHead, type FullHead, renderDocument } from './document.tsx';
import { type FormTokens, createFormTokens } from './form-token.ts';
import { organizationJsonLd } from './organization.ts';
import { priceViewOf } from './price-view.ts';
import { type Privacy, sendPage } from './reply.ts';

interface PageNeeds {
  readonly publicUrl: () => string;
  readonly business: Business;
  readonly book: PriceBook;
  readonly catalogue: readonly Product[];
  readonly updatedAt: string;
  readonly clock: Clock;
  readonly assets: Assets;
  readonly clientPackage: ClientPackage | null;
  /** For the guide. */
  readonly inForce: LimitsInForce;
  readonly submitEnquiry: SubmitEnquiry;
  readonly openDoorQuote: OpenDoorQuote;
  readonly sentEnquiries: SentEnquiryReader;
  readonly submitDoorQuote: SubmitDoorQuote;
}

/** What the routes of all pages work with. */
export interface PageKit extends PageNeeds {
  readonly tokens: FormTokens;
  /** What the head of a page is made of. */
  readonly headOf: (head: DocumentHead) => FullHead;
  readonly show: (reply: FastifyReply, page: ShownPage) => FastifyReply;
  readonly notFound: (reply: FastifyReply) => FastifyReply;
}

export interface ShownPage extends DocumentHead {
  readonly privacy: Privacy;
  readonly status?: number;
  readonly data?: unknown;
  /** In place of the site's own header and footer. */
  readonly header?: VNode;
  readonly body: VNode;
}

export function createPageKit(needs: PageNeeds): PageKit {
  const { assets, business, publicUrl } = needs;
  const headOf: PageKit['headOf'] = (head) => {
    const canonical = head.canonical ?? (head.path === undefined ? undefined : `${publicUrl()}${head.path}`);
    const organization = canonical === undefined ? null : organizationJsonLd(business, publicUrl());
    return { ...head, canonical, assets, business, organization };
  };
  const show: PageKit['show'] = (reply, { privacy, status, body, data, header, ...head }) =>
    sendPage(
      reply,
      // Whoever asks with HEAD gets the headers only, so the page is not made.
      reply.request.method === 'HEAD'
        ? null
        : renderDocument({
            ...headOf(head),
            priceView: priceViewOf(reply.request.query),
            data,
            header,
            children: body,
          }),
      privacy,
      status,
    );
  return {
    ...needs,
    tokens: createFormTokens(needs.publicUrl),
    headOf,
    show,
    notFound: (reply) =>
      show(reply, {
        title: 'Not found',
        description: 'There is nothing at this address.',
        privacy: 'secret',
        status: 404,
        body: <NotFoundPage />,
      }),
  };
}

/** The route of a page or a file that anybody may read. */
export const open = { config: { access: 'open' } } as const;

/** The same of one that may have something drawn. */
export const openAndRenders = { config: { access: 'open', renders: true } } as const;

/** Names one form on one page. */
export const newFormId = (): string => randomBytes(16).toString('base64url');
