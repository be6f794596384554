import { describe, expect, it } from 'vitest';
import { type InboxFilter, wholeInbox } from '../../src/app/inbox/inbox-filter.ts';
import { selectionOf } from '../../src/app/inbox/inbox-selection.ts';
import type { Enquiry } from '../../src/app/enquiries/enquiry.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import { createTombstone } from '../../src/store/people/erasing/tombstone.ts';
import { deskEnquiries, morning } from '../support/desk-enquiries.ts';
import { rawStatement } from '../support/raw-rows.ts';
import { startService, storeKinds } from '../support/service.ts';

const now = wallMs(morning);

describe.each(storeKinds)('search on the %s store', async (kind) => {
  const service = await startService(kind);
  const { store } = service;
  const { like, add, index } = await deskEnquiries(service);
  const person = (name: string, email: string, message: string): Partial<Enquiry> => ({
    request: { customer: { name, email, phone: '085 123 4567', company: 'Łódź 100% Glas' }, message },
  });
  await add('s1', 0, {
    ...person('Seán Ó Briain', 'sean@example.ie', 'Two doors for the kitchen'),
    reference: 'AC34-DE67',
    phoneE164: '+353851234567',
    eircode: 'D02 X285',
  });
  await add('s2', 1, person('Aoife Byrne', 'aoife@example.ie', 'A door, under_score'), { stage: 'won' });
  await add('s3', 2, { ...person('Byrne Brothers', 'bb@example.ie', 'Three doors'), status: 'held' });
  await add('s4', 3, { ...person('Test Byrne', 'test@example.ie', 'A rehearsal door'), test: true });
  await index();

  const search = async (q: string, more: Partial<InboxFilter> = {}) => {
    const selection = selectionOf({ ...wholeInbox, q, ...more }, 'ana', now);
    const page = await store.inbox.page(selection, { direction: 'older', from: null }, 50, 'ana');
    return page.rows.map(({ enquiry }) => enquiry.id).join(' ');
  };

  it.each([
    ['a name', 'sean', 's1'],
    ['three letters of a name', 'yrn', 's3 s2'],
    ['words in any order', 'byrne aoife', 's2'],
    ['a short word beside a long one', 'briain o', 's1'],
    ['accents and case', 'LODZ glas', 's3 s2 s1'],
    ['text', 'kitchen', 's1'],
    ['a word in every text, newest first', 'door', 's3 s2 s1'],
    ['an e-mail address', 'AOIFE@example.ie', 's2'],
    ['a part of an e-mail address', 'sean@exa', 's1'],
    ['a phone number', '+353 85 123 4567', 's1'],
    ['a part of a phone number', '1234567', 's3 s2 s1'],
    ['a reference', 'ac34 de67', 's1'],
    ['a part of a reference', 'ac34-de', 's1'],
    ['an Eircode', 'd02x285', 's1'],
    ['a wildcard of LIKE', 'under_s', 's2'],
    ['a wildcard of LIKE only literally', 'doors_f', ''],
    ['a percent sign', '100%', 's3 s2 s1'],
    ['no quotes', '"door"', ''],
    ['no unknown word', 'zzz', ''],
  ])('finds %s', async (_, q, ids) => {
    expect(await search(q)).toBe(ids);
  });

  it('finds a reference before and after indexing, and all enquiries that share it', async () => {
    await add('r1', 4, { ...person('Mary', 'mary@example.ie', 'One'), reference: 'XY23-XY23' });
    expect(await search('xy23xy23')).toBe('r1');
    await index();
    expect(await search('xy23xy23')).toBe('r1');
    await add('r2', 5, { ...person('Nora', 'nora@example.ie', 'Two'), reference: 'XY23-XY23' });
    expect(await search('xy23xy23')).toBe('r2 r1');
    const found = await store.enquiries.findByReference('XY23-XY23');
    expect(found.map(({ id }) => id)).toEqual(['r1', 'r2']);
    expect(await store.enquiries.findByReference('XY23-XY24')).toEqual([]);
  });

  it('searches within a filter', async () => {
    expect(await search('door', { moderation: 'held' })).toBe('s3');
    expect(await search('byrne', { stage: 'won' })).toBe('s2');
    expect(await search('sean@example.ie', { stage: 'won' })).toBe('');
  });

  it('returns the neighbours of a match', async () => {
    const selection = selectionOf({ ...wholeInbox, q: 'byrne' }, 'ana', now);
    const place = { receivedAt: morning + 60_000, id: 's2' };
    expect(await store.inbox.neighbours(selection, place)).toEqual({ newer: 's3', older: null });
  });

  it('finds each enquiry once when hundreds have the same millisecond', async () => {
    const expected = Array.from({ length: 120 }, (_, number) => `m${String(number).padStart(3, '0')}`);
    for (const id of expected) await add(id, 9, person('Many', `${id}@example.ie`, 'crowded lane'));
    await index();
    const found: string[] = [];
    let from = null;
    const selection = selectionOf({ ...wholeInbox, q: 'crowded' }, 'ana', now);
    do {
      const page = await store.inbox.page(selection, { direction: 'older', from }, 50, 'ana');
      found.push(...page.rows.map(({ enquiry }) => enquiry.id));
      from = page.next;
    } while (from !== null);
    expect(found).toEqual(expected.toReversed());
  });

  it('numbers a row into the next millisecond if its own has no free numbers left', async () => {
    const lastNumber = (morning + 30 * 60_000) * 1024 + 1023;
    await rawStatement(
      service.env,
      `insert into enquiry_search (number, enquiry_id, text) values (${lastNumber}, 'last', 'last')`,
    );
    await add('late', 30, person('Late', 'late@example.ie', 'crammed'));
    await index();
    const [late] = await rawStatement(
      service.env,
      `select number from enquiry_search where enquiry_id = 'late'`,
    );
    expect(Number(late?.['number'])).toBe(lastNumber + 1);
    expect(await search('crammed')).toBe('late');
  });

  it("finds nothing by an erased person's data, and keeps no trigrams of it", async () => {
    await add('gone', 20, person('Zbqx Wvkj', 'zbqx@example.ie', 'Vxq'));
    await index();
    expect(await search('zbqx')).toBe('gone');
    const tombstone = createTombstone('zbqx@example.ie', now);
    const erased = await store.people.erase('zbqx@example.ie', tombstone, { at: now, actor: 'test' });
    expect(erased).toMatchObject({ rows: { enquiries: 1, searchTexts: 1 } });
    await store.cleanUp();
    expect(await search('zbqx')).toBe('');
    if (kind === 'postgres') return;
    await rawStatement(
      service.env,
      'create virtual table if not exists letters using fts5vocab(enquiry_words, row)',
    );
    const letters = await rawStatement(service.env, `select term from letters where term in ('zbq', 'vkj')`);
    expect(letters).toEqual([]);
  });

  it('indexes an enquiry again after its text has changed', async () => {
    await rawStatement(
      service.env,
      `update enquiries set to_index = 1, request = replace(request, 'kitchen', 'pantry') where id = 's1'`,
    );
    await index();
    expect(await search('pantry')).toBe('s1');
    expect(await search('kitchen')).toBe('');
    expect(like.id).not.toBe('');
  });
});
