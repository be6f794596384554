import { beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/callers/api-key.ts';
import type { EnquiryRequest } from '../../src/app/enquiries/enquiry.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import { contactPath, internalPath, post, storedFor, unlimited, validBody } from '../api/requests.ts';
import { clearEnquiry, heldEnquiry } from '../support/desk.ts';
import { enquiries, enquiryOf } from '../support/mail-enquiries.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';
import { beginSession, signedIn } from '../support/staff.ts';
import { fields, tricks } from '../support/tricks.ts';

let stored = 0;

/** Stores an enquiry directly, without the checks of the API. */
async function store({ store, clock }: TestService, enquiry: ReturnType<typeof enquiryOf>) {
  const id = `idq_TEST${(stored += 1)}`;
  await store.enquiries.submit({
    enquiry: { ...enquiry, id },
    fingerprint: id,
    idempotency: null,
    doorQuoteId: null,
    event: null,
    sentPageHash: null,
    at: clock.steady(),
  });
  return `/staff/enquiries/${id}`;
}

const seenIn = (body: string) => /name="seen" value="(\d+)"/.exec(body)?.[1] ?? '';
const noteIdIn = (body: string) => /name="note_id" value="(\w+)"/.exec(body)?.[1] ?? '';
const textOf = (body: string) =>
  body
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');

describe.each(storeKinds)('an enquiry at the desk, on the %s store', (kind) => {
  const start = async () => {
    const service = await startService(kind, { env: unlimited });
    return { service, desk: await signedIn(service, 'sales', `maeve.${(stored += 1)}@doors.example.ie`) };
  };

  it('shows every field that was sent', async () => {
    const { service, desk } = await start();
    const request = {
      source: 'partner-shop',
      sourceId: 'session 7',
      customer: {
        name: 'Seán Ó Briain',
        email: 'sean@example.ie',
        phone: '087 123 4567',
        company: 'Example Interiors',
      },
      project: { message: 'For the hall.\nAnd the study.', fromPage: 'https://shop.example.ie/page' },
      product: 'A steel door',
      comments: 'The wall is old.',
      doors: [
        { doorTypeKey: 'PIVOT' as const, opWidth: '1000', opHeight: '2200' },
        { doorType: 'like in the photo', opWidth: 'about a metre', topPanel: 'maybe' },
      ],
      supplyAndInstall: false,
      eirCode: 'd02x285',
      attachments: [
        {
          url: 'https://user@files.example.ie/photo-1.jpg',
          type: 'photo',
          description: 'From the hall',
          expiresAt: '2026-01-31T10:00:00Z',
        },
      ],
      consent: { granted: true as const, text: 'You may contact me.', at: '2026-03-02T09:59:00Z' },
      idempotencyKey: 'key-of-theirs',
    };
    const contentScore = { score: 2, reasons: ['link', 'off-topic'] };
    const enquiry = enquiryOf('internal_door_quotes', request, { contentScore, submittedBy: 'key_7' });
    const { body, statusCode } = await desk.get(await store(service, enquiry));
    expect(statusCode).toBe(200);
    const text = textOf(body);
    for (const shown of [
      ...['partner-shop', 'session 7', 'Seán Ó Briain', 'sean@example.ie', '087 123 4567', '+353871234567'],
      ...['Example Interiors', 'For the hall.', 'And the study.', 'shop.example.ie', 'A steel door'],
      ...[
        'The wall is old.',
        'like in the photo',
        'about a metre',
        'maybe',
        'Supply only',
        'd02x285',
        'D02 X285',
      ],
      ...['files.example.ie', 'photo', 'From the hall', '31 January 2026', '(over)', 'You may contact me.'],
      ...[
        '2 March 2026, 09:59',
        'key-of-theirs',
        'API key key_7',
        'req-1',
        'AC34-DE67',
        'Has a link',
        'Score 2',
      ],
      ...['Door 1', 'Door 2', 'Described in words', 'Says nothing of doors', enquiry.priceBookVersion ?? ''],
    ])
      expect(text, shown).toContain(shown);
    expect(body).toContain(`href="mailto:sean@example.ie?subject=Your%20enquiry%20${enquiry.reference}"`);
    expect(body).toContain('href="tel:+353871234567"');
    expect(body).toMatch(/<img src="\/drawings\/tPIVOT[^"]+\.svg"/);
    const link = /<a href="https:\/\/user@files[^>]+>/.exec(body)?.[0];
    expect(link).toContain('rel="noopener noreferrer nofollow"');
  });

  it('shows unknown fields as text under their own heading', async () => {
    const { service, desk } = await start();
    const alsoSent = JSON.stringify({
      '/doors/0/colour': tricks.script,
      '/notes': 'First line\nSecond line \u202e',
      '/width': { mm: 900 },
    });
    const { body } = await desk.get(await store(service, { ...enquiries.question, alsoSent }));
    expect(body).toContain('>Also sent</h2>');
    expect(body).not.toContain('<script>alert');
    const text = textOf(body);
    expect(text).toContain('doors/0/colour: &lt;script>alert(1)&lt;/script>');
    expect(text).toContain('notes: First line Second line ‹U+202E›');
    expect(text).toContain('width: {&quot;mm&quot;:900}');
    const without = await desk.get(await store(service, enquiries.question));
    expect(without.body).not.toContain('Also sent');
  });

  it('says that there were unknown fields even if their stored JSON is damaged', async () => {
    const { service, desk } = await start();
    const damaged = { ...enquiries.question, alsoSent: '{"/colour":"re' };
    const { body, statusCode } = await desk.get(await store(service, damaged));
    expect(statusCode).toBe(200);
    expect(textOf(body)).toContain('{&quot;/colour&quot;:&quot;re');
  });

  it('compares its price with the current one, and explains the difference', async () => {
    const { service, desk } = await start();
    const same = await desk.get(await store(service, enquiries.configured));
    expect(textOf(same.body)).toContain('The price book is the same as on that day');
    expect(textOf(same.body)).toContain('The same today.');
    const estimate = structuredClone(enquiries.configured.estimate) as {
      doors: {
        estimatedPrice: number;
        estimatedPriceInclVat: number;
        breakdown: { lines: { amount: number }[] };
      }[];
    };
    const [door] = estimate.doors;
    const [line] = door?.breakdown.lines ?? [];
    if (!door || !line) throw new Error('There is no price');
    door.estimatedPrice -= 100;
    door.estimatedPriceInclVat -= 123;
    line.amount -= 100;
    const older = { ...enquiries.configured, estimate, priceBookVersion: 'older' };
    const text = textOf((await desk.get(await store(service, older))).body);
    expect(text).toContain('The price book was older on that day');
    expect(text).toMatch(/Today €100 more without VAT: door €[\d.]+ then and €[\d.]+ today\./);
  });

  it('saves stage, owner, next step and note, each once even if the form is sent twice', async () => {
    const { service, desk } = await start();
    const { id } = await clearEnquiry(service);
    const address = `/staff/enquiries/${id}`;
    const steps: readonly (readonly [string, Record<string, string>, RegExp])[] = [
      ['stage', { stage: 'contacted' }, /moved it from new to contacted/],
      ['owner', { owner: 'me' }, /took it on/],
      ['next-step', { next_step: 'Ring about the hall', next_step_on: '2026-03-05' }, /due on 5 March 2026/],
      ['note', { note: 'Prefers mornings' }, /wrote a note/],
      ['stage', { stage: 'lost', lost_reason: 'price' }, /to lost, because of: price/],
    ];
    for (const [form, typed, said] of steps) {
      const { body } = await desk.get(`${address}?stage=new&q=door`);
      const sent = { seen: seenIn(body), note_id: noteIdIn(body), ...typed };
      const first = await desk.post(`${address}/${form}?stage=new&q=door`, sent);
      expect(first.statusCode).toBe(303);
      expect(String(first.headers.location).replace(/chg_[0-9A-Z]{26}$/, 'CHANGE')).toBe(
        `${address}?q=door&stage=new&done=${form}&undo=CHANGE`,
      );
      expect((await desk.post(`${address}/${form}`, sent)).statusCode).toBe(303);
      expect(textOf((await desk.get(address)).body)).toMatch(said);
    }
    const text = textOf((await desk.get(address)).body);
    expect(text).toContain('Ring about the hall');
    expect(text).toContain('Prefers mornings');
    expect(text).toContain('Answered after less than a minute of opening hours');
    expect(await rawRows(service.env, 'enquiry_changes')).toHaveLength(5);
    expect(await rawRows(service.env, 'read_marks')).toHaveLength(1);
  });

  it('a withdrawn enquiry shows the reason, is found by its stage, and can get another stage', async () => {
    const { service, desk } = await start();
    const { text, key } = createApiKey('A partner', null, service.clock.now());
    await service.store.keys.add(key);
    const headers = { 'x-api-key': text };
    const sent = await post(service, contactPath, validBody(contactPath), { headers });
    const { id } = await storedFor(service, sent);
    const address = `/staff/enquiries/${id}`;
    const seen = seenIn((await desk.get(address)).body);
    const reason = 'They moved house <b>again</b>';
    await post(service, `/api/enquiries/${id}/withdraw`, { reason }, { headers });
    const { body } = await desk.get(address);
    expect(textOf(body)).toContain('Stage: withdrawn');
    expect(textOf(body)).toContain('Its sender withdrew it, because: They moved house &lt;b>again');
    expect(textOf(body)).toContain(`API key ${key.id} withdrew it, having sent it`);
    expect(body).not.toContain('<b>again');
    expect(body).not.toContain('value="withdrawn"');
    expect((await desk.get('/staff?stage=withdrawn')).body).toContain(address);
    expect((await desk.get('/staff?stage=new')).body).not.toContain(address);
    const late = await desk.post(`${address}/stage`, { seen, stage: 'contacted' });
    expect(textOf(late.body)).toContain('Somebody was faster');
    expect((await desk.post(`${address}/stage`, { seen: seenIn(body), stage: 'withdrawn' })).statusCode).toBe(
      422,
    );
    const moved = await desk.post(`${address}/stage`, { seen: seenIn(body), stage: 'contacted' });
    expect(moved.statusCode).toBe(303);
    expect(textOf((await desk.get(address)).body)).toContain(
      'Its sender withdrew it once, because: They moved',
    );
  });

  it('shows the errors of a form, with the typed input', async () => {
    const { service, desk } = await start();
    const { id } = await clearEnquiry(service);
    const send = (form: string, typed: Record<string, string>) =>
      desk.post(`/staff/enquiries/${id}/${form}`, { seen: '0', ...typed });
    const step = await send('next-step', { next_step: 'Ring them', next_step_on: 'soon' });
    expect(step.statusCode).toBe(422);
    expect(step.body).toContain('value="Ring them"');
    expect(step.body).toContain('Give the day');
    for (const [form, typed] of [
      ['stage', { stage: 'lost' }],
      ['stage', { stage: 'sold' }],
      ['owner', { owner: 'other', owner_id: 'acc_nobody' }],
      ['note', { note: ' ' }],
      ['note', { note: 'x', note_id: 'mine' }],
    ] as const)
      expect((await send(form, typed)).statusCode).toBe(422);
    expect(await rawRows(service.env, 'enquiry_changes')).toEqual([]);
    expect((await desk.get('/staff/enquiries/idq_nowhere')).statusCode).toBe(404);
  });

  it("shows a colleague's changes on a conflict, after which the form can be saved", async () => {
    const { service, desk } = await start();
    const other = await signedIn(service, 'sales', `oran.${(stored += 1)}@doors.example.ie`);
    const { id } = await clearEnquiry(service);
    const address = `/staff/enquiries/${id}`;
    const seen = seenIn((await desk.get(address)).body);
    await other.get(address);
    await other.post(`${address}/stage`, { seen, stage: 'contacted' });
    const noteId = noteIdIn((await desk.get(address)).body);
    await desk.post(`${address}/note`, { seen, note: 'I rang', note_id: noteId });
    const collided = await desk.post(`${address}/stage`, { seen, stage: 'quoted' });
    expect(collided.statusCode).toBe(409);
    expect(textOf(collided.body)).toContain(
      `${other.account.email} moved it from new to contacted, 2 March 2026`,
    );
    expect(collided.body).toContain('Save it anyway');
    const again = await desk.post(`${address}/stage`, { stage: 'quoted', seen: seenIn(collided.body) });
    expect(again.statusCode).toBe(303);
    const text = textOf((await desk.get(address)).body);
    expect(text).toContain('Stage: quoted');
    expect(text).toContain('I rang');
  });

  it('saves a second note from a page restored with the Back button, after a confirmation', async () => {
    const { service, desk } = await start();
    const { id } = await clearEnquiry(service);
    const address = `/staff/enquiries/${id}`;
    const { body } = await desk.get(address);
    const form = { seen: seenIn(body), note_id: noteIdIn(body) };
    await desk.post(`${address}/note`, { ...form, note: 'Rang at nine' });
    service.clock.advance(1000);
    // The restored page has the form of the first note.
    const second = await desk.post(`${address}/note`, { ...form, note: 'Rang at ten, too' });
    expect(second.statusCode).toBe(409);
    expect(textOf(second.body)).toContain('wrote a note');
    const anyway = { seen: seenIn(second.body), note_id: noteIdIn(second.body), note: 'Rang at ten, too' };
    for (let times = 0; times < 2; times += 1)
      expect((await desk.post(`${address}/note`, anyway)).statusCode).toBe(303);
    const notes = await service.store.enquiryNotes.list(id);
    expect(notes.map(({ text }) => text)).toEqual(['Rang at nine', 'Rang at ten, too']);
    expect((await desk.post(`${address}/note`, { ...anyway, note: 'A third', seen: '2' })).statusCode).toBe(
      409,
    );
  });

  it('offers the note typed before the session ended, to be saved after the next sign-in', async () => {
    const { service, desk } = await start();
    const { id } = await clearEnquiry(service);
    const address = `/staff/enquiries/${id}`;
    const { body } = await desk.get(`${address}?stage=new`);
    const form = { seen: seenIn(body), note_id: noteIdIn(body), note: 'A long <b>note</b>\nof two lines' };
    service.clock.advance(13 * 3_600_000);
    const late = await desk.post(`${address}/note?stage=new`, form);
    expect([late.statusCode, late.headers['cache-control']]).toEqual([403, 'no-store']);
    expect(textOf(late.body)).toContain('You are no longer signed in');
    expect(late.body).toContain('value="A long &lt;b>note&lt;/b>\nof two lines"');
    expect(late.body).toContain(`href="/staff/sign-in?next=${encodeURIComponent(address)}"`);
    expect(late.body).not.toContain(desk.account.email);
    expect(await rawRows(service.env, 'enquiry_notes')).toEqual([]);
    // The input of a request without a form token or from another site is not repeated.
    expect((await desk.post(`${address}/note`, { ...form, token: '' })).statusCode).toBe(303);
    expect((await desk.post(`${address}/note`, form, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      303,
    );
    desk.cookies.set('__Host-lintel-desk', await beginSession(service, desk.account));
    const again = /action="([^"]+)"/.exec(late.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect((await desk.post(again, form)).headers.location).toMatch(
      new RegExp(`^${address}\\?stage=new&done=note&undo=chg_`),
    );
    const notes = await service.store.enquiryNotes.list(id);
    expect(notes.map(({ text }) => text)).toEqual(['A long <b>note</b>\nof two lines']);
  });

  it('keeps the typed next step if the form conflicts with a change', async () => {
    const { service, desk } = await start();
    const { id } = await clearEnquiry(service);
    const address = `/staff/enquiries/${id}`;
    const seen = seenIn((await desk.get(address)).body);
    await desk.post(`${address}/next-step`, { seen, next_step: 'Write', next_step_on: '2026-03-30' });
    const late = await desk.post(`${address}/next-step`, {
      seen,
      next_step: 'Ring about the hall',
      next_step_on: '2026-03-31',
    });
    expect(late.statusCode).toBe(409);
    expect(textOf(late.body)).toContain('Ring about the hall');
  });

  it('offers the typed note again, to be saved, if the cookie of the form is lost', async () => {
    const { service, desk } = await start();
    const { id } = await clearEnquiry(service);
    const address = `/staff/enquiries/${id}`;
    const { body } = await desk.get(address);
    const form = { seen: seenIn(body), note_id: noteIdIn(body), note: 'A long <b>note</b>\nof two lines' };
    // A browser that restores its tabs loses session cookies, but not the cookie of the sign-in.
    desk.cookies.delete('__Host-lintel-form');
    const unsaved = await desk.post(`${address}/note`, form);
    expect([unsaved.statusCode, unsaved.headers['cache-control']]).toEqual([403, 'no-store']);
    expect(textOf(unsaved.body)).toContain('This is not saved yet');
    expect(unsaved.body).toContain('value="A long &lt;b>note&lt;/b>\nof two lines"');
    expect(await rawRows(service.env, 'enquiry_notes')).toEqual([]);
    expect((await desk.post(`${address}/note`, form)).statusCode).toBe(303);
    const notes = await service.store.enquiryNotes.list(id);
    expect(notes.map(({ text }) => text)).toEqual(['A long <b>note</b>\nof two lines']);
    // Input from another site, or without Sec-Fetch-Site, is not offered.
    for (const more of [{ 'sec-fetch-site': 'same-site' }, { 'sec-fetch-site': '' }]) {
      const foreign = await desk.post(`${address}/note`, { ...form, token: '' }, more);
      expect(foreign.statusCode).toBe(403);
      expect(foreign.body).not.toContain('A long');
    }
  });

  it('can be released and rejected', async () => {
    const { service, desk } = await start();
    const held = await heldEnquiry(service);
    const clear = await clearEnquiry(service);
    const judge = (id: string, more: Record<string, string>) =>
      desk.post(`/staff/enquiries/${id}/moderation`, { seen: '0', ...more });
    expect((await desk.get(`/staff/enquiries/${held.id}`)).body).toContain('It may be spam');
    expect((await judge(held.id, { decision: 'released' })).statusCode).toBe(303);
    expect((await service.store.enquiries.find(held.id))?.status).toBe('new');
    expect((await judge(clear.id, { decision: 'rejected' })).statusCode).toBe(303);
    expect((await service.store.enquiries.find(clear.id))?.status).toBe('rejected');
  });

  it('links to its neighbours in the filter, and to other enquiries of the same customer', async () => {
    const { service, desk } = await start();
    const customer = { name: 'Aoife Byrne', email: 'same@example.ie' };
    const all = [];
    for (const message of ['The first door of mine', 'The second door of mine', 'The third door of mine']) {
      all.push(await clearEnquiry(service, { customer, message }));
      service.clock.advance(1000);
    }
    const [first, second, third] = all.map(({ id }) => id);
    await storedFor(service, await post(service, internalPath, validBody(internalPath)));
    const { body } = await desk.get(`/staff/enquiries/${second}?collection=contact_requests`);
    expect(body).toContain(`href="/staff/enquiries/${third}?collection=contact_requests" rel="prev"`);
    expect(body).toContain(`href="/staff/enquiries/${first}?collection=contact_requests" rel="next"`);
    expect(body).toContain('href="/staff?collection=contact_requests"');
    expect(textOf(body)).toContain('From the same e-mail address');
    const last = await desk.get(`/staff/enquiries/${third}?collection=contact_requests`);
    expect(last.body).not.toContain('rel="prev"');
  });

  it('an enquiry of an older version is shown, and an overdue next step is marked', async () => {
    const { service, desk } = await start();
    const { id } = await clearEnquiry(service);
    await rawStatement(
      service.env,
      `update enquiries set next_step = 'Ring', next_step_at = ${wallMs(service.clock.now() - 1)} where id = '${id}'`,
    );
    const shown = async () => textOf((await desk.get(`/staff/enquiries/${id}`)).body);
    expect(await shown()).toContain('(overdue)');
    for (const over of [`stage = 'won'`, `stage = 'lost'`, `stage = 'withdrawn'`, `status = 'rejected'`]) {
      await rawStatement(service.env, `update enquiries set stage = 'new' where id = '${id}'`);
      await rawStatement(service.env, `update enquiries set ${over} where id = '${id}'`);
      expect(await shown()).not.toMatch(/\(overdue\)|Waiting for/);
    }
  });
});

