import { describe, expect, it } from 'vitest';
import { unlimited } from '../api/requests.ts';
import { storedEvents, wantEvents } from '../support/deliveries.ts';
import { clearEnquiry, decide, heldEnquiry } from '../support/desk.ts';
import { rawRows } from '../support/raw-rows.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';

async function customerMails({ env, store }: TestService): Promise<number> {
  await store.deliveries.fanOut();
  return (await rawRows(env, 'deliveries')).filter(({ destination }) => destination === 'mail:customer')
    .length;
}

describe.each(storeKinds)('moderation, on the %s store', (kind) => {
  const start = () => startService(kind, { env: unlimited });

  it('releases a held enquiry with a mail to its customer, and an entry in the history', async () => {
    const service = await start();
    const held = await heldEnquiry(service);
    expect(await customerMails(service)).toBe(0);
    expect(await decide(service, 'released', [held], 0)).toEqual(['done']);
    expect((await service.store.enquiries.find(held.id))?.status).toBe('new');
    expect(await customerMails(service)).toBe(1);
    const [entry, ...more] = await service.store.enquiryChanges.list(held.id);
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      actor: 'acc_maeve',
      action: 'released',
      detail: { version: 1, from: 'held', to: 'new' },
    });
  });

  it('can reject and release an enquiry repeatedly, and mails its customer once', async () => {
    const service = await start();
    await wantEvents(service.env);
    const held = await heldEnquiry(service);
    expect(await decide(service, 'rejected', [held])).toEqual(['done']);
    expect(await decide(service, 'rejected', [held])).toEqual(['unchanged']);
    expect((await service.store.enquiries.find(held.id))?.status).toBe('rejected');
    for (const decision of ['released', 'rejected', 'released'] as const)
      expect(await decide(service, decision, [held])).toEqual(['done']);
    expect(await customerMails(service)).toBe(1);
    const bodies = (await storedEvents(service.env))
      .sort((one, other) => Number(one['number']) - Number(other['number']))
      .map(({ body }) => JSON.parse(String(body)) as { type: string; data: { status: string } });
    expect(bodies.map(({ type, data }) => [type, data.status])).toEqual([
      ['enquiry.held', 'held'],
      ['enquiry.updated', 'rejected'],
      ['enquiry.updated', 'new'],
      ['enquiry.updated', 'rejected'],
      ['enquiry.updated', 'new'],
    ]);
  });

  it('sends no mail to the customer of an enquiry that was never held', async () => {
    const service = await start();
    const clear = await clearEnquiry(service);
    await decide(service, 'rejected', [clear]);
    await decide(service, 'released', [clear]);
    expect(await customerMails(service)).toBe(0);
  });

  it('decides on many enquiries at once, with an outcome for each', async () => {
    const service = await start();
    const held = await Promise.all(Array.from({ length: 45 }, () => heldEnquiry(service)));
    const [first] = held;
    if (!first) throw new Error('Nothing is held');
    await decide(service, 'released', [first]);
    const outcomes = await decide(service, 'released', [...held, { ...first, id: 'con_nowhere' }]);
    expect(outcomes).toEqual(['unchanged', ...held.slice(1).map(() => 'done'), 'missing']);
    expect(await rawRows(service.env, 'enquiry_changes')).toHaveLength(45);
  });

  it('refuses to change an enquiry that has changed since the page was loaded', async () => {
    const service = await start();
    const held = await heldEnquiry(service);
    await decide(service, 'rejected', [held]);
    expect(await decide(service, 'released', [held], 0)).toEqual(['collided']);
    expect(await decide(service, 'released', [held], 1)).toEqual(['done']);
  });
});
