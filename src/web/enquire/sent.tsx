import type { FastifyInstance } from 'fastify';
import { open, type PageKit } from '../shell/page-kit.tsx';
import { Buttons, Intro } from '../shell/site.tsx';

/** The confirmation a form leads to. Its address holds the reference and nothing about the person. */
export const sentAddress = (reference: string): string => `/sent?reference=${reference}`;

export function addSentRoute(server: FastifyInstance, kit: PageKit): void {
  server.get<{ Querystring: { reference?: unknown } }>('/sent', open, (request, reply) => {
    const { reference } = request.query;
    if (typeof reference !== 'string' || !/^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(reference))
      return kit.notFound(reply);
    return kit.show(reply, {
      title: 'Thank you',
      description: 'We have your enquiry.',
      privacy: 'secret',
      body: <SentPage reference={reference} />,
    });
  });
}

function SentPage({ reference }: { readonly reference: string }) {
  return (
    <div class="text-page">
      <Intro eyebrow="Sent" title="Thank you. We have your enquiry.">
        <p class="lede" role="status">
          Your reference is <strong class="reference">{reference}</strong>. Please have it at hand if you ring
          us. We will be in touch.
        </p>
        <Buttons links={[['/products', 'See our doors']]} />
      </Intro>
    </div>
  );
}
