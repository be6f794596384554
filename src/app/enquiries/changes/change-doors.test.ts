import { expect, it } from 'vitest';
import { book } from '../../../../tests/support/book.ts';
import { designOf } from '../../../../tests/support/door-quotes.ts';
import { customer, enquiryOf } from '../../../../tests/support/mail-enquiries.ts';
import type { QuoteRequest } from '../../../contract/enquiries/enquiry.ts';
import { wallMs } from '../../shared/clock.ts';
import type { Enquiry } from '../enquiry.ts';
import { createDoorChanger, type ChangeDoorsInput, type DoorChangerNeeds } from './change-doors.ts';
import type { AskedDoorChange } from './door-change.ts';

const single = designOf('tSINGLE.HINGED-w900-h2100');
const bifold = designOf('tBIFOLD-w2400-h2100-b3L');
const project = { message: 'For the hall.', fromPage: 'https://example.ie/doors' };
const sent = enquiryOf('internal_door_quotes', { customer, project }, { designs: [single] });

/** What is stored of a change by the customer; null if nothing is. */
async function changed(enquiry: Enquiry, input: Pick<ChangeDoorsInput, 'designs' | 'added'>) {
  const asked: AskedDoorChange[] = [];
  const needs = {
    book,
    clock: { now: () => wallMs(1000) },
    ids: { changeId: () => 'chg_1', eventId: () => 'evt_1' },
    learned: () => null,
    mails: false,
    store: {
      enquiryVersions: {
        change: (each: AskedDoorChange) => {
          asked.push(each);
          return Promise.resolve({ kind: 'done' });
        },
      },
    },
  } as unknown as DoorChangerNeeds;
  const call = { seen: 1, idempotencyKey: null, trapSprung: false } as unknown as ChangeDoorsInput;
  await createDoorChanger(needs).change({ ...call, enquiry, ...input });
  return asked[0]?.enquiry ?? null;
}

it('a change has the new doors, described for staff and priced, and all else as it was sent', async () => {
  const now = await changed(sent, { designs: [bifold], added: undefined });
  expect(now).toMatchObject({
    ...{ changedAt: 1000, status: 'new', designs: [bifold], receivedAt: sent.receivedAt },
    estimate: { doors: [{ doorTypeKey: 'BIFOLD', bifoldConfig: '3L', valid: true }] },
  });
  expect(now?.request).toEqual({
    ...{ customer, project },
    doors: [{ doorType: 'Bi-fold door', opWidth: '2400', opHeight: '2100', bifoldConfig: '3L' }],
  });
});

it('what a customer adds follows the message, also with the same doors', async () => {
  const projectOf = async (enquiry: Enquiry) =>
    ((await changed(enquiry, { designs: [single], added: 'In black.' }))?.request as QuoteRequest | undefined)
      ?.project;
  expect(await projectOf(sent)).toEqual({ ...project, message: 'For the hall.\n\nIn black.' });
  expect(await projectOf({ ...sent, request: { customer } })).toEqual({ message: 'In black.' });
});

it('the same doors without another word are no change', async () => {
  expect(
    await changed(sent, { designs: [designOf('tSINGLE.HINGED-w900-h2100')], added: undefined }),
  ).toBeNull();
});

it.each<[Enquiry['status'], string, Enquiry['status']]>([
  ['new', 'In black.', 'new'],
  ['held', 'In black.', 'held'],
  ['new', 'I can improve your website design and traffic. Interested?', 'held'],
])('a %s enquiry to which "%s" is added is %s', async (status, added, expected) => {
  const now = await changed({ ...sent, status }, { designs: [bifold], added });
  expect(now?.status).toBe(expected);
  expect(now?.contentScore).not.toEqual(sent.contentScore);
});
