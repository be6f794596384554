import type { FastifyInstance } from 'fastify';
import type { VNode } from 'preact';
import { makerFacts } from '../../domain/wording/facts.ts';
import { open, type PageKit } from '../shell/page-kit.tsx';
import { FaqPage, MeasuringPage, faqJsonLd } from './pages.tsx';

/** Pages of what customers ask before they write: questions and answers, and how to measure. */
export function addFactRoutes(server: FastifyInstance, { showKept, render, business, book }: PageKit): void {
  const facts = makerFacts(business, book);
  const add = (path: string, head: { title: string; description: string; jsonLd?: unknown }, body: VNode) =>
    server.get(path, open, (_request, reply) =>
      showKept(reply, {
        name: path,
        privacy: 'shared',
        make: (priceView) => render(priceView, { ...head, path, body }),
      }),
    );
  add(
    '/faq',
    {
      title: 'Questions and answers',
      description:
        'What is in the price, VAT, delivery, fitting, lead time, guarantee, colours, glass and handles of our steel doors.',
      jsonLd: faqJsonLd(facts),
    },
    <FaqPage facts={facts} />,
  );
  add(
    '/measuring',
    {
      title: 'How to measure for a steel door',
      description: 'What to measure of the opening for a steel internal door, where, and how accurately.',
    },
    <MeasuringPage />,
  );
}
