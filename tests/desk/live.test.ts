import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { storeUnavailable } from '../../src/app/shared/refusal.ts';
import { contactPath, freshAddress, post, validBody } from '../api/requests.ts';
import { clearEnquiry } from '../support/desk.ts';
import { deskEnquiries } from '../support/desk-enquiries.ts';
import { type StoreKind, startService, storeKinds, type TestService } from '../support/service.ts';
import { signedIn } from '../support/staff.ts';

let service: TestService;
let url: string;

/** Intervals of the polling and of the heartbeat, in ms. */
const pollMs = 2000;
const heartbeatMs = 15_000;

async function start(kind: StoreKind = 'embedded'): Promise<void> {
  service = await startService(kind, { env: { HOST: '127.0.0.1', PORT: '0' }, listening: true });
  url = service.server.listeningOrigin;
}

type Member = Awaited<ReturnType<typeof signedIn>>;

/** Opens the stream of an inbox page. Its first event is the current count. */
async function listen({ session }: Member, address = '/staff/live?since=0.a') {
  const abort = new AbortController();
  const disconnect = () => {
    abort.abort();
  };
  onTestFinished(disconnect);
  const response = await fetch(`${url}${address}`, {
    headers: { cookie: `__Host-lintel-desk=${session}` },
    signal: abort.signal,
    redirect: 'manual',
  });
  let received = '';
  const ended = (async () => {
    for await (const chunk of response.body ?? []) received += Buffer.from(chunk).toString();
    return 'ended';
  })().catch(() => 'broken off');
  return {
    status: response.status,
    headers: response.headers,
    received: () => received,
    counts: () => [...received.matchAll(/"count":(\d+)/g)].map(([, count]) => Number(count)),
    ended,
    disconnect,
  };
}

function arrive() {
  service.clock.advance(1000);
  return post(service, contactPath, validBody(contactPath), { from: freshAddress() });
}

/** Delays one count of new enquiries, after `passing` others, for the stream at the returned address. */
function holdCount({ passing = 0 } = {}) {
  const { inbox } = service.store;
  const count = inbox.countNew;
  const [reached, held] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  let left = passing;
  const spy = vi.spyOn(inbox, 'countNew').mockImplementation(async (selection, seen, most) => {
    const counted = await count(selection, seen, most);
    if (seen?.upTo.id !== 'slow' || left-- !== 0) return counted;
    reached.resolve(undefined);
    await held.promise;
    return counted;
  });
  const release = () => {
    spy.mockRestore();
    held.resolve(undefined);
  };
  onTestFinished(release);
  /** `reached` resolves once the count has run; its result is held back until `release`. */
  return { address: '/staff/live?since=0.slow', reached: reached.promise, release };
}

/** The address of the stream of an inbox page. */
async function liveAddress(member: Member, page: string): Promise<string> {
  const { body } = await member.get(page);
  return (/data-live="([^"]+)"/.exec(body)?.[1] ?? '').replaceAll('&amp;', '&');
}

