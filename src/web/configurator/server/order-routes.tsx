import type { FastifyInstance } from 'fastify';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { type DoorDesign, standardAppearance } from '../../../domain/design/design.ts';
import { emptyPerson, readPersonForm } from '../../enquire/person-form.ts';
import { withAssumptions } from '../order/assumed-values.ts';
import { configureAddress } from '../order/addresses.ts';
import { formOfDesign } from '../order/door-form.ts';
import { priceViewOf } from '../../shell/price-view.ts';
import { type AskedType, askedType } from './asked-type.ts';
import { type OpeningForm, askedOpening, doorForOpening, isDoorForm } from './opening-form.ts';
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
      const type = frame === configureFrame ? askedType(kit.book, request.query) : null;
      if (begins && type?.security) return reply.redirect('/security-doors', 303);
      const asked = frame === configureFrame && begins ? askedOpening(request.query) : null;
      const fitted = startingDoor(kit.book, asked, begins ? type : null);
      if (fitted && isDoorForm(fitted)) {
        const address = configureAddress([fitted], priceViewOf(request.query));
        const said = type?.notice ? `&${new URLSearchParams({ type: type.words }).toString()}` : '';
        return reply.redirect(`${address}${said}`, 303);
      }
      const said = type && (begins || isType(designs, type)) ? type.notice : null;
      const notice = damaged ? damagedAddress : (replacedValuesNotice(kit.book, designs) ?? said);
      return showOrder(kit, request, reply, flashed ? { ...frame, privacy: 'secret' } : frame, {
        doors: { designs },
        begins,
        opening: fitted ?? undefined,
        person: flashed ? readPersonForm(flashed.fields) : emptyPerson,
        notice: withAssumptions(notice, kit.book, designs),
        ...(!fitted && !flashed && { name: JSON.stringify([begins, damaged, said?.text ?? '', ...designs]) }),
      });
    });
    server.post(frame.action, { config: sendsOrder }, (request, reply) => handleOrder(request, reply, frame));
  }
}

/** The door of an address with an opening, a type or both; the form again if the opening cannot be read. */
function startingDoor(book: PriceBook, opening: OpeningForm | null, type: AskedType | null) {
  const wanted = type?.wanted;
  if (opening) return type?.notice && !wanted ? opening : doorForOpening(book, opening, wanted ?? {});
  return wanted ? formOfDesign(book, { door: wanted, appearance: standardAppearance }) : null;
}

/** Whether the first door has the type that was read: the customer may have changed it since. */
const isType = ([first]: readonly DoorDesign[], { wanted }: AskedType): boolean =>
  wanted !== null && first?.door.doorTypeKey === wanted.doorTypeKey;
