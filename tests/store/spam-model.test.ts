import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Enquiry } from '../../src/app/enquiries/enquiry.ts';
import { createTombstone } from '../../src/store/people/erasing/tombstone.ts';
import { copyStore } from '../../src/store/backup/copy-store.ts';
import { unlimited } from '../api/requests.ts';
import { temporaryFolder } from '../support/child.ts';
import { clearEnquiry, decide } from '../support/desk.ts';
import { type StoreEnv, rawRows } from '../support/raw-rows.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';

const start = (kind: (typeof storeKinds)[number]) => startService(kind, { env: unlimited });

const sendFrom = (service: TestService, email: string, message: string): Promise<Enquiry> =>
  clearEnquiry(service, { customer: { name: 'Somebody', email }, message });

const features = async (env: StoreEnv) =>
  (await rawRows(env, 'spam_features')).map(({ hash, feature, wanted, unwanted }) => ({
    hash,
    feature,
    wanted: Number(wanted),
    unwanted: Number(unwanted),
  }));

const byHash = async (env: StoreEnv) =>
  (await features(env)).sort((one, other) => String(one.hash).localeCompare(String(other.hash)));

const readable = async (env: StoreEnv) =>
  (await features(env)).map(({ feature }) => feature).filter((feature) => feature !== null);

const offer = (number: number) =>
  `Gutters and roofs washed by our crew number ${number}, tidy work in the ${['north', 'south', 'west'][number % 3]} of town`;
const wish = (number: number) =>
  `A glazed door for the hall in house ${number}, with a ${['brass', 'black', 'white'][number % 3]} handle please`;

/** Teaches the model by decisions on this many unwanted and wanted enquiries. */
async function teach(service: TestService, count: number): Promise<void> {
  for (let number = 0; number < count; number += 1) {
    const unwanted = await sendFrom(service, `seller${number}@example.com`, offer(number));
    const wanted = await sendFrom(service, `buyer${number}@example.ie`, wish(number));
    expect(await decide(service, 'rejected', [unwanted])).toEqual(['done']);
    // This enquiry was never held; only a decision teaches the model.
    expect(await decide(service, 'rejected', [wanted])).toEqual(['done']);
    expect(await decide(service, 'released', [wanted])).toEqual(['done']);
  }
}

describe.each(storeKinds)('the spam model, on the %s store', (kind) => {
  it('changes later verdicts after enough decisions of staff, and gives the reason of each verdict', async () => {
    const service = await start(kind);
    const before = await sendFrom(service, 'first@example.com', offer(90));
    expect(before.status).toBe('new');
    await teach(service, 12);
    await service.learnedModel.refresh();
    const after = await sendFrom(service, 'later@example.com', offer(91));
    expect(after.status).toBe('held');
    expect(after.contentScore.reasons.at(-1)).toMatch(/^learned: held for “/);
    expect((await sendFrom(service, 'buyer@example.ie', wish(91))).status).toBe('new');
    expect(await service.store.spamModel.taught()).toMatchObject({ decided: { wanted: 12, unwanted: 12 } });
  });

  it('stores a word in the clear only once three enquiries have contained it', async () => {
    const service = await start(kind);
    for (const [number, word] of ['one', 'two', 'three'].entries()) {
      const sent = await sendFrom(service, `${word}@example.com`, `Purple gutters ${word} zanzibar`);
      await decide(service, 'rejected', [sent]);
      const words = await readable(service.env);
      expect(words.includes('gutters')).toBe(number === 2);
      expect(words).not.toContain(word);
    }
    expect(await readable(service.env)).toContain('purple gutters');
  });

  it('removes the lesson of a reversed decision', async () => {
    const service = await start(kind);
    const sent = await sendFrom(service, 'a@example.com', 'Purple gutters of zanzibar');
    await decide(service, 'rejected', [sent]);
    expect(
      (await features(service.env)).every(({ wanted, unwanted }) => wanted === 0 && unwanted === 1),
    ).toBe(true);
    await decide(service, 'released', [sent]);
    const after = await features(service.env);
    expect(after.length).toBeGreaterThan(5);
    expect(after.every(({ wanted, unwanted }) => wanted === 1 && unwanted === 0)).toBe(true);
    expect(await rawRows(service.env, 'spam_lessons')).toEqual([
      { enquiry_id: sent.id, decision: 'released' },
    ]);
  });

  it('removes the lessons of the enquiries of an erased person', async () => {
    const service = await start(kind);
    const texts = ['Purple gutters today', 'Purple gutters soon', 'Purple gutters zanzibar'];
    const sent = [];
    for (const [number, text] of texts.entries())
      sent.push(await sendFrom(service, `p${number}@example.com`, text));
    await decide(service, 'rejected', sent.slice(0, 2));
    const before = await byHash(service.env);
    await decide(service, 'rejected', sent.slice(2));
    expect(await readable(service.env)).toContain('gutters');
    const erased = await service.store.people.erase(
      'p2@example.com',
      createTombstone('p2@example.com', service.clock.now()),
      { at: service.clock.now(), actor: 'tester@here' },
    );
    expect(erased).toMatchObject({ rows: { enquiries: 1, spamLessons: 1 } });
    expect(await byHash(service.env)).toEqual(before);
    expect(await readable(service.env)).toEqual([]);
  });

  it('does not depend on the order of decisions', async () => {
    const tables = [];
    for (const order of [
      [0, 1, 2, 3],
      [3, 1, 0, 2],
    ]) {
      const service = await start(kind);
      for (const number of order) {
        const text = number % 2 === 0 ? offer(number) : wish(number);
        const sent = await sendFrom(service, `p${number}@example.com`, text);
        await decide(service, number % 2 === 0 ? 'rejected' : 'released', [sent]);
        if (number % 2 === 1) await decide(service, 'rejected', [sent]);
        if (number % 2 === 1) await decide(service, 'released', [sent]);
      }
      const { decided, features: counted } = await service.store.spamModel.taught();
      tables.push({ decided, counted: [...counted].sort() });
    }
    expect(tables[1]).toEqual(tables[0]);
  });

  it('can be reset, which deletes its lessons', async () => {
    const service = await start(kind);
    await teach(service, 2);
    expect(await service.store.spamModel.reset({ at: service.clock.now(), actor: 'tester@here' })).toBe(4);
    expect(await features(service.env)).toEqual([]);
    expect(await rawRows(service.env, 'spam_lessons')).toEqual([]);
    await service.learnedModel.refresh();
    expect(service.learnedModel.current()).toBeNull();
  });

  it('is included in a copy of the store', async () => {
    const service = await start(kind);
    await teach(service, 2);
    const before = await byHash(service.env);
    await service.stop();
    const { DATABASE_URL, DATA_DIR } = service.env as Record<string, string>;
    const from = { databaseUrl: DATABASE_URL ?? null, dataDir: DATA_DIR ?? (await temporaryFolder()) };
    const folder = join(await temporaryFolder(), 'copy');
    await copyStore(from, { databaseUrl: null, dataDir: folder }, () => undefined);
    expect(before.length).toBeGreaterThan(20);
    expect(await byHash({ DATA_DIR: folder })).toEqual(before);
  });
});
