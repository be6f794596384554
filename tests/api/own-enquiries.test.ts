import { describe, expect, it, vi } from 'vitest';
import type { Stage } from '../../src/app/enquiries/stage.ts';
import { createTombstone } from '../../src/store/people/erasing/tombstone.ts';
import { change, decide, doubtfulMessage } from '../support/desk.ts';
import { storedEvents, wantEvents } from '../support/deliveries.ts';
import { issueKey, startWithPartner, toStage } from '../support/partner.ts';
import { dataOf } from '../support/people.ts';
import { rawRows } from '../support/raw-rows.ts';
import { storeKinds } from '../support/service.ts';
import { type Answer, contactPath, idOf, post, problemOf, validBody } from './requests.ts';

/** An answer without the parts that differ between equal requests: request id, date and rate limit. */
const bare = ({ statusCode, headers, body }: Answer) => {
  const { 'x-request-id': id, 'content-length': _length, date: _date, ...rest } = headers;
  const shown = Object.entries(rest).filter(([name]) => !name.startsWith('ratelimit'));
  return { statusCode, headers: Object.fromEntries(shown), body: body.replaceAll(String(id), 'REQUEST') };
};

describe.each(storeKinds)('an enquiry, on the %s store', (kind) => {
  it('is shown to the key that sent it', async () => {
    const { service, send, ask } = await startWithPartner(kind);
    const { id, reference, receivedAt } = await send();
    const createdAt = new Date(receivedAt).toISOString();
    const answer = await ask(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'access-control-allow-origin': '*',
      'ratelimit-policy': '"api-key";q=1000;w=60',
    });
    const state = { state: 'received', offer: null };
    expect(answer.json()).toEqual({
      ...{ id, reference, collection: 'contact_requests', createdAt, updatedAt: createdAt },
      ...state,
    });
    service.clock.advance(60_000);
    expect((await ask(id)).json()).toMatchObject({ updatedAt: createdAt });
    const head = await ask(id, undefined, 'HEAD');
    expect([head.statusCode, head.body]).toEqual([200, '']);
    expect(head.headers['content-length']).toBe(answer.headers['content-length']);
  });

  it('is the same 404 to every other caller, and as any unknown id', async () => {
    const { service, partner, send, ask, withdraw } = await startWithPartner(kind);
    const { id } = await send();
    const other = (await issueKey(service)).headers;
    const test = (await issueKey(service, { test: true })).headers;
    const rehearsal = await post(service, contactPath, validBody(contactPath), { headers: test });
    const anonymous = await post(service, contactPath, validBody(contactPath));
    const answers: Answer[] = [];
    for (const [asked, headers] of [
      [id, {}],
      [id, other],
      [id, test],
      [id, { 'x-api-key': 'no key of ours' }],
      [idOf(rehearsal), test],
      [idOf(rehearsal), partner.headers],
      [idOf(anonymous), {}],
      [idOf(anonymous), partner.headers],
      ['con_01KJPZV280Y7J5E8YYPY4AYHMS', partner.headers],
      ['con_01KJPZV280Y7J5E8YYPY4AYHMS', {}],
      [id.toLowerCase(), partner.headers],
      ['%00', partner.headers],
      ['%ED%95%9C', partner.headers],
      [`${id}%20`, partner.headers],
      ["'%20or%201=1", partner.headers],
      ['x'.repeat(1000), partner.headers],
    ] as const)
      answers.push(await ask(asked, headers), await withdraw(asked, { reason: 'Mine?' }, headers));
    const [first] = answers;
    expect(first && problemOf(first)).toMatchObject({
      status: 404,
      code: 'not_found',
      detail: 'There is nothing at this address.',
    });
    for (const answer of answers) expect(first && bare(answer)).toEqual(first && bare(first));
    expect(await service.store.enquiries.find(id)).toMatchObject({ withdrawalReason: null });
    expect(problemOf(await ask('x'.repeat(5000)))).toMatchObject({
      status: 404,
      detail: 'There is nothing at this address.',
    });
  });

  it('is 401 to a key that is unknown or was revoked', async () => {
    const { service, partner, send, ask, withdraw } = await startWithPartner(kind);
    const { id } = await send();
    expect((await ask(id, { 'x-api-key': 'lintel_live_abc' })).statusCode).toBe(401);
    await service.store.keys.revoke(partner.id, service.clock.now());
    service.clock.advance(1000);
    expect([(await ask(id)).statusCode, (await withdraw(id)).statusCode]).toEqual([401, 401]);
  });

  it.each<[Stage, string]>([
    ['new', 'received'],
    ['contacted', 'in_progress'],
    ['quoted', 'in_progress'],
    ['won', 'won'],
    ['lost', 'lost'],
  ])('an enquiry of stage %s has the state %s', async (to, state) => {
    const { service, send, ask } = await startWithPartner(kind);
    const enquiry = await send();
    service.clock.advance(60_000);
    // Every enquiry starts as new.
    if (to !== 'new') await change(service, enquiry, 0, toStage(to));
    const updatedAt = new Date(enquiry.receivedAt + (to === 'new' ? 0 : 60_000)).toISOString();
    expect((await ask(enquiry.id)).json()).toMatchObject({ state, updatedAt });
    service.clock.advance(60_000);
    await change(service, enquiry, to === 'new' ? 0 : 1, { kind: 'note', noteId: 'note_1', text: 'Ours' });
    expect((await ask(enquiry.id)).json()).toMatchObject({ state, updatedAt });
  });

  it('an enquiry that is held or rejected has the state received, whatever its stage', async () => {
    const { service, send, stateOf, withdraw } = await startWithPartner(kind);
    const enquiry = await send({ message: doubtfulMessage });
    expect([enquiry.status, await stateOf(enquiry.id)]).toEqual(['held', 'received']);
    await decide(service, 'rejected', [enquiry]);
    await change(service, enquiry, 1, toStage('lost'));
    expect(await stateOf(enquiry.id)).toBe('received');
    expect((await withdraw(enquiry.id)).json()).toMatchObject({ state: 'withdrawn' });
  });

  it('is 404 once its person was erased', async () => {
    const { service, send, ask, withdraw } = await startWithPartner(kind);
    await wantEvents(service.env);
    const { id, request } = await send();
    await withdraw(id, { reason: 'Aoife Distinctive moved to Cork' });
    const { email } = request.customer;
    expect(JSON.stringify(await dataOf(service, email))).toContain('Aoife Distinctive moved to Cork');
    const entry = { at: service.clock.now(), actor: 'tester@here' };
    await service.store.people.erase(email, createTombstone(email, entry.at), entry);
    expect([(await ask(id)).statusCode, (await withdraw(id)).statusCode]).toEqual([404, 404]);
    const left = JSON.stringify([
      await rawRows(service.env, 'enquiries'),
      await rawRows(service.env, 'enquiry_changes'),
      await storedEvents(service.env),
    ]);
    expect(left).toContain(id);
    expect(left).not.toContain('Distinctive');
  });
});

describe('the paths of an enquiry', () => {
  it('accept only their methods, and preflight requests of browsers', async () => {
    const { service, ask } = await startWithPartner('embedded');
    const put = await ask('con_1', {}, 'PUT');
    expect([put.statusCode, put.headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    const url = '/api/enquiries/con_1/withdraw';
    const get = await service.server.inject({ method: 'GET', url });
    expect([get.statusCode, get.headers.allow]).toEqual([405, 'POST, OPTIONS']);
    const preflight = await service.server.inject({ method: 'OPTIONS', url });
    expect([preflight.statusCode, preflight.headers['access-control-allow-methods']]).toEqual([
      204,
      'POST, OPTIONS',
    ]);
  });

  it('answer 503, not 404, while the key cannot be looked up', async () => {
    const { service, send, ask } = await startWithPartner('embedded');
    const { id } = await send();
    vi.spyOn(service.store.keys, 'findByHash').mockRejectedValue(new Error('away'));
    const unsettled = `lintel_live_${'x'.repeat(43)}`;
    expect(problemOf(await ask(id, { 'x-api-key': unsettled }))).toMatchObject({
      status: 503,
      code: 'store_unavailable',
    });
  });
});
