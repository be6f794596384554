import { describe, expect, it } from 'vitest';
import { testClock } from '../support/clock.ts';
import { readCsv } from '../support/csv.ts';
import { deskEnquiries } from '../support/desk-enquiries.ts';
import { decide, heldEnquiry } from '../support/desk.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { startService } from '../support/service.ts';
import { addStaff, signedIn } from '../support/staff.ts';

const service = await startService('embedded');
const { like, add, index } = await deskEnquiries(service);
const { get, post, account } = await signedIn(service);
const nasty = '<script>alert(1)</script>\u202e=cmd|x';
const request = { ...like.request, message: nasty };
const from = (name: string) => ({ request: { ...request, customer: { ...request.customer, name } } });
await add('con_old', 0, from('Old Ann'), { stage: 'quoted', owner_id: account.id, next_step_at: 1 });
await add('con_held', 1, { ...from(nasty), status: 'held' });
for (let count = 0; count < 60; count += 1)
  await add(`con_${100 + count}`, 2 + count, from(`Number ${count}`));
await index();

const shownIds = (body: string) => Array.from(body.matchAll(/<tr [^>]*data-id="([^"]+)"/g), ([, id]) => id);

describe('the inbox', () => {
  it('shows the newest fifty, and the rest on the next page', async () => {
    const first = await get('/staff');
    expect(first.statusCode).toBe(200);
    expect(shownIds(first.body)).toHaveLength(50);
    const older = /href="([^"]+)" data-page="older"/.exec(first.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const second = await get(older);
    expect(shownIds(second.body)).toEqual([
      ...Array.from({ length: 10 }, (_, at) => `con_${109 - at}`),
      'con_old',
    ]);
    const newer = /href="([^"]+)" data-page="newer"/.exec(second.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(shownIds((await get(newer)).body)).toEqual(shownIds(first.body));
  });

  it('does not say that there are no enquiries when only its page is empty', async () => {
    const oldest = await get('/staff?after=1.con_0');
    expect(shownIds(oldest.body)).toEqual([]);
    expect(oldest.body).toContain('Nothing older');
    expect(oldest.body).toContain('href="/staff">Show the whole inbox');
    const newest = await get(`/staff?before=${Date.parse('2027-01-01')}.con_0`);
    expect(newest.body).toContain('Nothing newer');
    for (const { body } of [oldest, newest]) expect(body).not.toContain('No enquiries yet');
  });

  it('names the CSV export by the day in Dublin', async () => {
    const summer = await startService('embedded', { clock: testClock(Date.parse('2026-06-30T23:30:00Z')) });
    const { headers } = await (await signedIn(summer)).get('/staff/enquiries.csv');
    expect(headers['content-disposition']).toBe('attachment; filename="enquiries-2026-07-01.csv"');
  });

  it('shows the filtered enquiries with their marks, and keeps the filter in links', async () => {
    const { body } = await get('/staff?stage=quoted&owner=me');
    expect(shownIds(body)).toEqual(['con_old']);
    expect(body).toContain('href="/staff/enquiries/con_old?stage=quoted&amp;owner=me"');
    expect(body).toContain('>Overdue</span>');
    expect(body).toContain('Unread');
  });

  it('shows the selected filter in its form, even if it is a disabled owner or an unknown source', async () => {
    const left = await addStaff(service);
    await add('con_left', 1, from('Of one who left'), { owner_id: left.account.id });
    await service.store.staffAccounts.disable(left.account.id, { at: service.clock.now(), actor: 'test' });
    const chosen = (body: string) =>
      Array.from(body.matchAll(/<option[^>]* selected[^>]*>([^<]+)/g), ([, at]) => at);
    const { body } = await get(`/staff?owner=${left.account.id}&source=gone-shop`);
    expect(chosen(body)).toEqual(expect.arrayContaining([`${left.account.email} (disabled)`, 'gone-shop']));
    expect(shownIds((await get(`/staff?owner=${left.account.id}`)).body)).toEqual(['con_left']);
    await rawStatement(service.env, "delete from enquiries where id = 'con_left'");
  });

  it('does not release an enquiry that a colleague has rejected since the page was loaded', async () => {
    const held = await heldEnquiry(service);
    const { body } = await get('/staff?moderation=held');
    const ids = Array.from(body.matchAll(/name="ids" value="([^"]+)"/g), ([, value = '']) => value);
    const chosen = ids.find((value) => value.startsWith(held.id)) ?? '';
    expect(await decide(service, 'rejected', [held])).toEqual(['done']);
    const { headers } = await post('/staff/bulk', { ids: chosen, action: 'release' });
    const result = (await get(headers.location ?? '')).body;
    expect(result).toContain('1 changed while you were looking');
    expect(result).toContain(`href="/staff?q=${held.reference}"`);
    expect((await service.store.enquiries.find(held.id))?.status).toBe('rejected');
    await rawStatement(service.env, `update enquiries set is_test = 1 where id = '${held.id}'`);
  });

  it('shows the number of enquiries behind each tab, and marks the current tab', async () => {
    const tabsOf = (body: string) =>
      [
        ...body.matchAll(/<a href="([^"]*)"( aria-current="page")?>(\w+) <span class="desk-count">([^<]+)</g),
      ].map(([, href, current, name, count]) => `${href} ${name} ${count}${current ? ' shown' : ''}`);
    expect(tabsOf((await get('/staff?moderation=held&collection=contact_requests')).body)).toEqual([
      '/staff?stage=unanswered Unanswered 60',
      '/staff?stage=open&amp;owner=me Mine 1',
      '/staff?overdue=1 Overdue 1',
      '/staff?moderation=held Held 1 shown',
    ]);
    expect(shownIds((await get('/staff?stage=open&owner=me')).body)).toEqual(['con_old']);
    expect(shownIds((await get('/staff?moderation=held')).body)).toEqual(['con_held']);
    expect((await get('/staff')).body).toContain('<a href="/staff" aria-current="page">All</a>');
  });

  it('warns about unknown filter values in the URL', async () => {
    const { statusCode, body } = await get('/staff?stage=gone&from=1.1.2026');
    expect(statusCode).toBe(200);
    expect(body.match(/class="desk-note"/g)).toHaveLength(2);
  });

  it('searches for three letters or more, and asks for more letters otherwise', async () => {
    expect(shownIds((await get('/staff?q=ann')).body)).toEqual(['con_old']);
    expect((await get('/staff?q=an')).body).toContain('at least 3 letters');
    expect((await get('/staff?q=nowhere')).body).toContain('Nothing matches');
  });

  it('escapes the search text and the enquiries', async () => {
    const { body } = await get(`/staff?moderation=held&q=${encodeURIComponent(nasty)}`);
    expect(shownIds((await get('/staff?moderation=held')).body)).toEqual(['con_held']);
    expect(body).not.toContain('<script>alert');
  });

  it('saves and removes views', async () => {
    const saved = await post('/staff/views', { name: 'My own', query: 'owner=me' });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, '/staff?owner=me']);
    const { body } = await get('/staff?owner=me');
    const id = /name="remove" value="([^"]+)"/.exec(body)?.[1] ?? '';
    await post('/staff/views', { remove: id });
    expect((await get('/staff')).body).not.toContain('My own');
    const refused = await post('/staff/views', { name: ' ', query: 'stage=quoted' });
    expect(refused.body).toContain('needs a name');
    expect(shownIds(refused.body)).toEqual(['con_old']);
  });

  it('sends the count of new enquiries once, if asked for no stream', async () => {
    const { body } = await get('/staff/live?once&since=0.a');
    expect(JSON.parse(body)).toEqual({ count: 61 });
    expect(JSON.parse((await get('/staff/live?once&since=0.a&moderation=held')).body)).toEqual({ count: 1 });
  });

  it('exports the filtered enquiries as CSV without formulas, and audits the number of rows', async () => {
    const all = await get('/staff/enquiries.csv');
    expect(all.headers['content-type']).toContain('text/csv');
    // The byte order mark tells Excel that the file is UTF-8.
    expect(all.body.split('\ufeff')).toEqual(['', expect.stringMatching(/^id,reference,/)]);
    expect(readCsv(all.body).rows).toHaveLength(61);
    const held = readCsv((await get('/staff/enquiries.csv?moderation=held')).body).rows;
    expect(held).toHaveLength(1);
    const tricky = { ...from('  =1+1'), status: 'rejected' } as const;
    await add('con_trick', 90, tricky);
    const [row] = readCsv((await get('/staff/enquiries.csv?moderation=rejected')).body).rows;
    expect(row?.['name']).toBe("'  =1+1");
    const notes = await rawRows(service.env, 'audit_entries');
    expect(notes.filter(({ action }) => action === 'enquiries.export')).toMatchObject([
      { actor: `staff:${account.email}`, detail: '{"enquiries":61}' },
      { detail: '{"enquiries":1}' },
      { detail: '{"enquiries":1}' },
    ]);
  });
});
