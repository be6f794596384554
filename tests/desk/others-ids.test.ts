import { beforeAll, describe, expect, it } from 'vitest';
import { createApiKey } from '../../src/app/callers/api-key.ts';
import { createEndpoint } from '../../src/app/outbox/endpoint.ts';
import { clearEnquiry, heldEnquiry } from '../support/desk.ts';
import { rawRows, rawStatement } from '../support/raw-rows.ts';
import { staffRoutes } from '../support/route-list.ts';
import { type TestService, startService } from '../support/service.ts';
import { addPasskey, addStaff, signedIn } from '../support/staff.ts';

/**
 * Which rows a route accepts ids of. `none`: it accepts no id. `own`: rows of the signed-in account only,
 * also for admins. `shared`: rows that all staff work on. `admins`: accounts, keys and other rows for admins
 * only.
 */
type Whose = 'none' | 'own' | 'shared' | 'admins';

const expected: Readonly<Record<string, Whose>> = {
  'GET /staff/today': 'none',
  'GET /staff': 'shared',
  'GET /staff/live': 'none',
  'GET /staff/enquiries.csv': 'none',
  'POST /staff/views': 'own',
  'POST /staff/bulk': 'shared',
  'POST /staff/sign-out': 'own',
  'GET /staff/account': 'own',
  'POST /staff/account/password': 'own',
  'POST /staff/account/sign-out-everywhere': 'own',
  'POST /staff/account/passkeys/options': 'own',
  'POST /staff/account/passkeys/proof': 'own',
  'POST /staff/account/passkeys': 'own',
  'POST /staff/account/passkeys/remove': 'own',
  'POST /staff/account/passkeys/offer': 'none',
  'GET /staff/overview': 'none',
  'GET /staff/overview.csv': 'none',
  'GET /staff/admin': 'none',
  'GET /staff/admin/people': 'none',
  'POST /staff/admin/people': 'admins',
  'POST /staff/admin/people/reset': 'admins',
  'POST /staff/admin/people/disable': 'admins',
  'POST /staff/admin/people/enable': 'admins',
  'POST /staff/admin/people/make-sales': 'admins',
  'POST /staff/admin/people/make-admin': 'admins',
  'GET /staff/admin/templates': 'none',
  'POST /staff/admin/templates': 'admins',
  'POST /staff/admin/templates/remove': 'admins',
  'GET /staff/admin/keys': 'none',
  'POST /staff/admin/keys': 'admins',
  'POST /staff/admin/keys/revoke': 'admins',
  'GET /staff/admin/webhooks': 'none',
  'POST /staff/admin/webhooks': 'admins',
  'POST /staff/admin/webhooks/ping': 'admins',
  'POST /staff/admin/webhooks/rotate': 'admins',
  'POST /staff/admin/webhooks/enable': 'admins',
  'POST /staff/admin/webhooks/remove': 'admins',
  'GET /staff/admin/deliveries': 'admins',
  'POST /staff/admin/deliveries/repeat': 'admins',
  'GET /staff/admin/person': 'none',
  'POST /staff/admin/person/find': 'admins',
  'POST /staff/admin/person/export': 'admins',
  'POST /staff/admin/person/erase': 'admins',
  'GET /staff/admin/retention': 'none',
  'GET /staff/admin/audit': 'none',
  'GET /staff/enquiries/:id': 'shared',
  'GET /staff/enquiries/:id/live': 'shared',
  'POST /staff/enquiries/:id/stage': 'shared',
  'POST /staff/enquiries/:id/owner': 'shared',
  'POST /staff/enquiries/:id/next-step': 'shared',
  'POST /staff/enquiries/:id/note': 'shared',
  'POST /staff/enquiries/:id/undo': 'shared',
  'POST /staff/enquiries/:id/moderation': 'shared',
  'POST /staff/enquiries/:id/reply': 'shared',
};
const routes = (whose: Whose) =>
  Object.entries(expected).flatMap(([route, each]) => {
    const [method = '', path = ''] = route.split(' ');
    return each === whose ? [[route, method === 'GET' ? 'get' : 'post', path] as const] : [];
  });

