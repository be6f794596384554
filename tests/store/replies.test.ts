import { describe, expect, it } from 'vitest';
import type { Enquiry } from '../../src/app/enquiries/enquiry.ts';
import { createReplies } from '../../src/app/replies/services.ts';
import { createRandomIds } from '../../src/app/shared/ids.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import { createTombstone } from '../../src/store/people/erasing/tombstone.ts';
import { unlimited } from '../api/requests.ts';
import { change, clearEnquiry, decide, heldEnquiry } from '../support/desk.ts';
import { foundIn } from '../support/erasing.ts';
import { dataOf } from '../support/people.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';
import { addStaff } from '../support/staff.ts';

const minute = 60_000;

async function start(kind: (typeof storeKinds)[number]) {
  const service = await startService(kind, { env: unlimited });
  const { store, clock } = service;
  const replies = createReplies({
    ...{ store, clock, ids: createRandomIds(clock), mails: true },
    pageAddress: (token) => `https://doors.example.ie/sent/${token}`,
  });
  const { account } = await addStaff(service);
  const reply = async (enquiry: Enquiry, seen: number, text = 'Yes.', form = replies.newForm()) =>
    (await replies.send(account, enquiry, form, seen, { subject: `Re: ${enquiry.reference}`, text })).kind;
  return { service, replies, account, reply };
}

/** Type and destinations of the mails in the outbox. */
const waitingMails = async ({ env }: TestService) =>
  (await rawRows(env, 'outbox_events')).map(({ type, mails }) => [type, mails]).sort();

