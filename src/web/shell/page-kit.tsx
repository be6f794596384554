import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { VNode } from 'preact';
import type { ClientPackage } from '../../app/site/client-package.ts';
import type { Clock } from '../../app/shared/clock.ts';
import type { OpenDoorQuote } from '../../app/quotes/open.ts';
import type { Pictures } from '../../app/shared/pictures.ts';
import type { SubmitDoorQuote } from '../../app/quotes/submit.ts';
import type { SubmitEnquiry } from '../../app/enquiries/submit.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { LimitsInForce } from '../../contract/describing/in-force.ts';
import type { Assets } from './assets.ts';
import { NotFoundPage } from './text-pages.tsx';
import { type DocumentHead, renderDocument } from './document.tsx';
import { type FormTokens, createFormTokens } from './form-token.ts';
import { type Privacy, sendPage } from './reply.ts';

interface PageNeeds {
  readonly publicUrl: () => string;
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
  readonly submitDoorQuote: SubmitDoorQuote;
  readonly pictures: Pictures;
}

/** What the routes of all pages work with. */
export interface PageKit extends PageNeeds {
  readonly tokens: FormTokens;
  readonly show: (reply: FastifyReply, page: ShownPage) => FastifyReply;
  readonly notFound: (reply: FastifyReply) => FastifyReply;
}

export interface ShownPage extends DocumentHead {
  readonly privacy: Privacy;
  readonly status?: number;
  readonly data?: unknown;
  readonly body: VNode;
}

export function createPageKit(needs: PageNeeds): PageKit {
  const show: PageKit['show'] = (reply, { privacy, status, body, ...head }) => {
    const ownAddress = head.path === undefined ? undefined : `${needs.publicUrl()}${head.path}`;
    const shown = { canonical: ownAddress, ...head, assets: needs.assets, children: body };
    return sendPage(reply, renderDocument(shown), privacy, status);
  };
  return {
    ...needs,
    tokens: createFormTokens(needs.publicUrl),
    show,
    notFound: (reply) =>
      show(reply, {
        title: 'Not found · Lintel',
        description: 'There is nothing at this address.',
        privacy: 'secret',
        status: 404,
        body: <NotFoundPage />,
      }),
  };
}

/** The route of a page or a file that anybody may read. */
export const open = { config: { access: 'open' } } as const;

/** Names one form on one page. */
export const newFormId = (): string => randomBytes(16).toString('base64url');
