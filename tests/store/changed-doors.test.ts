import { describe, expect, it } from 'vitest';
import { messageOf } from '../../src/app/enquiries/any-request.ts';
import { mailLinkToken, hashSentPage } from '../../src/app/enquiries/sent-page.ts';
import { selectionOf } from '../../src/app/inbox/inbox-selection.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import { createTombstone } from '../../src/store/people/erasing/tombstone.ts';
import { unlimited } from '../api/requests.ts';
import { changeDoors, enquiryWithDoor } from '../support/changed-doors.ts';
import { temporaryFolder } from '../support/child.ts';
import { storedEvents, wantEvents } from '../support/deliveries.ts';
import { change, decide } from '../support/desk.ts';
import { wholeInbox } from '../../src/app/inbox/inbox-filter.ts';
import { dataOf } from '../support/people.ts';
import { rawRows } from '../support/raw-rows.ts';
import { type StoreKind, type TestService, startService, storeKinds } from '../support/service.ts';

const start = async (kind: StoreKind) =>
  startService(kind, {
    env: { ...unlimited, ...(kind === 'postgres' && { DATA_DIR: await temporaryFolder() }) },
  });
const [wide, wider] = ['tPIVOT-w1200-h2100', 'tPIVOT-w1250-h2100'];
const versions = ({ env }: TestService) => rawRows(env, 'enquiry_versions');
const now = ({ store }: TestService, id: string) => store.enquiries.find(id);

