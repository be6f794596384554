import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { storeUnavailable } from '../../src/app/shared/refusal.ts';
import { contactPath, freshAddress, post, validBody } from '../api/requests.ts';
import { type StoreKind, startService, storeKinds, type TestService } from '../support/service.ts';
import { signedIn } from '../support/staff.ts';

let service: TestService;
let url: string;

/** When the service looks for new ones, and when it says that it is still there. */
const lookMs = 2000;
const beatMs = 15_000;

async function start(kind: StoreKind = 'embedded'): Promise<void> {
  service = await startService(kind, { env: { HOST: '127.0.0.1', PORT: '0' }, listening: true });
  url = service.server.listeningOrigin;
}

type Member = Awaited<ReturnType<typeof signedIn>>;

/** What a page hears; the first thing is how many there are. */
async function listen({ session }: Member) {
  const leaving = new AbortController();
  const response = await fetch(`${url}/staff/live?since=0.a`, {
    headers: { cookie: `__Host-lintel-desk=${session}` },
    signal: leaving.signal,
    redirect: 'manual',
  });
  let heard = '';
  const ended = (async () => {
    for await (const chunk of response.body ?? []) heard += Buffer.from(chunk).toString();
    return 'ended';
  })().catch(() => 'broken off');
  return {
    status: response.status,
    headers: response.headers,
    heard: () => heard,
    ended,
    leave: () => {
      leaving.abort();
    },
  };
}

const arrive = () => post(service, contactPath, validBody(contactPath), { from: freshAddress() });

describe('the stream of new enquiries', () => {
  beforeAll(async () => {
    await start();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  it('tells at once, when one has come, and that it is still there', async () => {
    const stream = await listen(await signedIn(service));
    expect(stream.headers.get('content-type')).toBe('text/event-stream');
    expect(stream.headers.get('x-accel-buffering')).toBe('no');
    await expect.poll(stream.heard).toBe('retry: 5000\n\ndata: {"count":0}\n\n');
    await arrive();
    vi.advanceTimersByTime(lookMs);
    await expect.poll(stream.heard).toContain('data: {"count":1}');
    vi.advanceTimersByTime(beatMs);
    await expect.poll(stream.heard).toContain('event: beat\ndata: {}\n\n');
    stream.leave();
  });

  it('is had five times by one account and a hundred times in all, and again when one has left', async () => {
    const members = await Promise.all(Array.from({ length: 21 }, () => signedIn(service)));
    const pages = members.slice(0, 20).flatMap((one) => [one, one, one, one, one]);
    const open = await Promise.all(pages.map(listen));
    expect(new Set(open.map(({ status }) => status))).toEqual(new Set([200]));
    for (const member of [...members.slice(0, 1), ...members.slice(20)]) {
      const { status, headers, heard, ended } = await listen(member);
      expect([status, headers.get('retry-after'), await ended]).toEqual([429, '60', 'ended']);
      expect(JSON.parse(heard())).toMatchObject({ count: null });
      expect((await member.get('/staff/live?once&since=0.a')).statusCode).toBe(200);
    }
    for (const { leave } of open) leave();
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
      'its time',
      () => {
        service.clock.advance(12 * 3_600_000);
      },
    ],
  ])('ends with %s, and tells nothing more', async (_, end) => {
    const member = await signedIn(service);
    const stream = await listen(member);
    await expect.poll(stream.heard).toContain('data: ');
    const heard = stream.heard();
    await end(member);
    await arrive();
    vi.advanceTimersByTime(beatMs);
    expect(await stream.ended).toBe('ended');
    expect(stream.heard()).toBe(heard);
  });

  it('keeps no session from ending, nor does a page that asks by itself', async () => {
    const member = await signedIn(service);
    service.clock.advance(11 * 3_600_000);
    const stream = await listen(member);
    expect((await member.get('/staff/live?once')).statusCode).toBe(200);
    service.clock.advance(3_600_000);
    expect((await member.get('/staff/live?once')).statusCode).toBe(303);
    vi.advanceTimersByTime(beatMs);
    expect(await stream.ended).toBe('ended');
  });
});

describe.each(storeKinds)('a page of the inbox on the %s store', (kind) => {
  beforeAll(async () => {
    await start(kind);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  it('is told at the next look what could not be counted at the one before', async () => {
    const stream = await listen(await signedIn(service));
    await expect.poll(stream.heard).toContain('data: {"count":0}');
    await arrive();
    const counting = vi.spyOn(service.store.inbox, 'countNewer').mockRejectedValueOnce(storeUnavailable());
    vi.advanceTimersByTime(lookMs);
    await expect.poll(() => counting.mock.calls.length).toBe(1);
    counting.mockRestore();
    vi.advanceTimersByTime(lookMs);
    await expect.poll(stream.heard).toContain('data: {"count":1}');
    stream.leave();
  });
});

it('a stream ends when the service stops, and does not hold it up', async () => {
  await start();
  const stream = await listen(await signedIn(service));
  await expect.poll(stream.heard).toContain('data: ');
  await service.stop();
  // Whatever is open after some seconds is broken off.
  expect(await stream.ended).toBe('ended');
});
