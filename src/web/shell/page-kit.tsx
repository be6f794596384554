import type { FastifyReply } from 'fastify';
import type { VNode } from 'preact';
import type { ClientPackage } from '../../app/site/client-package.ts';
import type { PhotographFile } from '../../app/figures/photographs.ts';
import type { Clock } from '../../app/shared/clock.ts';
import type { AnswerCache } from '../../app/cache/answer-cache.ts';
import type { OpenDoorQuote } from '../../app/quotes/open.ts';
import type { SubmitDoorQuote } from '../../app/quotes/submit.ts';
import type { DoorChanger } from '../../app/enquiries/changes/change-doors.ts';
import type { SentEnquiryReader } from '../../app/enquiries/sent-page.ts';
import type { SubmitEnquiry } from '../../app/enquiries/submit.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { Business } from '../../domain/business/business.ts';
import type { PriceView } from '../../domain/wording/price.ts';
import type { LimitsInForce } from '../../contract/describing/in-force.ts';
import type { Assets } from './assets.ts';
import { NotFoundPage } from './text-pages.tsx';
import { type DocumentHead, type FullHead, renderDocument } from './document.tsx';
import { type FormFlash, createFormFlash } from './form-flash.ts';
import { type FormMarks, type FormTokens, createFormTokens, sampleMarks } from './form-token.ts';
import { encodingFor } from '../../app/shared/encoding.ts';
import { type CachedPage, type MakePage, createPageCache } from './page-cache.ts';
import { organizationJsonLd } from './organization.ts';
import { priceViewOf } from './price-view.ts';
import { type Privacy, sendKept, sendPage } from './reply.ts';

interface PageNeeds {
  readonly publicUrl: () => string;
  readonly business: Business;
  /** The files of the maker's photographs. */
  readonly photographs: readonly PhotographFile[];
  readonly book: PriceBook;
  readonly catalogue: readonly Product[];
  readonly updatedAt: string;
  readonly clock: Clock;
  readonly assets: Assets;
  readonly clientPackage: ClientPackage | null;
  readonly inForce: LimitsInForce;
  readonly submitEnquiry: SubmitEnquiry;
  readonly openDoorQuote: OpenDoorQuote;
  readonly sentEnquiries: SentEnquiryReader;
  readonly doorChanges: DoorChanger;
  readonly submitDoorQuote: SubmitDoorQuote;
  readonly answerCache: AnswerCache;
}

/** Dependencies of all page routes. */
export interface PageKit extends PageNeeds {
  readonly tokens: FormTokens;
  readonly flash: FormFlash;
  readonly headOf: (head: DocumentHead) => FullHead;
  readonly render: (priceView: PriceView, page: RenderedPage) => string;
  readonly show: (reply: FastifyReply, page: ShownPage) => FastifyReply;
  /** Shows a cached page, which depends only on its name, the price view and the marks of its form. */
  readonly showKept: (reply: FastifyReply, page: PageToKeep) => Promise<FastifyReply>;
  readonly notFound: (reply: FastifyReply) => FastifyReply;
}

interface RenderedPage extends DocumentHead {
  readonly data?: unknown;
  readonly header?: VNode;
  readonly body: VNode;
}

export interface ShownPage extends RenderedPage {
  readonly privacy: Privacy;
  readonly status?: number;
}

/** A page to be cached. */
export interface PageToKeep {
  /** Cache key: names everything that the page depends on besides configuration. */
  readonly name: string;
  readonly privacy: Privacy;
  readonly make: (priceView: PriceView, marks: FormMarks) => ReturnType<MakePage>;
}

export function createPageKit(needs: PageNeeds): PageKit {
  const { assets, business, publicUrl, answerCache } = needs;
  const headOf: PageKit['headOf'] = (head) => {
    const canonical = head.canonical ?? (head.path === undefined ? undefined : `${publicUrl()}${head.path}`);
    const organization = canonical === undefined ? null : organizationJsonLd(business, publicUrl());
    return { ...head, canonical, assets, business, organization };
  };
  const render: PageKit['render'] = (priceView, { body, data, header, ...head }) =>
    renderDocument({ ...headOf(head), priceView, data, header, children: body });
  const show: PageKit['show'] = (reply, { privacy, status, ...page }) => {
    const { method, query } = reply.request;
    // HEAD needs only the headers, so the page is not rendered.
    return sendPage(reply, method === 'HEAD' ? null : render(priceViewOf(query), page), privacy, status);
  };
  const tokens = createFormTokens(publicUrl);
  const cachedPage = createPageCache();
  const sharedBody = (page: CachedPage) => () => ({ parts: page.fill(sampleMarks) });
  const ownBody = (page: CachedPage) => (cookies: string | undefined) => {
    const { marks, cookie } = tokens.marksFor(cookies);
    return { parts: page.fill(marks), headers: cookie === null ? [] : ['set-cookie', cookie] };
  };
  const showKept: PageKit['showKept'] = async (reply, { name, privacy, make }) => {
    const { request } = reply;
    const marks = privacy === 'shared' ? sampleMarks : tokens.issueMarks(request, reply);
    if (request.method === 'HEAD') return sendPage(reply, null, privacy);
    const priceView = priceViewOf(request.query);
    const page = await cachedPage(
      `${publicUrl()} ${priceView} ${name}`,
      encodingFor(request.headers['accept-encoding']),
      (sample) => make(priceView, sample),
    );
    const sent = sendKept(reply, page, privacy, marks);
    const { etag, size } = page;
    const body = privacy === 'shared' ? sharedBody(page) : ownBody(page);
    if (reply.statusCode === 200)
      answerCache.keep(request, {
        ...{ operation: request.operation, headers: reply.getHeaders(), etag, size, body },
      });
    return sent;
  };
  return {
    ...needs,
    tokens,
    flash: createFormFlash({ publicUrl, tokens }),
    headOf,
    render,
    show,
    showKept,
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

/** Route options: public, not rate limited. */
export const open = { config: { access: 'open' } } as const;

/** Route options: public, not rate limited, may render drawings. */
export const openAndRenders = { config: { access: 'open', renders: true } } as const;