describe.each(storeKinds)('doors changed by their customer, on the %s store', (kind) => {
  it('keep each version, and are refused if they are based on an outdated version', async () => {
    const service = await start(kind);
    const sent = await enquiryWithDoor(service);
    expect(await changeDoors(service, sent, { doors: [wide], added: 'Wider.' })).toEqual({ kind: 'done' });
    service.clock.advance(1000);
    expect(await changeDoors(service, sent, { doors: [wider], seen: 0 })).toEqual({ kind: 'outdated' });
    expect(await changeDoors(service, sent, { doors: [wide], seen: 0, added: 'Wider.' })).toEqual({
      kind: 'unchanged',
    });
    expect(await changeDoors(service, sent, { doors: [wider], seen: 1 })).toEqual({ kind: 'done' });
    const current = await now(service, sent.id);
    const earlier = await service.store.enquiryVersions.list(sent);
    expect([...earlier, current].map((each) => each?.designs?.[0]?.door.opWidth)).toEqual([
      '1100',
      '1200',
      '1250',
    ]);
    expect(earlier.map(({ number }) => number)).toEqual([1, 2]);
    expect(earlier.map(({ request }) => messageOf(request))).toEqual([undefined, 'Wider.']);
    expect(current).toMatchObject({ changedAt: service.clock.now(), receivedAt: sent.receivedAt });
    const history = await service.store.enquiryChanges.list(sent.id);
    expect(history.map(({ actor, action, detail }) => [actor, action, detail])).toEqual([
      ['customer', 'changed', { version: 1 }],
      ['customer', 'changed', { version: 2 }],
    ]);
  });

  it('are saved for exactly one of ten simultaneous changes', async () => {
    const service = await start(kind);
    const sent = await enquiryWithDoor(service);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        changeDoors(service, sent, { doors: [`tPIVOT-w${1110 + index}-h2100`], seen: 0 }),
      ),
    );
    const kinds = outcomes.map((outcome) => outcome.kind);
    expect(kinds.filter((each) => each === 'done')).toHaveLength(1);
    expect(kinds.filter((each) => each === 'outdated')).toHaveLength(9);
    const width = (await now(service, sent.id))?.designs?.[0]?.door.opWidth;
    expect(width).toBe(String(1110 + kinds.indexOf('done')));
    expect(await versions(service)).toHaveLength(1);
  });

  it.each([
    ['owner', { kind: 'owner', ownerId: 'acc_maeve' }],
    ['stage', { kind: 'stage', stage: 'contacted', lostReason: null }],
    ['next-step', { kind: 'next-step', step: { text: 'Ring', at: wallMs(1) } }],
    ['note', { kind: 'note', noteId: 'note_01KA2B3C4D5E6F7G8H9JKMNPQR', text: 'Rang' }],
  ] as const)('are refused once staff have begun work: %s', async (by, work) => {
    const service = await start(kind);
    const sent = await enquiryWithDoor(service);
    expect(await change(service, sent, 0, work)).toMatchObject({ kind: 'done' });
    for (const seen of [0, 1])
      expect(await changeDoors(service, sent, { doors: [wide], seen })).toEqual({ kind: 'begun', by });
    expect(await now(service, sent.id)).toEqual(sent);
    expect(await versions(service)).toEqual([]);
  });

  it('create one mail to staff and one event, and make the enquiry unread; those of a test enquiry create neither', async () => {
    const service = await start(kind);
    await wantEvents(service.env);
    const sent = await enquiryWithDoor(service);
    await service.store.inbox.markRead('acc_maeve', sent.id, service.clock.now());
    service.clock.advance(60_000);
    await changeDoors(service, sent, { doors: [wide] });
    await changeDoors(service, sent, { doors: [wide], seen: 0 });
    const told = (await rawRows(service.env, 'outbox_events')).filter(
      ({ type }) => type === 'enquiry.changed',
    );
    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({ subject_id: sent.id, mails: '["mail:staff"]' });
    expect(JSON.parse(String(told[0]?.['body']))).toEqual({
      type: 'enquiry.changed',
      timestamp: new Date(service.clock.now()).toISOString(),
      data: {
        id: sent.id,
        reference: sent.reference,
        collection: 'internal_door_quotes',
        status: 'new',
        receivedAt: new Date(sent.receivedAt).toISOString(),
        source: 'configurator',
        sourceId: null,
        quoteId: null,
      },
    });
    expect(await rawRows(service.env, 'read_marks')).toEqual([]);

    await service.store.enquiries.submit({
      enquiry: { ...sent, id: 'idq_test', test: true },
      ...{ fingerprint: 'a test', idempotency: null, doorQuoteId: null, event: null, sentPageHash: null },
      at: service.clock.steady(),
    });
    const before = await storedEvents(service.env);
    expect(await changeDoors(service, { id: 'idq_test' }, { doors: [wide] })).toEqual({ kind: 'done' });
    expect(await now(service, 'idq_test')).toMatchObject({ test: true, changedAt: service.clock.now() });
    expect(await storedEvents(service.env)).toEqual(before);
  });

  it('make the enquiry held if the added words look like spam, and its release sends the customer no second mail', async () => {
    const service = await start(kind);
    const sent = await enquiryWithDoor(service);
    const added = 'I can improve your website design and traffic. Interested?';
    await changeDoors(service, sent, { doors: [wide], added });
    expect(await now(service, sent.id)).toMatchObject({ status: 'held' });
    expect((await service.store.enquiryVersions.list(sent))[0]?.contentScore).toEqual(sent.contentScore);
    const held = (await now(service, sent.id)) ?? sent;
    expect(await decide(service, 'released', [held])).toEqual(['done']);
    const mails = (await rawRows(service.env, 'outbox_events')).map((row) => [row['type'], row['mails']]);
    expect(mails).toContainEqual(['enquiry.changed', '["mail:staff"]']);
    expect(
      mails.filter(([type, to]) => type === 'enquiry.updated' && String(to).includes('customer')),
    ).toEqual([]);
  });

  it('make the enquiry findable by the words that the customer added', async () => {
    const service = await start(kind);
    const sent = await enquiryWithDoor(service, undefined, { message: 'For the pantry' });
    const search = async (q: string) => {
      while ((await service.store.searching.indexSome(20)) > 0);
      const selection = selectionOf({ ...wholeInbox, q }, 'acc_maeve', service.clock.now());
      const page = await service.store.inbox.page(
        selection,
        { direction: 'older', from: null },
        50,
        'acc_maeve',
      );
      return page.rows.map(({ enquiry }) => enquiry.id);
    };
    expect(await search('conservatory')).toEqual([]);
    await changeDoors(service, sent, { doors: [wide], added: 'And the conservatory.' });
    expect(await search('conservatory')).toEqual([sent.id]);
    expect(await search('pantry')).toEqual([sent.id]);
  });

  it('do not turn a new enquiry with the original doors into a duplicate', async () => {
    const service = await start(kind);
    const sent = await enquiryWithDoor(service);
    await changeDoors(service, sent, { doors: [wide] });
    expect((await enquiryWithDoor(service)).id).not.toBe(sent.id);
  });

  it('are exported and erased with their person, in all versions', async () => {
    const service = await start(kind);
    const customer = { name: 'Niamh Distinctive', email: 'niamh@example.ie' };
    const sent = await enquiryWithDoor(service, undefined, { customer });
    const other = await enquiryWithDoor(service);
    for (const each of [sent, other])
      await changeDoors(service, each, { doors: [wide], added: 'A hall door.' });
    const data = await dataOf(service, customer.email);
    expect(data?.earlierVersions).toEqual([
      {
        enquiryId: sent.id,
        number: 1,
        until: new Date(service.clock.now()).toISOString(),
        ...{ request: sent.request, designs: sent.designs, estimate: sent.estimate },
        ...{ contentScore: 0, contentReasons: ['door-details'], priceBookVersion: sent.priceBookVersion },
      },
    ]);
    const by = { at: service.clock.now(), actor: 'tester@here' };
    const erased = await service.store.people.erase(
      customer.email,
      createTombstone(customer.email, service.clock.now()),
      by,
    );
    expect(erased).toMatchObject({ rows: { enquiries: 1, earlierVersions: 1 } });
    expect((await versions(service)).map((row) => row['enquiry_id'])).toEqual([other.id]);
    expect(JSON.stringify(await rawRows(service.env, 'enquiry_changes'))).not.toContain('hall');
  });

  it('are erased with their enquiry when its retention ends', async () => {
    const service = await start(kind);
    const sent = await enquiryWithDoor(service);
    await changeDoors(service, sent, { doors: [wide] });
    const due = wallMs(service.clock.now() + 1);
    const entry = { at: service.clock.now(), actor: 'service' };
    expect(await Array.fromAsync(service.store.retention.erase(due, entry))).toMatchObject([
      { earlierVersions: 1 },
    ]);
    expect(await versions(service)).toEqual([]);
  });

  it('can be opened from the link in a mail until the enquiry is erased', async () => {
    const service = await start(kind);
    const customer = { name: 'Niamh Distinctive', email: 'niamh@example.ie' };
    const sent = await enquiryWithDoor(service, undefined, { customer, message: 'Cheap pills' });
    const token = mailLinkToken('seed');
    expect(await service.store.enquiries.addSentPage(hashSentPage(token), sent.id)).toBe(true);
    const page = await service.server.inject(`/sent/${token}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`/sent/${token}/change`);
    // Does not show typed text, because the mail may have gone to another person's address.
    expect(page.body).not.toContain('Cheap pills');
    expect((await service.server.inject(`/sent/${token}x`)).statusCode).toBe(404);
    const by = { at: service.clock.now(), actor: 'tester@here' };
    await service.store.people.erase(
      customer.email,
      createTombstone(customer.email, service.clock.now()),
      by,
    );
    expect((await service.server.inject(`/sent/${token}`)).statusCode).toBe(404);
    expect(await service.store.enquiries.addSentPage(hashSentPage('other'), sent.id)).toBe(false);
    expect(await rawRows(service.env, 'sent_pages')).toEqual([]);
  });
});