describe('the stream of new enquiries', () => {
  beforeAll(async () => {
    await start();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  it('sends the count immediately and on a new enquiry, and heartbeats', async () => {
    const stream = await listen(await signedIn(service));
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    await expect.poll(stream.received).toBe('retry: 5000\n\ndata: {"count":0}\n\n');
    await arrive();
    vi.advanceTimersByTime(pollMs);
    await expect.poll(stream.received).toContain('data: {"count":1}');
    vi.advanceTimersByTime(heartbeatMs);
    await expect.poll(stream.received).toContain('event: beat\ndata: {}\n\n');
  });

  it('is limited to five per account and a hundred in all, and a disconnect frees its slot', async () => {
    const members = await Promise.all(Array.from({ length: 21 }, () => signedIn(service)));
    const pages = members.slice(0, 20).flatMap((one) => [one, one, one, one, one]);
    const open = await Promise.all(pages.map((one) => listen(one)));
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
    for (const member of [...members.slice(0, 1), ...members.slice(20)]) {
      const { status, headers, received, ended } = await listen(member);
      expect([status, headers.get('retry-after'), await ended]).toEqual([429, '60', 'ended']);
      expect(JSON.parse(received())).toMatchObject({ count: null });
      expect((await member.get('/staff/live?once&since=0.a')).statusCode).toBe(200);
    }
    for (const { disconnect } of open) disconnect();
    const latecomer = await signedIn(service);
    await expect.poll(async () => (await listen(latecomer)).status).toBe(200);
  });

  it.each([
    ['signing out', (member: Member) => member.post('/staff/sign-out')],
    [
      'a disabled account',
      ({ account }: Member) =>
        service.store.staffAccounts.disable(account.id, { at: service.clock.now(), actor: 'test' }),
    ],
    [
      'the end of the session',
      () => {
        service.clock.advance(12 * 3_600_000);
      },
    ],
  ])('ends without further events after %s', async (_, end) => {
    const member = await signedIn(service);
    const stream = await listen(member);
    await expect.poll(stream.received).toContain('data: ');
    const received = stream.received();
    await end(member);
    await arrive();
    vi.advanceTimersByTime(heartbeatMs);
    expect(await stream.ended).toBe('ended');
    expect(stream.received()).toBe(received);
  });

  it('does not extend the session, nor does polling', async () => {
    const member = await signedIn(service);
    service.clock.advance(11 * 3_600_000);
    const stream = await listen(member);
    expect((await member.get('/staff/live?once')).statusCode).toBe(200);
    service.clock.advance(3_600_000);
    expect((await member.get('/staff/live?once')).statusCode).toBe(303);
    vi.advanceTimersByTime(heartbeatMs);
    expect(await stream.ended).toBe('ended');
  });
});

describe.each(storeKinds)('the stream of an inbox page, on the %s store', (kind) => {
  beforeAll(async () => {
    await start(kind);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  it('sends the count with the next poll if one poll fails', async () => {
    const stream = await listen(await signedIn(service));
    await expect.poll(stream.received).toContain('data: {"count":0}');
    await arrive();
    const counting = vi.spyOn(service.store.inbox, 'countNew').mockRejectedValueOnce(storeUnavailable());
    vi.advanceTimersByTime(pollMs);
    await expect.poll(() => counting.mock.calls.length).toBe(1);
    counting.mockRestore();
    vi.advanceTimersByTime(pollMs);
    await expect.poll(stream.received).toContain('data: {"count":1}');
  });

  it('sends the latest count last, even if the first count is slow', async () => {
    const witness = await listen(await signedIn(service));
    await expect.poll(witness.counts).toHaveLength(1);
    const [before = 0] = witness.counts();
    const slow = holdCount();
    const stream = await listen(await signedIn(service), slow.address);
    await slow.reached;
    await arrive();
    vi.advanceTimersByTime(pollMs);
    await expect.poll(witness.counts).toEqual([before, before + 1]);
    slow.release();
    await expect.poll(stream.counts).toContain(before);
    vi.advanceTimersByTime(pollMs);
    await expect.poll(stream.counts).toEqual([before, before + 1]);
  });

  it('sends the latest count last, even if one poll is slower than the next', async () => {
    const slow = holdCount({ passing: 1 });
    const stream = await listen(await signedIn(service), slow.address);
    const witness = await listen(await signedIn(service));
    await expect.poll(stream.counts).toHaveLength(1);
    const [before = 0] = stream.counts();
    await arrive();
    vi.advanceTimersByTime(pollMs);
    await slow.reached;
    await arrive();
    vi.advanceTimersByTime(pollMs);
    await expect.poll(witness.counts).toContain(before + 2);
    slow.release();
    await expect.poll(stream.counts).toContain(before + 1);
    vi.advanceTimersByTime(pollMs);
    await expect.poll(stream.counts).toEqual([before, before + 1, before + 2]);
  });

  it('counts an enquiry that is stored late with an earlier date once, and none that the page shows', async () => {
    const { add } = await deskEnquiries(service);
    const minutes = (seconds: number) => 10 + seconds / 60;
    await add('con_shown', minutes(-5));
    await add('con_newest', minutes(0));
    const member = await signedIn(service);
    const [all, held] = [
      await liveAddress(member, '/staff'),
      await liveAddress(member, '/staff?moderation=held'),
    ];
    const [stream, ofHeld] = [await listen(member, all), await listen(member, held)];
    await expect.poll(stream.counts).toEqual([0]);
    await expect.poll(ofHeld.counts).toEqual([0]);
    await add('con_behind', minutes(-6));
    vi.advanceTimersByTime(pollMs);
    await expect.poll(stream.counts).toEqual([0, 1]);
    await add('con_a_minute_behind', minutes(-60));
    vi.advanceTimersByTime(pollMs);
    await expect.poll(stream.counts).toEqual([0, 1, 2]);
    await add('con_held', minutes(-60), { status: 'held' });
    vi.advanceTimersByTime(pollMs);
    await expect.poll(ofHeld.counts).toEqual([0, 1]);
    await add('con_too_late', minutes(-60.1));
    expect((await member.get(`${all}&once`)).json()).toEqual({ count: 2 });
    expect((await member.get(`${await liveAddress(member, '/staff')}&once`)).json()).toEqual({ count: 0 });
  });

  it('counts an enquiry with an earlier date even if more arrive in a minute than its URL can list', async () => {
    const { add } = await deskEnquiries(service);
    const ids = Array.from({ length: 120 }, (_, number) => `con_${String(number).padStart(26, '0')}`);
    for (const [number, id] of ids.entries()) await add(id, 20 + number / 1000);
    const member = await signedIn(service);
    const stream = await listen(member, await liveAddress(member, '/staff'));
    await expect.poll(stream.counts).toEqual([0]);
    await add('con_behind_many', 20 + 118.5 / 1000);
    vi.advanceTimersByTime(pollMs);
    await expect.poll(stream.counts).toEqual([0, 1]);
  });
});

describe.each(storeKinds)("the stream of an enquiry's page, on the %s store", (kind) => {
  beforeAll(async () => {
    await start(kind);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  it("sends a colleague's changes since the page was loaded with the next poll", async () => {
    const [mine, theirs] = [await clearEnquiry(service), await clearEnquiry(service)];
    const [maeve, oran] = [await signedIn(service), await signedIn(service)];
    const { body } = await maeve.get(`/staff/enquiries/${mine.id}`);
    const address = /data-live="([^"]+)"/.exec(body)?.[1] ?? '';
    expect(address).toBe(`/staff/enquiries/${mine.id}/live?seen=0`);
    const stream = await listen(maeve, address);
    await expect.poll(stream.received).toContain('data: {"changes":[]}');
    await oran.get(`/staff/enquiries/${mine.id}`);
    await oran.post(`/staff/enquiries/${theirs.id}/stage`, { seen: '0', stage: 'quoted' });
    await oran.post(`/staff/enquiries/${mine.id}/stage`, { seen: '0', stage: 'contacted' });
    vi.advanceTimersByTime(pollMs);
    const moved = `${oran.account.email} moved it from new to contacted`;
    await expect.poll(stream.received).toContain(`data: {"changes":["${moved}"]}`);
    await oran.post(`/staff/enquiries/${mine.id}/owner`, { seen: '1', owner: 'me' });
    vi.advanceTimersByTime(pollMs);
    const both = { changes: [moved, `${oran.account.email} took it on`] };
    await expect.poll(stream.received).toContain(`data: ${JSON.stringify(both)}`);
    expect(stream.received()).not.toContain('quoted');
    expect((await maeve.get(`${address}&once`)).json()).toEqual(both);
    expect((await maeve.get(`/staff/enquiries/${mine.id}/live?seen=2&once`)).json()).toEqual({ changes: [] });
    expect((await maeve.get('/staff/enquiries/con_nowhere/live?once')).statusCode).toBe(404);
  });

  it('sends changes with the next poll if one poll fails', async () => {
    const { id } = await clearEnquiry(service);
    const [maeve, oran] = [await signedIn(service), await signedIn(service)];
    const stream = await listen(maeve, `/staff/enquiries/${id}/live?seen=0`);
    await expect.poll(stream.received).toContain('data: {"changes":[]}');
    await oran.post(`/staff/enquiries/${id}/owner`, { seen: '0', owner: 'me' });
    const { enquiryChanges } = service.store;
    const asking = vi.spyOn(enquiryChanges, 'list').mockRejectedValueOnce(storeUnavailable());
    vi.advanceTimersByTime(pollMs);
    await expect.poll(() => asking.mock.calls.length).toBe(1);
    asking.mockRestore();
    vi.advanceTimersByTime(pollMs);
    await expect.poll(stream.received).toContain('took it on');
  });
});

it('a stream ends when the service stops, without delaying it', async () => {
  await start();
  const stream = await listen(await signedIn(service));
  await expect.poll(stream.received).toContain('data: ');
  await service.stop();
  // A stream that the stop does not close is cut off only after the drain timeout.
  expect(await stream.ended).toBe('ended');
});
