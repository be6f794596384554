import { describe, expect, it } from 'vitest';
import { type ApiKey, createApiKey, hashApiKey } from '../../src/app/callers/api-key.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import { startService, storeKinds } from '../support/service.ts';

const made = wallMs(Date.parse('2026-03-01T10:00:00Z'));
const later = (ms: number) => wallMs(made + ms);

describe.each(storeKinds)('API keys, on the %s store', (kind) => {
  async function withKeys() {
    const { store } = await startService(kind);
    const newest = createApiKey('Newest', { limit: 5, windowMs: 60_000 }, later(2000));
    const oldest = createApiKey('Oldest', null, made);
    const middle = createApiKey('Middle', null, later(1000), true);
    for (const { key } of [newest, oldest, middle]) await store.keys.add(key);
    const named = async (label: string) => (await store.keys.list()).find((key) => key.label === label);
    return { ...store, newest, oldest, middle, named };
  }

  it('are listed in the order of creation, with all fields except the key itself', async () => {
    const { keys, newest, oldest, middle } = await withKeys();
    const unused = { lastUsedAt: null, revokedAt: null };
    const expected: ApiKey[] = [
      { id: oldest.key.id, label: 'Oldest', policy: null, test: false, createdAt: made, ...unused },
      { id: middle.key.id, label: 'Middle', policy: null, test: true, createdAt: later(1000), ...unused },
      {
        id: newest.key.id,
        label: 'Newest',
        policy: { limit: 5, windowMs: 60_000 },
        test: false,
        createdAt: later(2000),
        ...unused,
      },
    ];
    expect(await keys.list()).toEqual(expected);
  });

  it('are found only by the hash of their text, revoked or not', async () => {
    const { keys, newest, middle } = await withKeys();
    expect(await keys.findByHash(hashApiKey(middle.text))).toMatchObject({ id: middle.key.id, test: true });
    expect(await keys.findByHash(middle.text)).toBeNull();
    expect(await keys.findByHash(hashApiKey(`${middle.text}x`))).toBeNull();
    await keys.revoke(newest.key.id, later(5000));
    expect(await keys.findByHash(hashApiKey(newest.text))).toMatchObject({ revokedAt: later(5000) });
  });

  it('are listed by hash unless revoked, up to a limit, the newest first', async () => {
    const { keys, newest, oldest, middle } = await withKeys();
    const all = await keys.listByHash(3);
    expect(all.get(hashApiKey(oldest.text))).toEqual((await keys.list())[0]);
    expect([...(await keys.listByHash(2)).keys()]).toEqual([
      hashApiKey(newest.text),
      hashApiKey(middle.text),
    ]);
    await keys.revoke(newest.key.id, later(5000));
    expect([...(await keys.listByHash(2)).keys()]).toEqual([
      hashApiKey(middle.text),
      hashApiKey(oldest.text),
    ]);
  });

  it('are revoked once, each separately, and keep the time of revocation', async () => {
    const { keys, oldest, named } = await withKeys();
    expect(await keys.revoke('key_nobody', later(4000))).toBe(false);
    expect(await keys.revoke(oldest.key.id, later(5000))).toBe(true);
    expect(await keys.revoke(oldest.key.id, later(9000))).toBe(false);
    expect((await keys.list()).map(({ revokedAt }) => revokedAt)).toEqual([later(5000), null, null]);
    expect(await named('Oldest')).toMatchObject({ lastUsedAt: null });
  });

  it('record the time of their last use', async () => {
    const { keys, middle } = await withKeys();
    await keys.recordUse(middle.key.id, later(6000));
    await keys.recordUse(middle.key.id, later(7000));
    expect((await keys.list()).map(({ lastUsedAt }) => lastUsedAt)).toEqual([null, later(7000), null]);
  });
});
