import type { FastifyInstance } from 'fastify';
import { emptyPerson, readPersonForm } from '../../enquire/person-form.ts';
import { withAssumptions } from '../order/assumed-values.ts';
import { configureAddress } from '../order/addresses.ts';
import { priceViewOf } from '../../shell/price-view.ts';
import { askedOpening, doorForOpening, isDoorForm } from './opening-form.ts';
import { configureFrame, reviewFrame } from './frames.ts';
import { createOrderHandler } from './order-handler.ts';
import { type OrderKit, sendsOrder, showOrder } from './order-kit.ts';
import { damagedAddress } from './order-notices.ts';
import { replacedValuesNotice } from '../order/replaced-values.ts';
import { addressDesigns } from './order-reading.ts';
import { openAndRenders } from '../../shell/page-kit.tsx';
import { showFlashed } from './returned-order.ts';

/** Routes of the configurator and of /review; both read the doors from the query string. */
export function addOrderRoutes(server: FastifyInstance, kit: OrderKit): void {
  const handleOrder = createOrderHandler(kit);

  for (const frame of [configureFrame, reviewFrame]) {
    server.get(frame.action, openAndRenders, (request, reply) => {
      const flashed = kit.flash.read(request, frame.action);
      if (flashed?.isLatest) return showFlashed(kit, request, reply, frame, flashed);
      const { designs, begins, damaged } = addressDesigns(request.query);
      const asked = frame === configureFrame && begins ? askedOpening(request.query) : null;
      const fitted = asked && doorForOpening(kit.book, asked);
      if (fitted && isDoorForm(fitted))
        return reply.redirect(configureAddress([fitted], priceViewOf(request.query)), 303);
      const notice = damaged ? damagedAddress : replacedValuesNotice(kit.book, designs);
      return showOrder(kit, request, reply, flashed ? { ...frame, privacy: 'secret' } : frame, {
        doors: { designs },
        begins,
        opening: fitted ?? undefined,
        person: flashed ? readPersonForm(flashed.fields) : emptyPerson,
        notice: withAssumptions(notice, kit.book, designs),
        ...(!fitted && !flashed && { name: JSON.stringify([begins, damaged, ...designs]) }),
      });
    });
    server.post(frame.action, { config: sendsOrder }, (request, reply) => handleOrder(request, reply, frame));
  }
}
