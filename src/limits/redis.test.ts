import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type RedisServer as TestServer, startRedis } from '../../tests/support/redis-server.ts';
import { takeAttempt } from '../app/accounts/attempts.ts';
import type { RedisServer } from '../app/callers/redis-url.ts';
import { monotonicMs } from '../app/shared/clock.ts';
import { MemoryRateLimiter } from './memory.ts';
import { RedisRateLimiter } from './redis.ts';
import { RedisLink } from './redis-link.ts';

const policy = { limit: 3, windowMs: 60_000 };

interface NodeOptions extends Partial<RedisServer> {
  /** Uses the production timeout. Other tests use a longer one, which allows for a busy machine. */
  readonly usualTimeout?: boolean;
}

async function startNode({ port }: { port: number }, { usualTimeout = false, ...changes }: NodeOptions = {}) {
  const logged: string[] = [];
  const server = { host: '127.0.0.1', port, encrypted: false, login: null, database: 0, ...changes };
  const events = {
    lost: (reason: string) => void logged.push(reason),
    found: () => void logged.push('found'),
  };
  const link = new RedisLink(server, events, ...(usualTimeout ? [] : [10_000]));
  onTestFinished(() => {
    link.close();
  });
  const now = () => monotonicMs(performance.now());
  const limiter = new RedisRateLimiter(link, new MemoryRateLimiter(now), now);
  await link.start();
  return { link, limiter, logged };
}

type Node = Awaited<ReturnType<typeof startNode>>;

const callAll = async (count: number, nodes: readonly Node[], bucket = 'a') => {
  const calls = Array.from({ length: count }, async (_, i) =>
    nodes[i % nodes.length]?.limiter.take(bucket, policy),
  );
  return (await Promise.all(calls)).filter((decision) => decision?.allowed).length;
};

/** A node with the usual timeout and a fake clock. */
async function startTimed(redis: TestServer) {
  const node = await startNode(redis, { usualTimeout: true });
  await expect.poll(() => node.link.isUp).toBe(true);
  node.logged.length = 0;
  let now = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const goOn = () => {
    clock.mockRestore();
    vi.useRealTimers();
  };
  onTestFinished(goOn);
  /** Delays the next timers by this duration, as on a busy machine. */
  const beHeldUp = async (ms: number) => {
    now += ms;
    vi.advanceTimersByTime(20);
    await nextTurn();
  };
  const pass = async (ms: number) => {
    for (let passed = 0; passed < ms; passed += 20) await beHeldUp(20);
  };
  return { ...node, time: { pass, beHeldUp, goOn } };
}

const startThree = (redis: TestServer) => Promise.all([startNode(redis), startNode(redis), startNode(redis)]);

describe('shared limits', () => {
  it('store only hashed keys in Redis, with an expiry', async () => {
    const redis = await startRedis();
    const { limiter } = await startNode(redis);
    await limiter.take('sign-in of aoife@example.ie from 192.0.2.7', policy);
    const client = redis.client();
    const keys = await client.keys('*');
    expect(keys.filter((key) => !/^lintel:limit:[\w-]{22}$/.test(key))).toEqual([]);
    const leftMs = await Promise.all(keys.map((key) => client.pttl(key)));
    expect(Math.max(...leftMs)).toBeLessThanOrEqual(60_000);
    expect(Math.min(...leftMs)).toBeGreaterThan(0);
  });

  it('expire in time even if the clock of Redis was set back', async () => {
    const redis = await startRedis();
    const [first, second] = await startThree(redis);
    expect(await callAll(4, [first])).toBe(3);
    const hourAhead = `for _, key in ipairs(redis.call('KEYS', '*')) do
      for i, time in ipairs(redis.call('LRANGE', key, 0, -1)) do
        redis.call('LSET', key, i - 1, string.format('%.0f', time + 3600000000))
      end
    end`;
    await redis.client().eval(hourAhead, 0);
    const { allowed, resetMs } = await second.limiter.take('a', policy);
    expect({ allowed, isInTime: resetMs > 50_000 && resetMs <= 60_000 }).toEqual({
      allowed: false,
      isInTime: true,
    });
  });

  it('add no keys to Redis for refused sign-ins of a client', async () => {
    const redis = await startRedis();
    const { limiter } = await startNode(redis);
    // Removes the key that the connection check has written.
    await redis.client().flushall();
    for (let attempt = 1; attempt <= 1000; attempt += 1)
      await takeAttempt(limiter, 'sign-in', '2001:db8:1:1::/64', policy, [[`sign-in of ${attempt}`, policy]]);
    // One bucket of the client, one of its network, and one for each of the three attempts that were not refused.
    expect(await redis.client().dbsize()).toBe(5);
  });

  it('make no call to Redis for a client at its limit', async () => {
    const redis = await startRedis();
    const { limiter } = await startNode(redis);
    expect(await callAll(4, [{ limiter } as Node])).toBe(3);
    expect(limiter.take('a', policy)).not.toBeInstanceOf(Promise);
    expect(limiter.look('a', policy)).toMatchObject({ allowed: false, remaining: 0 });
  });
});