describe.each(storeKinds)('a reply, on the %s store', (kind) => {
  it('is stored with its mail and a history entry, and moves a new enquiry to contacted', async () => {
    const { service, replies, account, reply } = await start(kind);
    const enquiry = await clearEnquiry(service);
    service.clock.advance(minute);
    expect(await reply(enquiry, 0, 'Dear Aoife,\nyes.')).toBe('sent');
    const at = enquiry.receivedAt + minute;
    expect(await replies.list(enquiry.id)).toEqual([
      {
        id: expect.stringMatching(/^rep_/) as string,
        at,
        authorId: account.id,
        recipient: enquiry.request.customer.email,
        subject: `Re: ${enquiry.reference}`,
        text: 'Dear Aoife,\nyes.',
        delivery: null,
      },
    ]);
    expect(await service.store.deskWork.find(enquiry.id)).toMatchObject({
      stage: 'contacted',
      firstResponseAt: at,
      version: 2,
    });
    const history = await service.store.enquiryChanges.list(enquiry.id);
    expect(history.map(({ actor, action, detail }) => [actor, action, detail])).toEqual([
      [account.id, 'replied', { version: 1 }],
      [account.id, 'stage', { version: 2, from: 'new', to: 'contacted' }],
    ]);
    expect(await waitingMails(service)).toEqual([['enquiry.updated', '["mail:reply"]']]);
  });

  it('changes neither stage nor first response of an enquiry that was answered before', async () => {
    const { service, reply } = await start(kind);
    const enquiry = await clearEnquiry(service);
    await change(service, enquiry, 0, { kind: 'stage', stage: 'quoted', lostReason: null });
    service.clock.advance(minute);
    expect(await reply(enquiry, 0)).toBe('sent');
    expect(await reply(enquiry, 1, 'And this.')).toBe('sent');
    expect(await service.store.deskWork.find(enquiry.id)).toMatchObject({
      stage: 'quoted',
      firstResponseAt: enquiry.receivedAt,
      version: 3,
    });
  });

  it('is sent once if its form is submitted repeatedly', async () => {
    const { service, replies, reply } = await start(kind);
    const enquiry = await clearEnquiry(service);
    const form = replies.newForm();
    const kinds = await Promise.all([1, 2, 3].map(() => reply(enquiry, 0, 'Yes.', form)));
    expect(kinds.sort()).toEqual(['sent', 'unchanged', 'unchanged']);
    expect(await reply(enquiry, 0, 'No.', form)).toBe('used');
    const other = await clearEnquiry(service);
    expect(await reply(other, 0, 'Yes.', form)).toBe('used');
    expect(await replies.list(enquiry.id)).toHaveLength(1);
    expect(await waitingMails(service)).toHaveLength(1);
  });

  it('is refused if a colleague has replied since the page was loaded', async () => {
    const { service, replies, reply } = await start(kind);
    const enquiry = await clearEnquiry(service);
    const kinds = await Promise.all(['Yes.', 'No.'].map((text) => reply(enquiry, 0, text)));
    expect(kinds.sort()).toEqual(['overtaken', 'sent']);
    expect(await replies.list(enquiry.id)).toHaveLength(1);
    expect(await reply(enquiry, 1, 'No.')).toBe('sent');
  });

  it('is refused unless the enquiry is clear', async () => {
    const { service, reply } = await start(kind);
    const [held, test] = [await heldEnquiry(service), await clearEnquiry(service)];
    await rawStatement(service.env, `update enquiries set is_test = 1 where id = '${test.id}'`);
    expect([await reply(held, 0), await reply(test, 0)]).toEqual(['not clear', 'not clear']);
    await decide(service, 'released', [held]);
    expect(await reply(held, 0)).toBe('sent');
    await decide(service, 'rejected', [held]);
    expect(await reply(held, 1)).toBe('not clear');
    expect(await reply({ ...held, id: 'con_0' }, 0)).toBe('missing');
  });

  it('is limited to ten per hour to an address, and to sixty per hour by an account', async () => {
    const { service, reply } = await start(kind);
    const customer = { name: 'Aoife', email: 'aoife@example.ie' };
    const own = await clearEnquiry(service, { customer, message: 'One door, please.' });
    const again = await clearEnquiry(service, { customer, message: 'And another door, please.' });
    for (let n = 0; n < 10; n += 1) expect(await reply(n % 2 ? again : own, Math.floor(n / 2))).toBe('sent');
    expect(await reply(own, 5)).toBe('too many');
    service.clock.advance(30 * minute);
    const concurrent: Promise<string>[] = [];
    for (let n = 0; n < 52; n += 1) concurrent.push(reply(await clearEnquiry(service), 0));
    const kinds = await Promise.all(concurrent);
    expect(kinds.filter((each) => each === 'sent')).toHaveLength(50);
    expect(kinds.filter((each) => each === 'too many')).toHaveLength(2);
    service.clock.advance(30 * minute);
    expect(await reply(own, 5)).toBe('sent');
  });

  it('creates the page that the link in its text opens, once', async () => {
    const { service, replies, reply } = await start(kind);
    const designs = [{ door: { doorTypeKey: 'PIVOT' }, appearance: {} }];
    const enquiry = { ...(await clearEnquiry(service)), designs: designs as unknown as Enquiry['designs'] };
    const form = replies.newForm();
    const link = replies.linkFor(form, enquiry) ?? '';
    expect(link).toMatch(/^https:\/\/doors\.example\.ie\/sent\/mail~[\w-]{43}$/);
    const pages = () => rawRows(service.env, 'sent_pages');
    await reply(enquiry, 0, 'Without a link.', replies.newForm());
    expect(await pages()).toEqual([]);
    await reply(enquiry, 1, `Look: ${link}`, form);
    expect((await pages()).map(({ enquiry_id: id }) => id)).toEqual([enquiry.id]);
    const next = { ...replies.newForm(), linkSeed: form.linkSeed };
    expect(await reply(enquiry, 2, `Again: ${link}`, next)).toBe('sent');
    expect(await pages()).toHaveLength(1);
    expect(replies.linkFor(form, await clearEnquiry(service))).toBeNull();
  });

  it('keeps its last delivery result after the delivery log has expired', async () => {
    const { service, replies, reply } = await start(kind);
    const { store, clock, env } = service;
    const enquiry = await clearEnquiry(service);
    await reply(enquiry, 0);
    await store.deliveries.fanOut();
    const [delivery] = await store.deliveries.claim(
      'node',
      [{ destination: 'mail:reply', count: 1 }],
      clock.steady(),
    );
    const settled = {
      id: delivery?.id ?? '',
      state: 'failed',
      attempts: 1,
      waitMs: null,
      result: 'no',
    } as const;
    await store.deliveries.finish('node', [settled], clock.steady());
    clock.advance(40 * 86_400_000);
    await store.forgetExpired(clock.steady());
    expect(await rawRows(env, 'deliveries')).toHaveLength(1);
    expect((await replies.list(enquiry.id))[0]?.delivery).toMatchObject({
      ...{ state: 'failed', attempts: 1, lastResult: 'no' },
    });
  });

  it('continues the thread of the replies delivered before it', async () => {
    const { service, reply } = await start(kind);
    const { store, clock, env } = service;
    const enquiry = await clearEnquiry(service);
    const deliver = async (state: 'delivered' | 'failed') => {
      await store.deliveries.fanOut();
      const share = { destination: 'mail:reply', count: 1 };
      const [due] = await store.deliveries.claim('node', [share], clock.steady());
      const { id, event } = due ?? expect.fail('nothing is due');
      const settled = { id, state, attempts: 1, waitMs: null, result: 'so' } as const;
      await store.deliveries.finish('node', [settled], clock.steady());
      return { id, eventId: event.id };
    };
    await reply(enquiry, 0, 'One');
    const one = await deliver('delivered');
    await reply(enquiry, 1, 'Two');
    await deliver('failed');
    await reply(enquiry, 2, 'Three');
    const three = await deliver('delivered');
    expect(await store.enquiryReplies.findByEvent(three.eventId)).toMatchObject({
      ...{ text: 'Three', reference: enquiry.reference, status: 'new', after: [one.id] },
    });
    expect(await store.enquiryReplies.findByEvent(one.eventId)).toMatchObject({ text: 'One', after: [] });
    await rawStatement(env, 'delete from enquiry_replies');
    expect(await store.enquiryReplies.findByEvent(one.eventId)).toBeNull();
  });

  it('is exported and erased with the person, by request and by age', async () => {
    const { service, reply } = await start(kind);
    const { store, clock, env } = service;
    const customer = { name: 'Orlaith Zbqxwood', email: 'orlaith@example.ie' };
    const enquiry = await clearEnquiry(service, { customer });
    await reply(enquiry, 0, 'Dear Orlaith Zbqxwood, vkjdoors.');
    await reply(await clearEnquiry(service), 0, 'Another person.');
    const exported = await dataOf(service, customer.email);
    expect(exported?.replies).toEqual([
      {
        enquiryId: enquiry.id,
        at: new Date(enquiry.receivedAt).toISOString(),
        to: customer.email,
        subject: `Re: ${enquiry.reference}`,
        text: 'Dear Orlaith Zbqxwood, vkjdoors.',
      },
    ]);
    const entry = { at: clock.now(), actor: 'test' };
    const erased = await store.people.erase(customer.email, createTombstone(customer.email, entry.at), entry);
    expect(erased).toMatchObject({ rows: { enquiries: 1, replies: 1 } });
    expect((await rawRows(env, 'enquiry_replies')).map(({ text }) => text)).toEqual(['Another person.']);
    await store.cleanUp();
    if ('DATA_DIR' in env) expect(foundIn(env.DATA_DIR, ['vkj', 'bqx'])).toEqual([]);
    const batches = await Array.fromAsync(store.retention.erase(wallMs(clock.now() + 1), entry));
    expect(batches).toMatchObject([{ enquiries: 1, replies: 1 }]);
    expect(await rawRows(env, 'enquiry_replies')).toEqual([]);
  });
});
