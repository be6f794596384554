import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { designText } from '../../../domain/design/design-text.ts';
import { fieldsOf } from '../../shell/form-body.ts';
import { openAndRenders } from '../../shell/page-kit.tsx';
import { addressIn, priceViewOf } from '../../shell/price-view.ts';
import { sendPage } from '../../shell/reply.ts';
import { type ScheduleDocument, scheduleDocument } from '../schedule/schedule-document.tsx';
import { listAddress, schedulePath, unpackList } from './list-address.ts';
import { bufferOf } from './order-jobs.ts';
import type { OrderKit } from './order-kit.ts';
import { addressDesigns } from './order-reading.ts';

/** Routes of the page that reads a schedule of doors. Nothing is stored: the schedule is in the address. */
export function addScheduleRoutes(server: FastifyInstance, kit: OrderKit): void {
  server.get<{ Querystring: { list?: string | string[] } }>(
    schedulePath,
    openAndRenders,
    (request, reply) => {
      const packed = [request.query.list ?? ''].flat().at(-1) ?? '';
      return showList(request, reply, unpackList(packed) ?? '');
    },
  );

  server.post(schedulePath, openAndRenders, (request, reply) => {
    const list = fieldsOf(request.body).get('list') ?? '';
    const address = listAddress(list, doorTexts(request), priceViewOf(request.query));
    return address === null ? showList(request, reply, list) : reply.redirect(address, 303);
  });

  async function showList(request: FastifyRequest, reply: FastifyReply, list: string): Promise<FastifyReply> {
    const priceView = priceViewOf(request.query);
    const query = doorTexts(request).map((door) => `door=${door}`);
    const page: ScheduleDocument = {
      head: { ...kit.headOf(head), priceView },
      action: addressIn(priceView, [schedulePath, ...(query.length > 0 ? [query.join('&')] : [])].join('?')),
      list,
      before: designsBefore(request),
      priceView,
    };
    const make = () =>
      list.trim() === ''
        ? scheduleDocument(kit.book, page)
        : kit.runJob('schedulePage', page, request.asker).then(bufferOf);
    return sendPage(reply, request.method === 'HEAD' ? null : await make(), 'secret');
  }
}

const head = {
  title: 'Doors from a list',
  description: 'Paste a list of doors or open a spreadsheet, and see each one drawn and priced.',
};

/** The doors of the order so far, read from the address. */
function designsBefore({ query }: FastifyRequest) {
  const { designs, begins } = addressDesigns(query);
  return begins ? [] : designs;
}

const doorTexts = (request: FastifyRequest): readonly string[] => designsBefore(request).map(designText);
