import { describe, expect, it } from 'vitest';
import { wallMs } from '../../src/app/shared/clock.ts';
import { createTombstone } from '../../src/store/people/erasing/tombstone.ts';
import { contactPath, internalPath, post, storedFor, unlimited, validBody } from '../api/requests.ts';
import { temporaryFolder } from '../support/child.ts';
import { change, clearEnquiry, decide } from '../support/desk.ts';
import { storedEvents, wantEvents } from '../support/deliveries.ts';
import { dataOf } from '../support/people.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { type StoreKind, startService, storeKinds } from '../support/service.ts';

const start = async (kind: StoreKind) =>
  startService(kind, {
    env: { ...unlimited, ...(kind === 'postgres' && { DATA_DIR: await temporaryFolder() }) },
  });

const contacted = { kind: 'stage', stage: 'contacted', lostReason: null } as const;
const lost = { kind: 'stage', stage: 'lost', lostReason: 'price' } as const;
const note = (text: string, noteId = 'note_1') => ({ kind: 'note', noteId, text }) as const;

describe.each(storeKinds)('work on an enquiry, on the %s store', (kind) => {
  it('is stored with one history row per change', async () => {
    const service = await start(kind);
    const enquiry = await clearEnquiry(service);
    const { store, clock } = service;
    const due = wallMs(clock.now() + 86_400_000);
    const changes = [
      contacted,
      { kind: 'owner', ownerId: 'acc_maeve' },
      { kind: 'next-step', step: { text: 'Ring Aoife about the hall', at: due } },
      note('She wants it green'),
      lost,
    ] as const;
    for (const [seen, what] of changes.entries()) {
      expect(await change(service, enquiry, seen, what)).toMatchObject({ kind: 'done' });
      clock.advance(60_000);
    }
    expect(await store.deskWork.find(enquiry.id)).toEqual({
      moderation: 'new',
      stage: 'lost',
      lostReason: 'price',
      ownerId: 'acc_maeve',
      nextStep: 'Ring Aoife about the hall',
      nextStepAt: due,
      firstResponseAt: enquiry.receivedAt,
      version: 5,
    });
    const history = await store.enquiryChanges.list(enquiry.id);
    expect(history.map(({ actor, action, detail }) => [actor, action, detail])).toEqual([
      ['acc_maeve', 'stage', { version: 1, from: 'new', to: 'contacted', answers: true }],
      ['acc_maeve', 'owner', { version: 2, from: null, to: 'acc_maeve' }],
      ['acc_maeve', 'next-step', { version: 3, due, dueBefore: null }],
      ['acc_maeve', 'note', { version: 4, noteId: 'note_1' }],
      ['acc_maeve', 'stage', { version: 5, from: 'contacted', to: 'lost', lostReason: 'price' }],
    ]);
    expect((await store.enquiryNotes.list(enquiry.id)).map(({ text, authorId }) => [text, authorId])).toEqual(
      [['She wants it green', 'acc_maeve']],
    );
  });

  it('creates an event for a stage change, and none for a note', async () => {
    const service = await start(kind);
    await wantEvents(service.env);
    const enquiry = await clearEnquiry(service);
    await change(service, enquiry, 0, contacted);
    await change(service, enquiry, 1, note('Quiet'));
    const events = (await storedEvents(service.env)).map(({ type, number }) => [type, number]).sort();
    expect(events).toEqual([
      ['enquiry.created', 1],
      ['enquiry.updated', 2],
    ]);
  });

  it('is refused if the same field was set since the version on the page, and returns the changes since', async () => {
    const service = await start(kind);
    const enquiry = await clearEnquiry(service);
    await change(service, enquiry, 0, contacted, 'acc_first');
    const second = await change(service, enquiry, 0, lost, 'acc_second');
    expect(second).toMatchObject({
      kind: 'collided',
      version: 1,
      since: [{ actor: 'acc_first', action: 'stage', detail: { from: 'new', to: 'contacted' } }],
    });
    expect((await service.store.deskWork.find(enquiry.id))?.stage).toBe('contacted');
    expect(await change(service, enquiry, 1, lost, 'acc_second')).toMatchObject({ kind: 'done' });
  });

  it('succeeds for one of two simultaneous changes of one field', async () => {
    const service = await start(kind);
    const enquiry = await clearEnquiry(service);
    const outcomes = await Promise.all([
      change(service, enquiry, 0, contacted, 'acc_first'),
      change(service, enquiry, 0, lost, 'acc_second'),
    ]);
    expect(outcomes.map((outcome) => outcome.kind).sort()).toEqual(['collided', 'done']);
    expect(await rawRows(service.env, 'enquiry_changes')).toHaveLength(1);
  });

  it('merges simultaneous changes of different fields', async () => {
    const service = await start(kind);
    const enquiry = await clearEnquiry(service);
    const due = wallMs(service.clock.now() + 86_400_000);
    const outcomes = await Promise.all([
      change(service, enquiry, 0, contacted, 'acc_first'),
      change(service, enquiry, 0, { kind: 'owner', ownerId: 'acc_second' }, 'acc_second'),
      change(service, enquiry, 0, { kind: 'next-step', step: { text: 'Ring', at: due } }, 'acc_third'),
      change(service, enquiry, 0, note('One', 'note_1'), 'acc_first'),
      change(service, enquiry, 0, note('Two', 'note_2'), 'acc_second'),
      decide(service, 'rejected', [enquiry], 0),
    ]);
    expect(outcomes.map((outcome) => ('kind' in outcome ? outcome.kind : outcome[0]))).toEqual(
      Array.from({ length: 6 }, () => 'done'),
    );
    expect(await service.store.deskWork.find(enquiry.id)).toMatchObject({
      ...{ moderation: 'rejected', stage: 'contacted', ownerId: 'acc_second', nextStep: 'Ring' },
      ...{ nextStepAt: due, version: 6 },
    });
    const history = await service.store.enquiryChanges.list(enquiry.id);
    expect(history.map(({ detail }) => detail.version)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(await service.store.enquiryNotes.list(enquiry.id)).toHaveLength(2);
  });

  it('changes the enquiry once if the same form is sent twice', async () => {
    const service = await start(kind);
    const enquiry = await clearEnquiry(service);
    const twice = async (seen: number, what: Parameters<typeof change>[3]) => [
      (await change(service, enquiry, seen, what)).kind,
      (await change(service, enquiry, seen, what)).kind,
    ];
    expect(await twice(0, note('Once'))).toEqual(['done', 'unchanged']);
    expect(await twice(1, contacted)).toEqual(['done', 'unchanged']);
    expect(await twice(2, { kind: 'owner', ownerId: 'acc_maeve' })).toEqual(['done', 'unchanged']);
    expect(await rawRows(service.env, 'enquiry_notes')).toHaveLength(1);
    expect(await rawRows(service.env, 'enquiry_changes')).toHaveLength(3);
  });

  it('sets the time of the first response once', async () => {
    const service = await start(kind);
    const enquiry = await clearEnquiry(service);
    service.clock.advance(3_600_000);
    await change(service, enquiry, 0, contacted);
    const answered = (await service.store.deskWork.find(enquiry.id))?.firstResponseAt;
    service.clock.advance(3_600_000);
    await change(service, enquiry, 1, { kind: 'stage', stage: 'quoted', lostReason: null });
    expect(answered).toBe(enquiry.receivedAt + 3_600_000);
    expect((await service.store.deskWork.find(enquiry.id))?.firstResponseAt).toBe(answered);
  });

  it('does not count as a first response in the overview if the enquiry is a test', async () => {
    const service = await start(kind);
    const [enquiry, rehearsal] = [await clearEnquiry(service), await clearEnquiry(service)];
    await rawStatement(service.env, `update enquiries set is_test = 1 where id = '${rehearsal.id}'`);
    service.clock.advance(3_600_000);
    for (const each of [enquiry, rehearsal]) await change(service, each, 0, contacted);
    const { receivedAt } = enquiry;
    expect(await service.store.overview.firstResponses(wallMs(0), 10)).toEqual([
      { receivedAt, respondedAt: receivedAt + 3_600_000 },
    ]);
  });

  it('is erased with the person, except for history entries without personal data', async () => {
    const service = await start(kind);
    const customer = { name: 'Niamh Distinctive', email: 'niamh@example.ie' };
    const enquiry = await clearEnquiry(service, { customer });
    await change(service, enquiry, 0, note('Niamh likes green'));
    await change(service, enquiry, 1, {
      kind: 'next-step',
      step: { text: 'Ring Niamh', at: service.clock.now() },
    });
    const data = JSON.stringify(await dataOf(service, customer.email));
    expect(data).toContain('Niamh likes green');
    expect(data).toContain('Ring Niamh');
    const { email } = customer;
    const entry = { at: service.clock.now(), actor: 'tester@here' };
    const erased = await service.store.people.erase(email, createTombstone(email, entry.at), entry);
    expect(erased).toMatchObject({ rows: { enquiries: 1, notes: 1 } });
    expect(await rawRows(service.env, 'enquiry_notes')).toEqual([]);
    const history = JSON.stringify(await rawRows(service.env, 'enquiry_changes'));
    expect(history).toContain(enquiry.id);
    expect(history).not.toMatch(/niamh/i);
    expect((await change(service, enquiry, 2, contacted)).kind).toBe('missing');
  });

  it('shows related enquiries with the same e-mail address, phone number or Eircode, each once', async () => {
    const service = await start(kind);
    const customer = { name: 'Aoife Byrne', email: 'Aoife@Example.ie', phone: '087 123 4567' };
    const send = async (path: typeof contactPath | typeof internalPath, body: object) =>
      storedFor(service, await post(service, path, { ...validBody(path), ...body }));
    const own = await send(internalPath, { customer, eirCode: 'D02 X285', comments: 'one' });
    const sameEmail = await send(contactPath, { customer: { name: 'Aoife B', email: 'aoife@example.ie' } });
    const samePhone = await send(contactPath, {
      customer: { ...customer, name: 'Oran Byrne', email: 'oran@example.ie', phone: '+353 87 1234567' },
    });
    const sameHouse = await send(internalPath, { eirCode: 'd02x285' });
    await send(contactPath, {});
    const { email, phone, eircode } = await service.store.relatedEnquiries.find(own.id);
    expect([email, phone, eircode].map((group) => group.map(({ id }) => id))).toEqual([
      [sameEmail.id],
      [samePhone.id],
      [sameHouse.id],
    ]);
    expect(phone[0]?.name).toBe('Oran Byrne');
  });
});
