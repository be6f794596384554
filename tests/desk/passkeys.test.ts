import { beforeAll, describe, expect, it } from 'vitest';
import { meetAfter } from '../support/right-after.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';
import { type Assertion, createSoftwarePasskey } from '../support/software-passkey.ts';
import { addPasskey, deskBrowser, signedIn } from '../support/staff.ts';

const host = 'doors.example.ie';
const origin = `https://${host}`;

describe.each(storeKinds)('signing in with a passkey, on %s', (kind) => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService(kind);
  });

  /** A new account with a passkey that has this counter. */
  async function keyOf(counter = 0) {
    const owner = await signedIn(service);
    const { answer, id, publicKey } = createSoftwarePasskey(host);
    await addPasskey(service, owner, { id, publicKey, counter });
    const browser = deskBrowser(service.server);
    const ask = async () =>
      (await browser.post('/staff/sign-in/passkey/options')).json<{ challenge: string }>().challenge;
    const send = async (asked: Assertion) =>
      (await browser.post('/staff/sign-in/passkey', { answer: answer(asked) })).statusCode;
    return {
      ask,
      send,
      signIn: async (more: Partial<Assertion> = {}) =>
        send({ challenge: await ask(), counter: 1, origin, ...more }),
      counter: async () => (await service.store.staffPasskeys.find(id))?.counter,
    };
  }

  it('accepts a passkey whose counter increases, and one without a counter', async () => {
    const counting = await keyOf(6);
    expect(await counting.signIn({ counter: 7 })).toBe(303);
    expect(await counting.counter()).toBe(7);
    const silent = await keyOf();
    for (let times = 0; times < 2; times += 1) expect(await silent.signIn({ counter: 0 })).toBe(303);
  });

  it('refuses a passkey whose counter does not increase, because it may be a clone', async () => {
    const { signIn, counter } = await keyOf(6);
    for (const back of [6, 5, 0]) expect(await signIn({ counter: back })).toBe(403);
    expect(await counter()).toBe(6);
  });

  it('accepts only one of two simultaneous sign-ins of a passkey and its clone', async () => {
    const { ask, send } = await keyOf(6);
    const challenges = [await ask(), await ask()];
    const answers = await Promise.all(challenges.map((challenge) => send({ challenge, counter: 7, origin })));
    expect(answers.sort()).toEqual([303, 403]);
  });

  it('accepts each challenge that it issued once, and for five minutes', async () => {
    const { ask, send } = await keyOf();
    const challenge = await ask();
    expect(await send({ challenge, counter: 1, origin })).toBe(303);
    expect(await send({ challenge, counter: 2, origin })).toBe(403);
    expect(await send({ challenge: 'bmV2ZXIgYXNrZWQ', counter: 3, origin })).toBe(403);
    const old = await ask();
    service.clock.advance(5 * 60_000);
    expect(await send({ challenge: old, counter: 4, origin })).toBe(403);
  });

  it('uses up a challenge even if the answer is invalid', async () => {
    const { ask, send } = await keyOf();
    const challenge = await ask();
    expect(await send({ challenge, counter: 1, origin: 'https://doors.example.com' })).toBe(403);
    expect(await send({ challenge, counter: 1, origin })).toBe(403);
  });

  it.each(['https://doors.example.com', 'http://doors.example.ie', 'https://evil.doors.example.ie'])(
    'refuses an assertion signed for %s',
    async (elsewhere) => {
      expect(await (await keyOf()).signIn({ origin: elsewhere })).toBe(403);
    },
  );

  it('refuses an assertion without user verification', async () => {
    expect(await (await keyOf()).signIn({ flags: 0x01 })).toBe(403);
  });
});

describe.each(storeKinds)('the passkeys of one account, on %s', (kind) => {
  it('cannot be registered with the challenge of another account', async () => {
    const service = await startService(kind);
    const [asked, other] = [await signedIn(service), await signedIn(service)];
    const options = await asked.post('/staff/account/passkeys/options');
    const { challenge } = options.json<{ challenge: string }>();
    const answer = createSoftwarePasskey(host).introduction({ challenge, origin });
    const added = await other.post('/staff/account/passkeys', { label: 'Key', answer });
    expect(added.statusCode).toBe(400);
    expect(added.body).toContain('The passkey was not added');
    expect(await service.store.staffPasskeys.listOf(other.account.id)).toEqual([]);
  });

  it('are limited to 20, even if several are added at once', async () => {
    const service = await startService(kind);
    const owner = await signedIn(service);
    const stored = () => service.store.staffPasskeys.listOf(owner.account.id);
    for (let number = 1; number <= 19; number += 1)
      await addPasskey(service, owner, { id: `key-${number}`, publicKey: 'AA', counter: 0 });
    const asked = [];
    for (const key of [
      createSoftwarePasskey(host),
      createSoftwarePasskey(host),
      createSoftwarePasskey(host),
    ]) {
      const options = await owner.post('/staff/account/passkeys/options');
      const { challenge } = options.json<{ challenge: string }>();
      asked.push({ label: 'Key', answer: key.introduction({ challenge, origin }) });
    }
    // All requests pass the check of the limit before one of them adds a passkey.
    meetAfter(service.store.staffChallenges, 'take', asked.length);
    const answers = await Promise.all(asked.map((fields) => owner.post('/staff/account/passkeys', fields)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 400, 400]);
    expect(await stored()).toHaveLength(20);
  });
});
