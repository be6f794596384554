import { describe, expect, it } from 'vitest';
import { change } from '../support/desk.ts';
import { storedEvents, wantEvents } from '../support/deliveries.ts';
import { startWithPartner, toStage } from '../support/partner.ts';
import { rawRows } from '../support/raw-rows.ts';
import { storeKinds } from '../support/service.ts';
import { problemOf } from './requests.ts';

describe.each(storeKinds)('a withdrawal, on the %s store', (kind) => {
  it('is recorded with its reason, marks the enquiry unread, and notifies by an event and by mail to staff', async () => {
    const { service, partner, send, withdraw } = await startWithPartner(kind, {
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'desk@example.ie',
      STAFF_MAIL: 'sales@example.ie',
    });
    const enquiry = await send();
    await service.store.inbox.markRead('acc_maeve', enquiry.id, service.clock.now());
    service.clock.advance(5000);
    const answer = await withdraw(enquiry.id, { reason: '  They have moved house.\nThank you! ' });
    const at = new Date(enquiry.receivedAt + 5000).toISOString();
    expect(answer.json()).toMatchObject({ id: enquiry.id, state: 'withdrawn', updatedAt: at });
    expect(await service.store.enquiries.find(enquiry.id)).toMatchObject({
      withdrawalReason: 'They have moved house.\nThank you!',
    });
    expect(await service.store.enquiryChanges.list(enquiry.id)).toMatchObject([
      { actor: partner.id, action: 'withdrawn', detail: { version: 1, from: 'new', to: 'withdrawn' } },
    ]);
    expect(await rawRows(service.env, 'read_marks')).toEqual([]);
    const event = (await rawRows(service.env, 'outbox_events')).find(({ number }) => number === 2);
    expect(event).toMatchObject({ type: 'enquiry.updated', mails: '["mail:staff"]' });
    expect(JSON.parse(String(event?.['body']))).toMatchObject({ timestamp: at, data: { id: enquiry.id } });
  });

  it('is answered the same when repeated, without any further change', async () => {
    const { service, send, withdraw } = await startWithPartner(kind);
    await wantEvents(service.env);
    const { id } = await send();
    const first = await withdraw(id, { reason: 'The first reason' });
    service.clock.advance(60_000);
    for (const body of [{ reason: 'The first reason' }, {}, { reason: 'Another one' }]) {
      const again = await withdraw(id, body);
      expect([again.statusCode, again.json()]).toEqual([200, first.json()]);
    }
    expect(await service.store.enquiries.find(id)).toMatchObject({ withdrawalReason: 'The first reason' });
    expect(await rawRows(service.env, 'enquiry_changes')).toHaveLength(1);
    expect(await storedEvents(service.env)).toHaveLength(2);
  });

  it.each(['won', 'lost'] as const)('a withdrawal of an enquiry that is %s is 409', async (to) => {
    const { service, send, withdraw, stateOf } = await startWithPartner(kind);
    const enquiry = await send();
    await change(service, enquiry, 0, toStage(to));
    expect(problemOf(await withdraw(enquiry.id))).toMatchObject({ status: 409, code: 'enquiry_closed' });
    expect(await stateOf(enquiry.id)).toBe(to);
  });

  it('can be repeated after staff have moved the enquiry to another stage', async () => {
    const { service, send, withdraw, stateOf } = await startWithPartner(kind);
    const enquiry = await send();
    await withdraw(enquiry.id, { reason: 'The first reason' });
    expect(await change(service, enquiry, 1, toStage('contacted'))).toMatchObject({ kind: 'done' });
    expect(await stateOf(enquiry.id)).toBe('in_progress');
    expect((await withdraw(enquiry.id)).json()).toMatchObject({ state: 'withdrawn' });
    expect(await service.store.enquiries.find(enquiry.id)).toMatchObject({ withdrawalReason: null });
    expect((await service.store.enquiryChanges.list(enquiry.id)).map(({ action }) => action)).toEqual([
      'withdrawn',
      'stage',
      'withdrawn',
    ]);
  });

  it('refuses a change by staff who have not seen the withdrawal', async () => {
    const { service, partner, send, withdraw } = await startWithPartner(kind);
    const enquiry = await send();
    await withdraw(enquiry.id);
    expect(await change(service, enquiry, 0, toStage('contacted'))).toMatchObject({
      kind: 'collided',
      since: [{ actor: partner.id, action: 'withdrawn' }],
    });
  });

  it('stays consistent with simultaneous withdrawals and changes by staff', async () => {
    const { service, send, withdraw, stateOf } = await startWithPartner(kind);
    for (let round = 0; round < 5; round += 1) {
      const enquiry = await send();
      const [changed, ...withdrawn] = await Promise.all([
        change(service, enquiry, 0, toStage('won')),
        ...[1, 2, 3].map(() => withdraw(enquiry.id, { reason: `Round ${round}` })),
      ]);
      const isFirst = changed.kind === 'done';
      expect(withdrawn.map(({ statusCode }) => statusCode)).toEqual(Array(3).fill(isFirst ? 409 : 200));
      expect(await stateOf(enquiry.id)).toBe(isFirst ? 'won' : 'withdrawn');
      expect(await service.store.enquiryChanges.list(enquiry.id)).toHaveLength(1);
    }
  });

  it('requires an object as its body, with an optional reason of at most 400 characters', async () => {
    const { send, withdraw } = await startWithPartner(kind);
    const { id } = await send();
    expect(problemOf(await withdraw(id, { reason: 'x'.repeat(401) })).errors?.[0]?.pointer).toBe('/reason');
    expect(problemOf(await withdraw(id, { reason: null }))).toMatchObject({ status: 400 });
    expect(problemOf(await withdraw(id, ''))).toMatchObject({ status: 400, code: 'malformed_json' });
    const answer = await withdraw(id, { reason: ' ', why: 'misspelt' });
    expect(answer.json()).toMatchObject({ state: 'withdrawn', ignored: ['/why'] });
  });
});
