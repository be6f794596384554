import { describe, expect, it } from 'vitest';
import type { ChangeOutcome, WorkChange } from '../../src/app/enquiries/work/change.ts';
import type { Enquiry } from '../../src/app/enquiries/enquiry.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import { unlimited } from '../api/requests.ts';
import { storedEvents, wantEvents } from '../support/deliveries.ts';
import { changeDoors, enquiryWithDoor } from '../support/changed-doors.ts';
import { change, clearEnquiry, decide, heldEnquiry, undo } from '../support/desk.ts';
import { rawRows } from '../support/raw-rows.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';

const contacted = { kind: 'stage', stage: 'contacted', lostReason: null } as const;
const lost = { kind: 'stage', stage: 'lost', lostReason: 'price' } as const;
const owned = (ownerId: string | null) => ({ kind: 'owner', ownerId }) as const;
const step = (text: string, at: number) => ({ kind: 'next-step', step: { text, at: wallMs(at) } }) as const;
const note = (noteId: string) => ({ kind: 'note', noteId, text: 'Rang' }) as const;

const changeIdOf = (outcome: ChangeOutcome): string =>
  outcome.kind === 'done' ? outcome.changeId : `nothing was changed: ${outcome.kind}`;

/** Everything that staff can change on an enquiry, except its version. */
async function stateOf({ store }: TestService, { id }: Enquiry) {
  const work = await store.deskWork.find(id);
  return [{ ...work, version: null }, await store.enquiryNotes.list(id)];
}

const lastId = async ({ store }: TestService, { id }: Enquiry) =>
  (await store.enquiryChanges.list(id)).at(-1)?.id ?? '';