describe('hostile text in any field of an enquiry', () => {
  let service: TestService;
  let desk: Awaited<ReturnType<typeof signedIn>>;
  beforeAll(async () => {
    service = await startService('embedded', { env: unlimited });
    desk = await signedIn(service);
  });

  it.each(Object.entries(tricks))('is harmless: %s', async (_trick, text) => {
    for (const request of Object.values(fields).map((make) => make(text))) {
      const collection = 'message' in request ? 'contact_requests' : 'internal_door_quotes';
      const { body, statusCode } = await desk.get(await store(service, enquiryOf(collection, request)));
      expect(statusCode).toBe(200);
      const tags = new Set([...body.matchAll(/<\/?([a-z0-9]+)/gi)].map(([, tag]) => tag?.toLowerCase()));
      for (const tag of ['iframe', 'object', 'style', 'b']) expect(tags).not.toContain(tag);
      expect(body).not.toContain('<script>');
      expect(body).not.toMatch(/<[^>]*\son\w+\s*=/i);
      expect(body.replace(/[\n\t]/g, '')).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069\u200b\u{e0041}]/u);
      for (const [, href = ''] of body.matchAll(/href="([^"]*)"/g))
        expect(href).toMatch(
          /^(?:\/|#|mailto:aoife@example\.ie\?subject=Your%20enquiry%20[\w-]+$|tel:\+\d+$)/,
        );
    }
  });
});

it('the enquiries of these tests have every field of the contract', () => {
  // A new field of the contract breaks the type check here, as a reminder to show it on the page. An order text
  // becomes doors as the body is read.
  const known: Record<Exclude<keyof Extract<EnquiryRequest, { doors?: unknown }>, 'order'>, true> = {
    source: true,
    sourceId: true,
    customer: true,
    project: true,
    product: true,
    comments: true,
    doors: true,
    supplyAndInstall: true,
    eirCode: true,
    attachments: true,
    consent: true,
    idempotencyKey: true,
  };
  expect(Object.keys(known)).toHaveLength(12);
});
