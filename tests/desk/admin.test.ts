import { rmSync, symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/callers/api-key.ts';
import { createEndpoint } from '../../src/app/outbox/endpoint.ts';
import { foldedEmail } from '../../src/domain/enquiry/email.ts';
import { erasedFile } from '../../src/store/engine/sqlite/files.ts';
import { clearEnquiry } from '../support/desk.ts';
import { readyFolder } from '../support/ready-stores.ts';
import { startService, storeKinds } from '../support/service.ts';
import { signedIn } from '../support/staff.ts';
import { startReceiver } from '../support/webhook-receiver.ts';

const tricks = '<script>alert(1)</script>\u202e=1+1';

describe.each(storeKinds)('an admin at the desk, on %s', (kind) => {
  it('can create an API key that works, sees it once, and can revoke it', async () => {
    const service = await startService(kind);
    const admin = await signedIn(service, 'admin');
    const nameless = await admin.post('/staff/admin/keys', { label: ' ' });
    expect(nameless.statusCode).toBe(400);
    expect(nameless.body).toContain('whose key this is');
    const odd = await admin.post('/staff/admin/keys', { label: 'Partner', limit: 'plenty' });
    expect(odd.statusCode).toBe(400);
    expect(odd.body).toContain('such as 1000/1h');

    const made = await admin.post('/staff/admin/keys', { label: tricks, limit: '7/1h' });
    const [key = ''] = /lintel_live_[\w-]{43}/.exec(made.body) ?? [];
    expect(made.body).not.toContain('<script>alert');
    expect(made.headers['cache-control']).toBe('no-store');
    const answer = await service.server.inject({
      method: 'POST',
      url: '/api/internal-doors/estimate',
      headers: { 'x-api-key': key },
      payload: { doors: [{ preset: 'single' }] },
    });
    expect(answer.headers['ratelimit-limit'] ?? answer.headers['ratelimit-policy']).toContain('7');

    const listed = await admin.get('/staff/admin/keys');
    expect(listed.body).not.toContain(key);
    const [id = ''] = /key_[0-9A-Z]{26}/.exec(listed.body) ?? [];
    const revoked = await admin.post('/staff/admin/keys/revoke', { id });
    expect(revoked.headers.location).toBe('/staff/admin/keys');
    expect((await admin.post('/staff/admin/keys/revoke', { id })).statusCode).toBe(404);
    expect((await service.store.keys.list()).map(({ revokedAt }) => revokedAt !== null)).toEqual([true]);
  });

  it('creates one key with a form that is sent twice, and sees it once', async () => {
    const service = await startService(kind);
    const admin = await signedIn(service, 'admin');
    const keyIdIn = (body: string) => /name="key_id" value="(key_[0-9A-Z]{26})"/.exec(body)?.[1] ?? '';
    const form = { label: 'Shop', key_id: keyIdIn((await admin.get('/staff/admin/keys')).body) };
    // Two posts at once, as from a double click without scripts.
    const both = await Promise.all([
      admin.post('/staff/admin/keys', form),
      admin.post('/staff/admin/keys', form),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const [made, again] = both[0].statusCode === 200 ? both : both.toReversed();
    expect(made?.body).toMatch(/lintel_live_[\w-]{43}/);
    expect(again?.body).not.toMatch(/lintel_live_/);
    expect(again?.body).toContain('This form was sent twice, and its key was made the first time');
    expect((await service.store.keys.list()).map(({ id, label }) => [id, label])).toEqual([
      [form.key_id, 'Shop'],
    ]);
    const noted = (await service.store.audit.latest(50)).filter(({ action }) => action === 'keys.create');
    expect(noted).toHaveLength(1);
    // A form with another id can create a key of the same name.
    const another = { ...form, key_id: keyIdIn(again?.body ?? '') };
    expect((await admin.post('/staff/admin/keys', another)).statusCode).toBe(200);
    expect(await service.store.keys.list()).toHaveLength(2);
  });

  it('can add a webhook endpoint, ping it, rotate its secret and remove it', async () => {
    const service = await startService(kind, { env: { WEBHOOK_PRIVATE: 'allow' } });
    const admin = await signedIn(service, 'admin');
    const receiver = await startReceiver();
    const refused = await admin.post('/staff/admin/webhooks', { url: 'ftp://doors.example.ie' });
    expect(refused.statusCode).toBe(400);

    const added = await admin.post('/staff/admin/webhooks', { url: receiver.url, 'enquiry.created': 'yes' });
    expect(added.body).toMatch(/whsec_[\w+/=]+/);
    const [endpoint] = await service.store.webhooks.list();
    expect(endpoint).toMatchObject({ events: ['enquiry.created'] });
    const { id = '' } = endpoint ?? {};
    const { key } = createApiKey('Shop & Co', null, service.clock.now());
    await service.store.keys.add(key);
    const ofKey = createEndpoint(receiver.url, 'all', service.clock.now(), key.id);
    await service.store.webhooks.add(ofKey);
    const shown = async () => (await admin.get('/staff/admin/webhooks')).body;
    expect(await shown()).toContain('Every event, of the key <bdi>Shop &amp; Co</bdi> alone. ');
    await service.store.keys.revoke(key.id, service.clock.now());
    expect(await shown()).toContain('The key is revoked: nothing new is sent.');
    await service.store.webhooks.remove(ofKey.id, service.clock.now());
    expect((await admin.post('/staff/admin/webhooks/ping', { id })).body).toContain('The test arrived');
    const rotated = await admin.post('/staff/admin/webhooks/rotate', { id });
    expect(rotated.body).toContain((await service.store.webhooks.find(id))?.secret);
    expect((await admin.post('/staff/admin/webhooks/enable', { id })).statusCode).toBe(404);
    expect((await admin.post('/staff/admin/webhooks/remove', { id })).statusCode).toBe(303);
    expect(await service.store.webhooks.list()).toEqual([]);
    expect((await admin.post('/staff/admin/webhooks/remove', { id })).statusCode).toBe(404);
    expect((await admin.get('/staff/admin/deliveries')).body).toContain('No delivery matches');
    // The endpoint stays selected in the filter form.
    expect((await admin.get('/staff/admin/deliveries?endpoint=whk_1')).body).toContain(
      '<input type="hidden" name="endpoint" value="whk_1"/>',
    );
  });

  it('can export the data of a person, and erase it by typing the address twice', async () => {
    const service = await startService(kind);
    const admin = await signedIn(service, 'admin');
    const email = 'Aoife@Example.ie';
    const sent = await service.server.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { customer: { name: 'Aoife', email }, message: 'Please call me about a door.' },
    });
    expect(sent.statusCode).toBe(200);
    const found = await admin.post('/staff/admin/person/find', { email });
    expect(found.body).toContain('Enquiries: 1.');
    const document = await admin.post('/staff/admin/person/export', { email });
    expect(document.headers['content-disposition']).toContain('attachment');
    expect(document.json()).toMatchObject({
      email: foldedEmail(email),
      enquiries: [{ request: { message: 'Please call me about a door.' } }],
    });

    const once = await admin.post('/staff/admin/person/erase', { email, again: 'aoif@example.ie' });
    expect(once.statusCode).toBe(400);
    expect(await service.enquiries()).toHaveLength(1);
    const erased = await admin.post('/staff/admin/person/erase', { email, again: email });
    expect(erased.body).toContain('is erased');
    expect(await service.enquiries()).toEqual([]);
    expect((await admin.post('/staff/admin/person/find', { email })).statusCode).toBe(400);

    const audit = await admin.get('/staff/admin/audit');
    expect(audit.body).toContain(`staff:${admin.account.email}`);
    expect(audit.body).toContain('person.export');
    expect(audit.body).toContain('person.erase');
    expect(audit.body).not.toMatch(/aoife/i);
  });

  it('sees an error if an erased person cannot be added to the list of erased people', async () => {
    const folder = await readyFolder();
    const service = await startService(kind, { env: { DATA_DIR: folder } });
    const admin = await signedIn(service, 'admin');
    const email = 'aoife@example.ie';
    await clearEnquiry(service, { customer: { name: 'Aoife', email } });
    // A link makes the file unwritable, even for root: the service follows no links in the data folder.
    rmSync(erasedFile(folder), { force: true });
    symlinkSync('elsewhere', erasedFile(folder));
    const { statusCode, body } = await admin.post('/staff/admin/person/erase', { email, again: email });
    expect(body).toContain('the list of erased people cannot be written');
    expect(body).toContain('Tell whoever runs this service.');
    // Without an entry in this list, which backups of an embedded store depend on, the erasure is refused.
    const isErased = kind === 'postgres';
    expect(statusCode).toBe(isErased ? 200 : 400);
    expect(body).toContain(isErased ? `${email} is erased` : 'Nothing was erased');
    expect(body.includes('will bring them back')).toBe(isErased);
    expect(await service.enquiries()).toHaveLength(isErased ? 0 : 1);
  });

  it('can add accounts, and change any account but their own', async () => {
    const service = await startService(kind);
    const admin = await signedIn(service, 'admin');
    const added = await admin.post('/staff/admin/people', { email: 'new@doors.example.ie', role: 'sales' });
    const [, token = ''] = /\/staff\/set-up\/([\w-]{43})/.exec(added.body) ?? [];
    expect((await admin.get(`/staff/set-up/${token}`)).body).toContain('new@doors.example.ie');
    const twice = await admin.post('/staff/admin/people', { email: 'New@doors.example.ie', role: 'sales' });
    expect(twice.statusCode).toBe(400);
    const invalid = await admin.post('/staff/admin/people', { email: 'not an address', role: 'sales' });
    expect(invalid.statusCode).toBe(400);
    expect((await admin.post('/staff/admin/people', { email: 'x@y.ie', role: 'owner' })).statusCode).toBe(
      400,
    );

    const stateOf = async () =>
      (await service.store.staffAccounts.list()).find(({ email }) => email === 'new@doors.example.ie');
    const { id = '' } = (await stateOf()) ?? {};
    await admin.post('/staff/admin/people/make-admin', { id });
    expect(await stateOf()).toMatchObject({ role: 'admin', disabledAt: null });
    await admin.post('/staff/admin/people/disable', { id });
    expect((await stateOf())?.disabledAt).not.toBeNull();
    expect((await admin.post('/staff/admin/people/reset', { id })).body).toContain('enable it first');
    await admin.post('/staff/admin/people/enable', { id });
    expect((await stateOf())?.disabledAt).toBeNull();

    const own = await admin.post('/staff/admin/people/disable', { id: admin.account.id });
    expect(own.body).toContain('Ask another admin');
    expect((await admin.get('/staff/admin')).headers.location).toBe('/staff/admin/people');
  });

  it('sees what retention would erase, without erasing it', async () => {
    const service = await startService(kind);
    const admin = await signedIn(service, 'admin');
    await service.server.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { customer: { name: 'Aoife', email: 'aoife@example.ie' }, message: 'Please call me.' },
    });
    expect((await admin.get('/staff/admin/retention')).body).toContain('None is that old');
    expect(await service.enquiries()).toHaveLength(1);
  });

  it('sees the same overview as sales, which counts only real enquiries', async () => {
    const service = await startService(kind);
    const sales = await signedIn(service);
    await service.server.inject({
      method: 'POST',
      url: '/api/contact',
      payload: {
        customer: { name: 'Aoife', email: 'aoife@example.ie' },
        message: 'Please call me about a door.',
        source: tricks,
      },
    });
    const page = await sales.get('/staff/overview?days=7');
    expect(page.statusCode).toBe(200);
    expect(page.body).toMatch(/Enquiries<\/dt><dd>1<\/dd>/);
    expect(page.body).toContain('&lt;script>');
    expect(page.body).not.toContain('<script>alert');
    expect((await sales.get('/staff/overview?days=abc')).statusCode).toBe(200);
    expect((await sales.get('/staff/admin/keys')).statusCode).toBe(403);
  });
});
