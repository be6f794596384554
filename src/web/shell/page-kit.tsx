import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { VNode } from 'preact';
import { NotFoundPage } from './text-pages.tsx';
import { type DocumentHead, renderDocument } from './document.tsx';
import { type FormTokens, createFormTokens } from './form-token.ts';
import type { PageNeeds } from './needs.ts';
import { type Privacy, sendPage } from './reply.ts';

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
  const show: PageKit['show'] = (reply, { privacy, status, body, ...head }) =>
    sendPage(reply, renderDocument({ ...head, assets: needs.assets, children: body }), privacy, status);
  return {
    ...needs,
    tokens: createFormTokens(needs.publicUrl),
    show,
    notFound: (reply) =>
      show(reply, {
        title: 'Not found · Lintel',
        description: 'There is nothing at this address.',
        path: '',
        canonical: null,
        privacy: 'secret',
        status: 404,
        body: <NotFoundPage />,
      }),
  };
}

/** Names one form on one page. */
export const newFormId = (): string => randomBytes(16).toString('base64url');