const password = 'a quiet hinge closes itself';
const noteId = 'note_01KAB2C3D4E5F6G7H8J9KMNPQR';
const person = 'victim@example.ie';

let service: TestService;
let victim: Awaited<ReturnType<typeof signedIn>>;
let ids: Readonly<Record<'passkey' | 'view' | 'key' | 'endpoint' | 'delivery' | 'enquiry' | 'held', string>>;

beforeAll(async () => {
  service = await startService('embedded', { env: { WEBHOOK_PRIVATE: 'allow' } });
  const { store, clock } = service;
  victim = await signedIn(service);
  await addPasskey(service, victim, { id: 'a2V5', publicKey: 'AA', counter: 0 });
  await store.savedViews.save(victim.account.id, { name: 'Mine', query: 'stage=new' }, clock.now());
  const [view] = await store.savedViews.list(victim.account.id);
  const { key } = createApiKey('Shop', null, clock.now());
  await store.keys.add(key);
  const endpoint = createEndpoint('http://127.0.0.1:9/', 'all', clock.now());
  await store.webhooks.add(endpoint);
  const enquiry = await clearEnquiry(service, { customer: { name: 'Aoife', email: person } });
  const held = await heldEnquiry(service);
  await store.deliveries.fanOut();
  await rawStatement(service.env, `update deliveries set state = 'failed', finished_at = 1`);
  const [delivery] = await store.deliveryLog.list({}, 1);
  ids = {
    ...{ passkey: 'a2V5', view: view?.id ?? '', key: key.id, endpoint: endpoint.id },
    ...{ delivery: delivery?.id ?? '', enquiry: enquiry.id, held: held.id },
  };
  expect(Object.values(ids)).not.toContain('');
});

/** The id under every field name by which a form of the desk sends an id, and under invented names. */
const forgedFields = (id: string) => ({
  ...{ id, remove: id, ids: id, owner: 'other', owner_id: id, account: id, account_id: id, accountId: id },
  ...{ actor: id, author_id: id, session: id, user: victim.account.email, by: id },
});
const idsOfAdmins = () => [victim.account.id, ids.key, ids.endpoint, ids.delivery];
/** The victim's id for a form about one's own rows: that of the row, or else of the account. */
const idsFor = (path: string) => {
  if (path.endsWith('/remove')) return [ids.passkey];
  if (path.endsWith('/views')) return [ids.view];
  return [victim.account.id];
};

/** The rows that an attacker must not change: those of the victim, and all rows that belong to admins. */
async function kept() {
  const ofVictim = async (table: string) =>
    (await rawRows(service.env, table)).filter(
      ({ account_id: account, id }) => account === victim.account.id || id === victim.account.id,
    );
  const owned = ['staff_accounts', 'staff_sessions', 'staff_passkeys', 'staff_views', 'read_marks'];
  const ofAdmins = ['api_keys', 'webhook_endpoints', 'deliveries', 'enquiries', 'audit_entries'];
  return [
    ...(await Promise.all(owned.map(ofVictim))),
    ...(await Promise.all(ofAdmins.map((table) => rawRows(service.env, table)))),
  ];
}

it('the table above lists every route of the desk', () => {
  expect(Object.keys(expected)).toEqual(staffRoutes);
});

describe('rows of one account', () => {
  it.each(routes('own'))(
    'are neither shown nor changed by %s with the session of another account',
    async (_, method, path) => {
      const before = await kept();
      for (const role of ['sales', 'admin'] as const) {
        for (const id of idsFor(path)) {
          // A new session each time, because some of these routes end it.
          const other = await signedIn(service, role);
          const fields = forgedFields(id);
          const asked = `${path}?${new URLSearchParams(fields).toString()}`;
          const password_ = { password, repeated: password, label: 'Mine', answer: '{}' };
          const answer = await (method === 'get'
            ? other.get(asked)
            : other.post(asked, { ...fields, ...password_ }));
          expect(answer.statusCode).toBeLessThan(500);
          expect(answer.body).not.toContain(victim.account.email);
          expect(answer.body).not.toMatch(/a2V5|>Mine</);
        }
      }
      const after = await kept();
      // Without the audit, which is the last table: a first password, which other accounts may set, adds an
      // entry.
      expect(after.slice(0, -1)).toEqual(before.slice(0, -1));
      expect((await victim.get('/staff/account')).statusCode).toBe(200);
    },
  );
});