describe('shared limits while Redis fails', () => {
  it('log an unresponsive Redis after the timeout, and count on the node alone until it responds', async () => {
    const redis = await startRedis();
    const { time, ...node } = await startTimed(redis);
    expect(await callAll(1, [node])).toBe(1);
    redis.freeze();
    const accepted = callAll(100, [node]);
    await time.pass(180);
    expect(node.logged).toEqual([]);
    await time.pass(20);
    expect(node.logged).toEqual(['no answer']);
    // Three in all, with the call accepted before Redis froze.
    expect(await accepted).toBe(2);
    expect(node.limiter.take('another', policy)).toMatchObject({ allowed: true, remaining: 2 });
    time.goOn();
    redis.thaw();
    await expect.poll(() => node.logged.at(-1)).toBe('found');
    // The call that this node counted by itself still counts.
    expect(await callAll(10, [node], 'another')).toBe(2);
    expect(await callAll(10, [node])).toBe(0);
  });

  it('log no outage of a Redis that responds in time while the timers of the node are late', async () => {
    const redis = await startRedis();
    const { time, ...node } = await startTimed(redis);
    redis.freeze();
    const accepted = callAll(5, [node]);
    await time.beHeldUp(300);
    await time.pass(60);
    redis.thaw();
    expect(await accepted).toBe(3);
    expect(node.logged).toEqual([]);
  });

  it('accept at most the limit on each node, and fail no call, when Redis dies during calls', async () => {
    const redis = await startRedis();
    const nodes = await startThree(redis);
    const calls = callAll(300, nodes);
    await redis.kill();
    const accepted = await calls;
    expect(accepted).toBeGreaterThanOrEqual(3);
    expect(accepted).toBeLessThanOrEqual(9);
    await expect.poll(() => nodes.some(({ link }) => link.isUp)).toBe(false);
    expect(accepted + (await callAll(300, nodes))).toBeLessThanOrEqual(9);
  });

  it('still refuse clients at their limit after Redis was restarted empty', async () => {
    const redis = await startRedis();
    const nodes = await startThree(redis);
    expect(await callAll(30, nodes)).toBe(3);
    await redis.kill();
    await expect.poll(() => nodes.some(({ link }) => link.isUp)).toBe(false);
    expect(await callAll(30, nodes)).toBe(0);
    await redis.start();
    await expect.poll(() => nodes.every(({ link }) => link.isUp)).toBe(true);
    expect(await callAll(30, nodes)).toBe(0);
    expect(await callAll(30, nodes, 'another')).toBe(3);
  });

  it('still count the calls that the node has accepted itself after Redis was flushed', async () => {
    const redis = await startRedis();
    const node = await startNode(redis);
    expect(await callAll(2, [node])).toBe(2);
    await redis.client().flushall();
    expect(await node.limiter.look('a', policy)).toMatchObject({ allowed: true, remaining: 1 });
    expect(await callAll(10, [node])).toBe(1);
  });

  it('count on the node alone while Redis refuses writes', async () => {
    const redis = await startRedis();
    const node = await startNode(redis);
    const client = redis.client();
    await client.config('SET', 'maxmemory', '1');
    expect(await callAll(10, [node])).toBe(3);
    expect(node.logged).toEqual(['found', 'OOM']);
    await client.config('SET', 'maxmemory', '0');
    await expect.poll(() => node.link.isUp).toBe(true);
  });

  it('start without Redis, and connect once it is reachable', async () => {
    const redis = await startRedis();
    await redis.kill();
    const node = await startNode(redis);
    expect(node.logged).toEqual(['ECONNREFUSED']);
    expect(await callAll(10, [node])).toBe(3);
    await redis.start();
    await expect.poll(() => node.logged).toEqual(['ECONNREFUSED', 'found']);
  });

  it('start within 1.5 seconds with a Redis that never responds, and count on the node alone', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const started = startNode(silent.address() as AddressInfo, { database: 1, usualTimeout: true });
    const node = (await Promise.race([started, sleep(1500)])) as Node;
    expect(node.logged).toEqual(['no answer']);
    expect(await callAll(10, [node])).toBe(3);
  });

  it.each([
    ['a wrong password', 'WRONGPASS', { login: { user: null, password: 'a-secret' } }],
    ['no password', 'NOAUTH', {}],
    ['a missing database', 'ERR', { login: { user: null, password: 'open' }, database: 99 }],
  ])('log only the error code of a Redis that gets %s', async (_, word, changes) => {
    const redis = await startRedis('--requirepass', 'open');
    const node = await startNode(redis, changes);
    expect(node.logged).toEqual([word]);
    expect(node.link.isUp).toBe(false);
  });

  it('are shared by nodes that log in with different users of the same database', async () => {
    // The permissions listed in docs/operating/many-nodes.md.
    const rights = '~lintel:limit:* +evalsha +script|load +@list +pexpire +time +select'.split(' ');
    const redis = await startRedis('--requirepass', 'open', '--user', 'lintel', 'on', '>word', ...rights);
    const logins = [
      { user: null, password: 'open' },
      { user: 'lintel', password: 'word' },
    ];
    const nodes = await Promise.all(logins.map((login) => startNode(redis, { login, database: 3 })));
    expect(await callAll(30, nodes)).toBe(3);
  });
});
