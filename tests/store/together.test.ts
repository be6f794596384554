import { describe, expect, it } from 'vitest';
import type { Enquiry, SubmissionOutcome } from '../../src/app/enquiries/enquiry.ts';
import { contactPath, post, storedFor, validBody } from '../api/requests.ts';
import { wantEvents } from '../support/deliveries.ts';
import { rawRows } from '../support/raw-rows.ts';
import { startService, storeKinds, type StoreKind } from '../support/service.ts';

/** A store, and a function that submits variants of a stored enquiry. */
async function startSubmitting(kind: StoreKind) {
  const service = await startService(kind);
  const { store, clock, env } = service;
  await wantEvents(env);
  const like = await storedFor(service, await post(service, contactPath, validBody(contactPath)));
  const submit = (id: string, fingerprint: string, more: Partial<Enquiry> = {}, outcomes = true) =>
    store.enquiries.submit({
      enquiry: { ...like, id, reference: `of ${id}`, ...more },
      ...{ fingerprint, idempotency: null, doorQuoteId: null, sentPageHash: null },
      event: outcomes ? { id: `evt_${id}`, type: 'enquiry.created', mails: [] } : null,
      at: clock.steady(),
    });
  const ids = async (table: string, column: string) =>
    (await rawRows(env, table))
      .map((row) => String(row[column]))
      .filter((id) => id !== like.id)
      .sort();
  return { like, submit, store, ids };
}

const numbers = Array.from({ length: 40 }, (_, number) => 100 + number);
const names = numbers.map((number) => `con_${number}`);
const accepted = (id: string): SubmissionOutcome => ({
  ...{ kind: 'accepted', id, reference: `of ${id}`, alsoSent: null, replayed: false },
});

describe.each(storeKinds)('concurrent enquiries, on the %s store', (kind) => {
  it('are all stored unchanged, each with its event', async () => {
    const { like, submit, store, ids } = await startSubmitting(kind);
    const outcomes = await Promise.all(names.map((id, at) => submit(id, id, {}, at % 2 === 0)));
    expect(outcomes).toEqual(names.map(accepted));
    expect(await ids('enquiries', 'id')).toEqual(names);
    expect(await ids('duplicate_guards', 'enquiry_id')).toEqual(names);
    expect(await ids('outbox_events', 'subject_id')).toEqual(names.filter((_, at) => at % 2 === 0));
    expect(await store.enquiries.find('con_139')).toEqual({
      ...{ ...like, id: 'con_139', reference: 'of con_139' },
    });
  });

  it('are stored once per content, and every duplicate is answered with the id of the first', async () => {
    const { submit, ids } = await startSubmitting(kind);
    const outcomes = await Promise.all(names.map((id, at) => submit(id, `content ${at % 5}`)));
    const firsts = outcomes.flatMap((each) => (each.kind === 'accepted' ? [each.id] : []));
    expect(firsts).toHaveLength(5);
    expect(await ids('enquiries', 'id')).toEqual(firsts.toSorted());
    expect(await ids('outbox_events', 'subject_id')).toEqual(firsts.toSorted());
    for (const [at, each] of outcomes.entries()) {
      const [first] = firsts.filter((id) => names.indexOf(id) % 5 === at % 5);
      expect(each).toMatchObject({ id: first, reference: `of ${first}` });
    }
  });

  it('share a batch in which only the one that cannot be stored is refused', async () => {
    const { like, submit, ids } = await startSubmitting(kind);
    const asked = names.map((id, at) => submit(at === 20 ? like.id : id, id));
    const outcomes = await Promise.allSettled(asked);
    const others = names.filter((_, at) => at !== 20);
    expect(outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))).toEqual(
      others.map(accepted),
    );
    expect(outcomes[20]).toMatchObject({ status: 'rejected', reason: { message: /unique/i } });
    expect(await ids('enquiries', 'id')).toEqual(others);
    expect(await ids('duplicate_guards', 'enquiry_id')).toEqual(others);
    expect(await ids('outbox_events', 'subject_id')).toEqual(others);
  });

  it('are stored even if their texts contain lone surrogates', async () => {
    const { like, submit, store } = await startSubmitting(kind);
    const odd = { request: { ...like.request, source: 'half a character: \ud83d' } };
    const outcomes = await Promise.all(names.map((id, at) => submit(id, id, at === 7 ? odd : {})));
    expect(outcomes).toEqual(names.map(accepted));
    expect((await store.enquiries.find('con_107'))?.request.source).toBe(odd.request.source);
  });
});
