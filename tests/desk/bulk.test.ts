import { beforeEach, describe, expect, it } from 'vitest';
import type { Enquiry } from '../../src/app/enquiries/enquiry.ts';
import { unlimited } from '../api/requests.ts';
import { clearEnquiry, heldEnquiry } from '../support/desk.ts';
import { rawRows } from '../support/raw-rows.ts';
import { type StoreKind, type TestService, startService, storeKinds } from '../support/service.ts';
import { addStaff, signedIn } from '../support/staff.ts';

const textOf = (body: string) =>
  body
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

let service: TestService;
let desk: Awaited<ReturnType<typeof signedIn>>;

async function start(kind: StoreKind): Promise<void> {
  service = await startService(kind, { env: unlimited });
  desk = await signedIn(service);
}

/** Sends the form of the bar for these enquiries, from a list that shows them at version 0. */
const send = (enquiries: readonly Pick<Enquiry, 'id'>[], fields: Readonly<Record<string, string>>) =>
  desk.post('/staff/bulk', { ids: enquiries.map(({ id }) => `${id}:0`).join(' '), ...fields });

/** The result that the list shows after the redirect. */
async function said(answer: Awaited<ReturnType<typeof send>>): Promise<string> {
  expect(answer.statusCode).toBe(303);
  return textOf((await desk.get(String(answer.headers.location))).body);
}

const workOf = ({ id }: Enquiry) => service.store.deskWork.find(id);

describe.each(storeKinds)('several selected enquiries, on the %s store', (kind) => {
  let [one, two, three]: Enquiry[] = [];
  beforeEach(async () => {
    await start(kind);
    [one, two, three] = [
      await clearEnquiry(service),
      await clearEnquiry(service),
      await clearEnquiry(service),
    ];
  });

  it('get an owner, a stage and a next step, each with an entry in the history', async () => {
    const { account } = await addStaff(service);
    if (!one || !two) throw new Error('there are no enquiries');
    const both = [one, two];
    const ids = (version: number) => both.map(({ id }) => `${id}:${version}`).join(' ');
    expect(await said(await send(both, { action: 'owner', owner: account.id }))).toContain(
      '2 enquiries have another owner.',
    );
    const staged = await desk.post('/staff/bulk', { ids: ids(1), action: 'stage', stage: 'lost price' });
    expect(await said(staged)).toContain('2 enquiries have another stage.');
    const due = { next_step: 'Ring again', next_step_on: '2027-02-01' };
    await desk.post('/staff/bulk', { ids: ids(2), action: 'next-step', ...due });
    for (const enquiry of both)
      expect(await workOf(enquiry)).toMatchObject({
        ownerId: account.id,
        stage: 'lost',
        lostReason: 'price',
        nextStep: 'Ring again',
        nextStepAt: Date.parse('2027-02-01T23:59:59.999Z'),
        version: 3,
      });
    const changes = await rawRows(service.env, 'enquiry_changes');
    expect(changes.map(({ action, actor }) => `${String(action)} ${String(actor)}`).sort()).toEqual(
      ['next-step', 'next-step', 'owner', 'owner', 'stage', 'stage'].map(
        (action) => `${action} ${desk.account.id}`,
      ),
    );
  });

  it('are changed except one that a colleague changed since, which the result names by reference', async () => {
    if (!one || !two || !three) throw new Error('there are no enquiries');
    const colleague = await signedIn(service);
    await colleague.post(`/staff/enquiries/${two.id}/stage`, { seen: '0', stage: 'won' });
    await colleague.post(`/staff/enquiries/${three.id}/stage`, { seen: '0', stage: 'quoted' });
    const text = await said(await send([one, two, three], { action: 'stage', stage: 'quoted' }));
    expect(text).toContain('1 enquiry has another stage. 1 had been so before.');
    expect(text).toContain(`1 changed while you were looking, and stayed so. Look again: ${two.reference}`);
    expect((await workOf(one))?.stage).toBe('quoted');
    expect((await workOf(two))?.stage).toBe('won');
  });
});

describe('the bar for the selected enquiries', () => {
  beforeEach(() => start('embedded'));

  it('releases and rejects held enquiries at once, and returns to its list', async () => {
    const held = [await heldEnquiry(service), await heldEnquiry(service), await heldEnquiry(service)];
    const [one, two, three] = held;
    if (!one || !two || !three) throw new Error('none are held');
    const back = '/staff?moderation=held';
    const released = await desk.post('/staff/bulk', {
      ids: `${one.id} con_nowhere`,
      action: 'release',
      back,
    });
    expect(released.headers.location).toMatch(/^\/staff\?moderation=held&done=/);
    expect(await said(released)).toContain('1 enquiry released. 1 not found');
    await desk.post(`/staff/enquiries/${three.id}/moderation`, { seen: '0', decision: 'rejected' });
    expect(await said(await send([two, three], { action: 'reject', back }))).toContain(
      '1 enquiry rejected. 1 had been so before.',
    );
    expect(await Promise.all(held.map(async (each) => (await workOf(each))?.moderation))).toEqual([
      'new',
      'rejected',
      'rejected',
    ]);
  });

  it('asks before it rejects a clear enquiry, and then skips one that was changed in between', async () => {
    const [clear, held] = [await clearEnquiry(service), await heldEnquiry(service)];
    const asked = await send([clear, held], { action: 'reject' });
    expect(textOf(asked.body)).toContain('Reject these 2 enquiries?');
    const ids = /name="ids" value="([^"]+)"/.exec(asked.body)?.[1] ?? '';
    expect(ids).toBe(`${clear.id}:0 ${held.id}:0`);
    await desk.post(`/staff/enquiries/${clear.id}/moderation`, { seen: '0', decision: 'rejected' });
    await desk.post(`/staff/enquiries/${clear.id}/moderation`, { seen: '1', decision: 'released' });
    const text = await said(await desk.post('/staff/bulk', { ids, action: 'reject', sure: 'yes' }));
    expect(text).toContain(
      `1 enquiry rejected. 1 changed while you were looking, and stayed so. Look again: ${clear.reference}`,
    );
    expect((await workOf(clear))?.moderation).toBe('new');
  });

  it.each<[string, Record<string, string>, string]>([
    ['no action', { action: '' }, 'Say what to do'],
    ['an unknown action', { action: 'constructor' }, 'Say what to do'],
    ['no owner', { action: 'owner', owner: '' }, 'Choose somebody'],
    ['an unknown owner', { action: 'owner', owner: 'acc_x' }, 'Choose somebody'],
    ['no stage', { action: 'stage', stage: '' }, 'Choose a stage'],
    ['no reason of a loss', { action: 'stage', stage: 'lost x' }, 'Say why it was lost'],
    ['no day of the next step', { action: 'next-step', next_step: 'Ring', next_step_on: '' }, 'Give the day'],
    [
      'more than 200 enquiries',
      { action: 'release', ids: Array.from({ length: 201 }, (_, n) => `con_${n}`).join(' ') },
      'At most 200',
    ],
    ['no enquiries', { action: 'release', ids: '' }, 'Select some enquiries first'],
  ])('changes nothing for an invalid form, and gives the reason: %s', async (_, fields, why) => {
    const enquiry = await clearEnquiry(service);
    const answer = await send([enquiry], { back: 'https://evil.example/', ...fields });
    expect(answer.statusCode).toBe(422);
    expect(textOf(answer.body)).toContain(why);
    expect(answer.body).not.toContain('evil');
    expect((await workOf(enquiry))?.version).toBe(0);
  });
});
