import { beforeAll, describe, expect, it } from 'vitest';
import { type TestService, startService } from '../support/service.ts';
import { createSoftwarePasskey } from '../support/software-passkey.ts';
import { addPasskey, beginSession, deskBrowser, signedIn } from '../support/staff.ts';

const host = 'doors.example.ie';
const origin = `https://${host}`;
const challengesFrom = {
  signIn: '/staff/sign-in/passkey/options',
  proof: '/staff/account/passkeys/proof',
  registration: '/staff/account/passkeys/options',
} as const;
type Ceremony = keyof typeof challengesFrom;
/** WebAuthn flags: present but not verified (by finger, face or PIN), and verified but not present. */
const [onlyPresent, onlyKnown] = [0x01, 0x04];
/** WebAuthn flag: the answer of a registration contains a key. */
const withKeyOnly = 0x40;

let service: TestService;
beforeAll(async () => {
  service = await startService('embedded');
});

type Browser = ReturnType<typeof deskBrowser>;

async function challenge(browser: Browser, ceremony: Ceremony): Promise<string> {
  const options = await browser.post(challengesFrom[ceremony]);
  expect([ceremony, options.statusCode]).toEqual([ceremony, 200]);
  return options.json<{ challenge: string }>().challenge;
}

/**
 * An admin with a passkey for this host and two signed-in browsers: the last proof of the first is ten
 * minutes old, that of the second is new.
 */
async function admin(madeFor = host) {
  const unlocked = await signedIn(service, 'admin');
  const key = createSoftwarePasskey(madeFor);
  await addPasskey(service, unlocked, { id: key.id, publicKey: key.publicKey, counter: 0 });
  service.clock.advance(600_000);
  const fresh = deskBrowser(service.server);
  fresh.cookies.set('__Host-lintel-desk', await beginSession(service, unlocked.account));
  return { unlocked, fresh, key };
}

const signsIn = async (answer: string, browser: Browser = deskBrowser(service.server)) =>
  (await browser.post('/staff/sign-in/passkey', { answer })).statusCode === 303;
const proves = async (browser: Browser, answer: string) =>
  (await browser.post('/staff/admin/keys', { label: 'Mine', proof_answer: answer })).statusCode === 200;
const registers = async (browser: Browser, answer: string) =>
  (await browser.post('/staff/account/passkeys', { label: 'Mine', answer })).statusCode === 303;

const said = { counter: 0, origin };

describe('the answer of a passkey', () => {
  it('signs in once, even if the same bytes are sent again', async () => {
    const { key } = await admin();
    const browser = deskBrowser(service.server);
    const answer = key.answer({ ...said, challenge: await challenge(browser, 'signIn') });
    expect(await signsIn(answer, browser)).toBe(true);
    expect(await signsIn(answer, browser)).toBe(false);
    expect(await signsIn(answer)).toBe(false);
  });

  it('is a proof once, and only in the session that asked for it', async () => {
    const { unlocked, fresh, key } = await admin();
    const ofOther = key.answer({ ...said, challenge: await challenge(fresh, 'proof') });
    expect(await proves(unlocked, ofOther)).toBe(false);
    const answer = key.answer({ ...said, challenge: await challenge(unlocked, 'proof') });
    expect(await proves(unlocked, answer)).toBe(true);
    service.clock.advance(600_000);
    expect(await proves(unlocked, answer)).toBe(false);
  });

  it('is valid only for the kind of request whose challenge it answers', async () => {
    const { unlocked, fresh, key } = await admin();
    const answerTo = async (ceremony: Ceremony, browser: Browser) =>
      key.answer({ ...said, challenge: await challenge(browser, ceremony) });
    expect(await proves(unlocked, await answerTo('signIn', unlocked))).toBe(false);
    expect(await proves(unlocked, await answerTo('registration', fresh))).toBe(false);
    expect(await signsIn(await answerTo('proof', unlocked))).toBe(false);
    expect(await signsIn(await answerTo('registration', fresh))).toBe(false);
    for (const ceremony of ['signIn', 'proof'] as const) {
      const asked = await challenge(fresh, ceremony);
      const another = createSoftwarePasskey(host).introduction({ challenge: asked, origin });
      expect(await registers(fresh, another)).toBe(false);
    }
  });

  it('does not sign in to another account whose passkey it names', async () => {
    const [{ key }, { key: victim }] = [await admin(), await admin()];
    const browser = deskBrowser(service.server);
    const asked = await challenge(browser, 'signIn');
    expect(await signsIn(key.answer({ ...said, challenge: asked, as: victim.id }), browser)).toBe(false);
  });

  it.each(['doors.example.com', 'example.ie', 'evil.doors.example.ie'])(
    'is refused from a passkey made for %s',
    async (madeFor) => {
      const { unlocked, key } = await admin(madeFor);
      const browser = deskBrowser(service.server);
      const asked = await challenge(browser, 'signIn');
      expect(await signsIn(key.answer({ ...said, challenge: asked }), browser)).toBe(false);
      const proof = await challenge(unlocked, 'proof');
      expect(await proves(unlocked, key.answer({ ...said, challenge: proof }))).toBe(false);
    },
  );

  it.each([
    ['who is present but not verified', onlyPresent],
    ['who is verified but not present', onlyKnown],
  ])('is refused for a user %s', async (_, flags) => {
    const { unlocked, fresh, key } = await admin();
    const browser = deskBrowser(service.server);
    const asked = await challenge(browser, 'signIn');
    expect(await signsIn(key.answer({ ...said, challenge: asked, flags }), browser)).toBe(false);
    const proof = await challenge(unlocked, 'proof');
    expect(await proves(unlocked, key.answer({ ...said, challenge: proof, flags }))).toBe(false);
    const another = createSoftwarePasskey(host);
    const registration = await challenge(fresh, 'registration');
    const told = another.introduction({ challenge: registration, origin, flags: flags | withKeyOnly });
    expect(await registers(fresh, told)).toBe(false);
  });

  it('registers a passkey once, and never one made for another site', async () => {
    const { fresh } = await admin();
    const key = createSoftwarePasskey(host);
    const answer = key.introduction({ challenge: await challenge(fresh, 'registration'), origin });
    expect(await registers(fresh, answer)).toBe(true);
    expect(await registers(fresh, answer)).toBe(false);
    const elsewhere = createSoftwarePasskey('doors.example.com');
    const asked = await challenge(fresh, 'registration');
    expect(await registers(fresh, elsewhere.introduction({ challenge: asked, origin }))).toBe(false);
  });

  it('registers no passkey that another account has', async () => {
    const [{ unlocked, key }, { fresh }] = [await admin(), await admin()];
    const asked = await challenge(fresh, 'registration');
    expect(await registers(fresh, key.introduction({ challenge: asked, origin }))).toBe(false);
    const kept = await service.store.staffPasskeys.find(key.id);
    expect(kept?.accountId).toBe(unlocked.account.id);
  });
});
