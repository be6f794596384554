import type { FastifyInstance } from 'fastify';
import { emptyPerson } from '../../enquire/person-form.ts';
import type { Notice } from '../../shell/notices.tsx';
import { type OrderFrame, type OrderKit, createOrderTaker, sendsOrder, showOrder } from './order-kit.ts';
import { misreadNotice } from '../order/misread.ts';
import { addressDesigns } from './order-reading.ts';
import { openAndRenders } from '../../shell/page-kit.tsx';

const damagedAddress: Notice = {
  title: 'Part of the address could not be read',
  text: 'A door in it is damaged or was left out. Please check the doors below.',
};

/** The configurator, and the review of doors that stand in the address. */
export function addOrderRoutes(server: FastifyInstance, kit: OrderKit): void {
  const takeOrder = createOrderTaker(kit);
  const nothing = { validUntil: null, pdf: null, quoteToken: null };
  const frames: readonly OrderFrame[] = [
    {
      ...nothing,
      mode: 'configure',
      action: '/',
      privacy: 'own',
      head: {
        title: 'Steel internal glazed doors: configure and price yours',
        description:
          'Configure a steel internal glazed door for your opening and see drawing, price and lead time at once. Made to measure in Ireland.',
        path: '/',
      },
    },
    {
      ...nothing,
      mode: 'review',
      action: '/review',
      privacy: 'secret',
      head: {
        title: 'Your doors',
        description: 'Look over your doors and ask for a quote.',
      },
    },
  ];

  for (const frame of frames) {
    server.get(frame.action, openAndRenders, (request, reply) => {
      const { designs, begins, damaged } = addressDesigns(request.query);
      return showOrder(kit, request, reply, frame, {
        doors: { designs },
        begins,
        person: emptyPerson,
        notice: damaged ? damagedAddress : misreadNotice(kit.book, designs),
        name: JSON.stringify([begins, damaged, ...designs]),
      });
    });
    server.post(frame.action, { config: sendsOrder }, (request, reply) => takeOrder(request, reply, frame));
  }
}
