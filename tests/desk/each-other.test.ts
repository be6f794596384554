import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/callers/api-key.ts';
import { createEndpoint } from '../../src/app/outbox/endpoint.ts';
import { erasedFile } from '../../src/store/engine/sqlite/files.ts';
import { clearEnquiry } from '../support/desk.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { readyFolder } from '../support/ready-stores.ts';
import { meetAfter, rightAfter } from '../support/right-after.ts';
import { startService, storeKinds } from '../support/service.ts';
import { signedIn } from '../support/staff.ts';

describe.each(storeKinds)("two admins who change each other's accounts at once, on %s", (kind) => {
  it.each([
    ['disable', 'disable'],
    ['make-sales', 'make-sales'],
    ['disable', 'make-sales'],
    ['reset', 'disable'],
    ['reset', 'reset'],
  ])('do not both succeed: %s and %s', async (ofOne, ofOther) => {
    const service = await startService(kind);
    const [one, other] = [await signedIn(service, 'admin'), await signedIn(service, 'admin')];
    for (const { get } of [one, other]) await get('/staff/account');
    // Both requests pass the role check before one of them changes anything.
    meetAfter(service.store.staffSessions, 'find', 2);
    const answers = await Promise.all([
      one.post(`/staff/admin/people/${ofOne}`, { id: other.account.id }),
      other.post(`/staff/admin/people/${ofOther}`, { id: one.account.id }),
    ]);
    const refused = answers.filter(({ statusCode }) => statusCode === 403);
    expect(refused).toHaveLength(1);
    expect(refused[0]?.body).toContain('Please sign in again');
    const pages = await Promise.all([one, other].map(({ get }) => get('/staff/admin/people')));
    expect(pages.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

describe.each(storeKinds)('an admin who loses access during a request, on %s', (kind) => {
  it.each(['is disabled', 'is made sales'])('changes and sees nothing after the account %s', async (what) => {
    const folder = await readyFolder();
    const service = await startService(kind, { env: { WEBHOOK_PRIVATE: 'allow', DATA_DIR: folder } });
    const { store, clock } = service;
    const key = createApiKey('Shop', null, clock.now()).key;
    await store.keys.add(key);
    const endpoint = createEndpoint('http://127.0.0.1:9/', 'all', clock.now());
    await store.webhooks.add(endpoint);
    const email = 'aoife@example.ie';
    await clearEnquiry(service, { customer: { name: 'Aoife', email } });
    const [delivery] = await store.deliveryLog.list({}, 1);
    await store.deliveryLog.repeat('');
    await rawStatement(service.env, `update deliveries set state = 'failed', finished_at = 1`);
    const state = async () => [
      await store.keys.list(),
      await store.webhooks.list(),
      await rawRows(service.env, 'deliveries'),
      await service.enquiries(),
      // At the next start, the service erases the people on this list.
      existsSync(erasedFile(folder)),
    ];
    const before = await state();
    for (const [path, fields] of [
      ['keys', { label: 'Mine' }],
      ['keys/revoke', { id: key.id }],
      ['webhooks', { url: 'http://127.0.0.1:9/mine' }],
      ['webhooks/rotate', { id: endpoint.id }],
      ['webhooks/remove', { id: endpoint.id }],
      ['deliveries/repeat', { id: delivery?.id ?? '' }],
      ['person/erase', { email, again: email }],
      ['person/export', { email }],
    ] as const) {
      const { account, get, post } = await signedIn(service, 'admin');
      await get('/staff/account');
      const entry = { at: clock.now(), actor: 'test' };
      rightAfter(store.staffSessions, 'find', () =>
        what === 'is disabled'
          ? store.staffAccounts.disable(account.id, entry)
          : store.staffAccounts.setRole(account.id, 'sales', entry),
      );
      const answer = await post(`/staff/admin/${path}`, fields);
      expect([answer.statusCode, answer.body.includes('Please sign in again')], path).toEqual([403, true]);
      expect(await state()).toEqual(before);
    }
    const noted = (await store.audit.latest(50)).map(({ action }) => action);
    expect(noted.filter((action) => /^(keys|webhooks|person)/.test(action))).toEqual([]);
  });

  it('adds no account if their own account is disabled', async () => {
    const service = await startService(kind);
    const { account, get, post } = await signedIn(service, 'admin');
    const { staffAccounts, staffSessions } = service.store;
    await get('/staff/account');
    const entry = { at: service.clock.now(), actor: 'test' };
    rightAfter(staffSessions, 'find', () => staffAccounts.disable(account.id, entry));
    const answer = await post('/staff/admin/people', { email: 'new@doors.example.ie', role: 'admin' });
    expect(answer.statusCode).toBe(403);
    expect(answer.body).not.toContain('/staff/set-up/');
    expect(await staffAccounts.findByEmail('new@doors.example.ie')).toBeNull();
  });
});
