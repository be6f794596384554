import { expect, it } from 'vitest';
import { createTombstone } from '../../src/store/people/erasing/tombstone.ts';
import { unlimited } from '../api/requests.ts';
import { change, clearEnquiry, decide } from '../support/desk.ts';
import { foundIn } from '../support/erasing.ts';
import { dataOf } from '../support/people.ts';
import { rawRows } from '../support/raw-rows.ts';
import { startService, storeKinds } from '../support/service.ts';

const customer = { name: 'Orlaith Zbqxwood', email: 'orlaith@example.ie' };
/** Messages that share their words: after three of them the spam model stores the words in the clear. */
const messages = ['today', 'soon', 'please'].map((when) => `Zbqxgutters and vkjroofs washed ${when}`);
const traces = ['bqx', 'vkj', customer.email];
const tables = [
  'enquiries',
  'enquiry_notes',
  'enquiry_search',
  'read_marks',
  'spam_lessons',
  'spam_features',
];

it.each(storeKinds)(
  'notes, read marks, search text and spam lessons are exported and erased with the person, on the %s store',
  async (kind) => {
    const service = await startService(kind, { env: unlimited });
    const { store, clock, env } = service;
    const [first, ...others] = [
      await clearEnquiry(service, { customer, message: messages[0] }),
      await clearEnquiry(service, { customer, message: messages[1] }),
      await clearEnquiry(service, { customer, message: messages[2] }),
    ];
    await change(service, first, 0, { kind: 'note', noteId: 'note_1', text: 'Rang Ms Zbqxwood' });
    await store.inbox.markRead('acc_maeve', first.id, clock.now());
    await decide(service, 'rejected', [first, ...others]);
    while ((await store.searching.indexSome(100)) > 0);
    for (const table of tables) expect(await rawRows(env, table)).not.toEqual([]);
    const features = await rawRows(env, 'spam_features');
    expect(features.map(({ feature }) => feature)).toContain('zbqxgutters');

    const exported = await dataOf(service, customer.email);
    expect(exported?.spamLessons).toContainEqual({ enquiryId: first.id, decision: 'rejected' });
    expect(exported?.spamLessons).toHaveLength(3);
    expect(JSON.stringify(exported?.notes)).toContain('Rang Ms Zbqxwood');

    const entry = { at: clock.now(), actor: 'test' };
    const erased = await store.people.erase(customer.email, createTombstone(customer.email, entry.at), entry);
    expect(erased).toMatchObject({
      rows: { enquiries: 3, notes: 1, readMarks: 1, searchTexts: 3, spamLessons: 3 },
    });
    await store.cleanUp();
    for (const table of tables) expect(await rawRows(env, table)).toEqual([]);
    if (!('DATA_DIR' in env)) return;
    const hashes = features.map(({ hash }) => String(hash));
    expect(foundIn(env.DATA_DIR, [...traces, ...hashes])).toEqual([]);
  },
);
