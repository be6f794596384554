import type { FastifyInstance } from 'fastify';
import { emptyPerson } from '../../enquire/person-form.ts';
import { withAssumptions } from '../order/assumed.ts';
import { configureFrame, reviewFrame } from './frames.ts';
import { type OrderKit, createOrderTaker, sendsOrder, showOrder } from './order-kit.ts';
import { damagedAddress } from './order-notices.ts';
import { misreadNotice } from '../order/misread.ts';
import { addressDesigns } from './order-reading.ts';
import { openAndRenders } from '../../shell/page-kit.tsx';

/** The configurator, and the review of doors that stand in the address. */
export function addOrderRoutes(server: FastifyInstance, kit: OrderKit): void {
  const takeOrder = createOrderTaker(kit);

  for (const frame of [configureFrame, reviewFrame]) {
    server.get(frame.action, openAndRenders, (request, reply) => {
      const { designs, begins, damaged } = addressDesigns(request.query);
      const notice = damaged ? damagedAddress : misreadNotice(kit.book, designs);
      return showOrder(kit, request, reply, frame, {
        doors: { designs },
        begins,
        person: emptyPerson,
        notice: withAssumptions(notice, kit.book, designs),
        name: JSON.stringify([begins, damaged, ...designs]),
      });
    });
    server.post(frame.action, { config: sendsOrder }, (request, reply) => takeOrder(request, reply, frame));
  }
}