describe.each(storeKinds)('an undo, on the %s store', async (kind) => {
  const start = () => startService(kind, { env: unlimited });
  const shared = await start();

  it.each<[string, readonly WorkChange[], WorkChange]>([
    ['a first response', [], contacted],
    ['a move to a later stage', [contacted], { kind: 'stage', stage: 'quoted', lostReason: null }],
    ['a move to lost', [contacted], lost],
    ['a changed reason of a loss', [lost], { ...lost, lostReason: 'time' }],
    ['a move from lost to contacted', [lost], contacted],
    ['adding an owner', [], owned('acc_maeve')],
    ['changing the owner', [owned('acc_oran')], owned('acc_maeve')],
    ['removing the owner', [owned('acc_oran')], owned(null)],
    ['adding a next step', [], step('Ring', 1000)],
    ['changing the next step', [step('Ring', 1000)], step('Write', 2000)],
    ['moving the next step to another day', [step('Ring', 1000)], step('Ring', 2000)],
    ['completing the next step', [step('Ring', 1000)], { kind: 'next-step', step: null }],
    ['adding a note', [note('note_1')], note('note_2')],
  ])('restores the state before %s, and adds an entry to the history', async (_, before, what) => {
    const service = shared;
    const enquiry = await clearEnquiry(service);
    for (const [seen, each] of before.entries()) {
      await change(service, enquiry, seen, each);
      service.clock.advance(60_000);
    }
    const was = await stateOf(service, enquiry);
    const id = changeIdOf(await change(service, enquiry, before.length, what));
    expect(await stateOf(service, enquiry)).not.toEqual(was);
    service.clock.advance(9_000);
    expect(await undo(service, enquiry, id)).toMatchObject({ kind: 'done' });
    expect(await stateOf(service, enquiry)).toEqual(was);
    const history = await service.store.enquiryChanges.list(enquiry.id);
    expect(history.map(({ detail }) => detail.version)).toEqual(history.map((__, index) => index + 1));
    expect(history.at(-1)).toMatchObject({
      ...{ actor: 'acc_maeve', action: what.kind, at: service.clock.now() },
      detail: { undoes: id },
    });
    expect(await undo(service, enquiry, id)).toEqual({ kind: 'unchanged' });
    expect(await service.store.enquiryChanges.list(enquiry.id)).toHaveLength(before.length + 2);
  });

  it('restores the lessons of the spam model after a rejection, and creates an event', async () => {
    const service = await start();
    await wantEvents(service.env);
    const [clear, held] = [await clearEnquiry(service), await heldEnquiry(service)];
    await decide(service, 'rejected', [clear, held]);
    for (const { id } of [clear, held]) {
      // As the desk finds it: the event of the undo must not repeat its status.
      const enquiry = (await service.store.enquiries.find(id)) ?? clear;
      expect(enquiry).toMatchObject({ id, status: 'rejected' });
      expect(await undo(service, enquiry, await lastId(service, enquiry))).toMatchObject({ kind: 'done' });
    }
    expect((await service.store.enquiries.find(clear.id))?.status).toBe('new');
    expect((await service.store.enquiries.find(held.id))?.status).toBe('held');
    expect(await rawRows(service.env, 'spam_lessons')).toEqual([]);
    expect(await rawRows(service.env, 'spam_features')).toEqual([]);
    const told = (await storedEvents(service.env))
      .filter(({ subject_id: id }) => id === held.id)
      .sort((one, other) => Number(one['number']) - Number(other['number']))
      .map(({ body }) => (JSON.parse(String(body)) as { data: { status: string } }).data.status);
    expect(told).toEqual(['held', 'rejected', 'held']);

    await decide(service, 'released', [held]);
    const taught = await rawRows(service.env, 'spam_features');
    await decide(service, 'rejected', [held]);
    await undo(service, held, await lastId(service, held));
    expect(await rawRows(service.env, 'spam_lessons')).toEqual([
      { enquiry_id: held.id, decision: 'released' },
    ]);
    const inOrder = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort();
    expect(inOrder(await rawRows(service.env, 'spam_features'))).toEqual(inOrder(taught));
  });

  it('keeps what a colleague has changed since', async () => {
    const service = await start();
    const enquiry = await clearEnquiry(service);
    const id = changeIdOf(await change(service, enquiry, 0, contacted));
    await change(service, enquiry, 0, owned('acc_oran'), 'acc_oran');
    await change(service, enquiry, 0, note('note_1'), 'acc_oran');
    expect(await undo(service, enquiry, id)).toMatchObject({ kind: 'done' });
    expect(await service.store.deskWork.find(enquiry.id)).toMatchObject({
      ...{ stage: 'new', firstResponseAt: null, ownerId: 'acc_oran', version: 4 },
    });
    expect(await service.store.enquiryNotes.list(enquiry.id)).toHaveLength(1);
  });

  it('is refused if the same field was set again, and returns the changes since', async () => {
    const service = await start();
    const enquiry = await clearEnquiry(service);
    const id = changeIdOf(await change(service, enquiry, 0, contacted));
    await change(service, enquiry, 1, lost, 'acc_oran');
    const was = await stateOf(service, enquiry);
    expect(await undo(service, enquiry, id)).toMatchObject({
      kind: 'collided',
      since: [{ actor: 'acc_oran', detail: { from: 'contacted', to: 'lost' } }],
    });
    expect(await stateOf(service, enquiry)).toEqual(was);
  });

  it('is refused for a colleague’s change, a release, another undo, an unknown change, and after ten minutes', async () => {
    const service = await start();
    const [enquiry, held] = [await clearEnquiry(service), await heldEnquiry(service)];
    const theirs = changeIdOf(await change(service, enquiry, 0, contacted, 'acc_oran'));
    const mine = changeIdOf(await change(service, enquiry, 1, owned('acc_maeve')));
    await undo(service, enquiry, mine);
    const undone = await lastId(service, enquiry);
    const old = changeIdOf(await change(service, enquiry, 3, note('note_1')));
    await decide(service, 'released', [held]);
    const refused = { kind: 'refused' };
    expect(await undo(service, held, await lastId(service, held))).toEqual(refused);
    expect(await undo(service, enquiry, theirs)).toEqual(refused);
    expect(await undo(service, enquiry, undone)).toEqual(refused);
    expect(await undo(service, enquiry, 'chg_none')).toEqual(refused);
    expect(await undo(service, held, old)).toEqual(refused);
    service.clock.advance(10 * 60_000);
    expect(await undo(service, enquiry, old)).toEqual(refused);
    expect(await service.store.enquiryNotes.list(enquiry.id)).toHaveLength(1);
  });

  it('lets the customer change the doors again once no work on the enquiry is left', async () => {
    const service = await start();
    const sent = await enquiryWithDoor(service);
    const id = changeIdOf(await change(service, sent, 0, owned('acc_maeve')));
    const wider = { doors: ['tPIVOT-w1200-h2100'], seen: 2 };
    expect(await changeDoors(service, sent, { ...wider, seen: 1 })).toEqual({ kind: 'begun', by: 'owner' });
    await undo(service, sent, id);
    expect(await changeDoors(service, sent, wider)).toEqual({ kind: 'done' });
  });
});
