import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { contactPath, internalPath, post } from '../api/requests.ts';
import { busyMs } from '../support/event-loop.ts';
import { multiplyEnquiries } from '../support/many-enquiries.ts';
import { startService } from '../support/service.ts';
import { signedIn } from '../support/staff.ts';

/** The longest CPU time of this thread within one turn of the event loop during the work. */
async function longestTurn<Result>(work: () => Promise<Result>) {
  let [since, longest, isDone] = [busyMs(), 0, false];
  const look = () => {
    const now = busyMs();
    longest = Math.max(longest, now - since);
    since = now;
    if (!isDone) globalThis.setImmediate(look);
  };
  globalThis.setImmediate(look);
  const result = await work();
  look();
  isDone = true;
  return { result, longest };
}

it('the export of a person with thousands of enquiries blocks the thread only briefly, and is complete JSON', async () => {
  const service = await startService('embedded');
  const customer = { name: 'Aoife Byrne', email: 'aoife@example.ie', phone: '01 679 1234' };
  const doors = [{ doorTypeKey: 'PIVOT', opWidth: '1000', opHeight: '2200' }];
  await post(service, internalPath, { customer, doors });
  await post(service, contactPath, { customer, message: 'Can we see a steel door on Saturday?' });
  multiplyEnquiries(service.env.DATA_DIR ?? '', 5000);
  const admin = await signedIn(service, 'admin');
  await admin.get('/staff/admin/person');
  const email = { email: customer.email };
  const { result, longest } = await longestTurn(() => admin.post('/staff/admin/person/export', email));
  const document = result.json<{ email: string; enquiries: { id: string; request: unknown }[] }>();
  expect(document.email).toBe(customer.email);
  expect(new Set(document.enquiries.map(({ id }) => id)).size).toBe(5000);
  expect(result.body).toBe(`${JSON.stringify(document, null, 2)}\n`);
  // For comparison: the CPU time to read and write the document in one turn.
  const begun = busyMs();
  JSON.stringify(JSON.parse(result.body), null, 2);
  expect(longest).toBeLessThan(busyMs() - begun);
  const exports = async () =>
    (await service.store.audit.latest(50)).filter(({ action }) => action === 'person.export');
  expect(await exports()).toMatchObject([{ detail: { enquiries: 5000 } }]);

  // The admin loses the role while the export runs.
  const asked = admin.post('/staff/admin/person/export', email);
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  const { staffAccounts } = service.store;
  await staffAccounts.setRole(admin.account.id, 'sales', { at: service.clock.now(), actor: 'test' });
  const refused = await asked;
  expect(refused.statusCode).toBe(403);
  expect(refused.body).not.toContain('aoife');
  expect(await exports()).toHaveLength(1);
}, 60_000);