describe('rows of admins', () => {
  it.each(routes('admins'))(
    'are refused to sales by %s, even with an existing id',
    async (_, method, path) => {
      const other = await signedIn(service);
      await other.get('/staff/account');
      const before = await kept();
      for (const id of idsOfAdmins()) {
        const fields = { ...forgedFields(id), email: person, again: person, role: 'admin', label: 'Mine' };
        const asked = `${path}?${new URLSearchParams(fields).toString()}`;
        const answer = await (method === 'get'
          ? other.get(asked)
          : other.post(asked, { ...fields, url: 'http://127.0.0.1:9/mine' }));
        expect(answer.statusCode).toBe(403);
        expect(answer.body).not.toMatch(/victim@example\.ie|whsec_|lintel_/);
      }
      expect(await kept()).toEqual(before);
    },
  );
});

describe('an enquiry of a colleague', () => {
  it('is open to all staff, and each change is recorded under the signed-in account', async () => {
    const other = await signedIn(service);
    const forged = { actor: victim.account.id, author_id: victim.account.id, account_id: victim.account.id };
    const base = `/staff/enquiries/${ids.enquiry}`;
    expect((await other.get(base)).statusCode).toBe(200);
    let seen = 0;
    for (const [form, fields] of [
      ['stage', { stage: 'contacted' }],
      ['owner', { owner: 'other', owner_id: victim.account.id }],
      ['next-step', { next_step: 'Ring', next_step_on: '2027-01-04' }],
      ['note', { note: 'Rang.', note_id: noteId }],
    ] as const) {
      const answer = await other.post(`${base}/${form}`, { ...fields, ...forged, seen: String(seen) });
      expect([form, answer.statusCode]).toEqual([form, 303]);
      seen += 1;
    }
    const held = `/staff/enquiries/${ids.held}/moderation`;
    expect((await other.post(held, { decision: 'released', seen: '0', ...forged })).statusCode).toBe(303);
    const changes = await rawRows(service.env, 'enquiry_changes');
    expect(new Set(changes.map(({ actor }) => actor))).toEqual(new Set([other.account.id]));
    const notes = await rawRows(service.env, 'enquiry_notes');
    expect(notes.map(({ author_id: author }) => author)).toEqual([other.account.id]);
    const marks = await rawRows(service.env, 'read_marks');
    expect(marks.map(({ account_id: account }) => account)).toEqual([other.account.id]);
  });

  it('keeps its note if another one is sent with the same id', async () => {
    const { account } = await addStaff(service);
    const other = await signedIn(service);
    const notes = () => rawRows(service.env, 'enquiry_notes');
    const before = await notes();
    for (const id of [ids.enquiry, ids.held]) {
      const fields = { note: 'Overwritten', note_id: noteId, author_id: account.id };
      for (const seen of ['0', '1', '4'])
        expect((await other.post(`/staff/enquiries/${id}/note`, { ...fields, seen })).statusCode).toBe(409);
    }
    expect(await notes()).toEqual(before);
  });

  it.each(routes('shared').filter(([, , path]) => path.includes(':id')))(
    '%s answers 404 to the id of a row of another kind',
    async (_, method, path) => {
      const other = await signedIn(service);
      for (const id of [victim.account.id, ids.view, ids.key, ids.endpoint, '0', '%00', '..%2Fadmin']) {
        const url = path.replace(':id', id);
        const { statusCode } = await (method === 'get' ? other.get(url) : other.post(url, { seen: '0' }));
        expect([400, 404]).toContain(statusCode);
      }
    },
  );
});
