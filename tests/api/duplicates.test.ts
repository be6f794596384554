import { describe, expect, it } from 'vitest';
import { rawStatement } from '../support/raw-rows.ts';
import { type TestService, startService, storeKinds } from '../support/service.ts';
import {
  contactPath,
  freshAddress,
  idOf,
  internalPath,
  post,
  problemOf,
  securityPath,
  unlimited,
} from './requests.ts';

const minute = 60_000;
const contact = {
  customer: { name: 'Aoife Byrne', email: 'aoife@example.ie', phone: '01 679 1234', company: 'Fáinne Teo' },
  message: 'Two steel doors, please.',
};
const quote = {
  customer: contact.customer,
  project: { message: 'Kitchen', fromPage: 'https://example.ie/a' },
  doors: [{ doorType: 'Single', opWidth: '900' }, { doorType: 'Double' }],
  supplyAndInstall: true,
};

const send = (service: TestService, body: unknown, path: string = contactPath) =>
  post(service, path, body, { from: freshAddress() });

describe.each(storeKinds)('an enquiry with the content of another, on the %s store', (kind) => {
  it.each([
    [contactPath, contact],
    [internalPath, quote],
    [securityPath, quote],
  ] as const)('is accepted once if 100 copies arrive at once at %s', async (path, body) => {
    const service = await startService(kind);
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(service, body, path)));
    const [first, ...more] = answers.filter(({ statusCode }) => statusCode === 200);
    expect(more).toEqual([]);
    const refused = answers.filter((answer) => answer !== first);
    expect(refused).toHaveLength(99);
    for (const answer of refused) {
      expect(problemOf(answer)).toMatchObject({ code: 'duplicate_submission', id: first && idOf(first) });
    }
    const [stored, ...others] = await service.enquiries();
    expect(others).toEqual([]);
    // A duplicate reveals the reference only to clients that already have the full enquiry.
    expect(new Set(refused.map((answer) => problemOf(answer).reference))).toEqual(
      new Set([stored?.reference]),
    );
    expect(first?.json<{ message: string }>().message).toContain(stored?.reference);
  });

  it('is refused for exactly 10 minutes after the first, even if copies are refused meanwhile', async () => {
    const service = await startService(kind, { env: unlimited });
    const first = await send(service, contact);
    service.clock.advance(5 * minute);
    expect((await send(service, contact)).statusCode).toBe(409);
    service.clock.advance(5 * minute - 1);
    expect((await send(service, contact)).statusCode).toBe(409);
    service.clock.advance(1);
    const second = await send(service, contact);
    expect(second.statusCode).toBe(200);
    expect(idOf(second)).not.toBe(idOf(first));
    service.clock.advance(10 * minute - 1);
    expect(problemOf(await send(service, contact))).toMatchObject({ status: 409, id: idOf(second) });
  });

  it('is refused for the time set by DUPLICATE_WINDOW', async () => {
    const service = await startService(kind, { env: { DUPLICATE_WINDOW: '30s' } });
    expect((await send(service, contact)).statusCode).toBe(200);
    service.clock.advance(29_999);
    expect((await send(service, contact)).statusCode).toBe(409);
    service.clock.advance(1);
    expect((await send(service, contact)).statusCode).toBe(200);
  });

  it.each([86_400_000, -86_400_000, 11 * minute, -11 * minute])(
    'is still refused when the wall clock jumps by %i ms',
    async (jump) => {
      const service = await startService(kind);
      expect((await send(service, contact)).statusCode).toBe(200);
      service.clock.setWallClock(jump);
      expect((await send(service, contact)).statusCode).toBe(409);
      service.clock.advance(10 * minute);
      expect((await send(service, contact)).statusCode).toBe(200);
    },
  );

  it('is refused with the id and reference of the first, also in a replay of the refusal', async () => {
    const service = await startService(kind);
    const first = await send(service, contact);
    const { reference } = (await service.store.enquiries.find(idOf(first))) ?? {};
    const options = { headers: { 'idempotency-key': 'another' } };
    for (const replayed of [undefined, 'true']) {
      const copy = await post(service, contactPath, contact, options);
      expect(problemOf(copy)).toMatchObject({ status: 409, id: idOf(first), reference });
      expect(copy.headers['idempotent-replayed']).toBe(replayed);
    }
  });

  it('is refused without a reference if the first was erased', async () => {
    const service = await startService(kind);
    const first = await send(service, contact);
    await rawStatement(service.env, `delete from enquiries where id = '${idOf(first)}'`);
    const copy = problemOf(await send(service, contact));
    expect(copy).toMatchObject({ status: 409, id: idOf(first) });
    expect(copy).not.toHaveProperty('reference');
  });
});

describe('an enquiry of the same customer', () => {
  const customer = (changes: object) => ({ ...contact, customer: { ...contact.customer, ...changes } });

  it.each([
    ['the e-mail address in capitals', customer({ email: 'AOIFE@Example.IE' })],
    [
      'surrounding whitespace',
      { ...customer({ name: ' Aoife Byrne ' }), message: '\n Two steel doors, please.\t' },
    ],
    ['repeated whitespace', customer({ name: 'Aoife \u00a0 Byrne' })],
    ['line breaks instead of spaces', { ...contact, message: 'Two  steel\r\ndoors,\nplease.' }],
    ['another source', { ...contact, source: 'another-assistant', sourceId: '42' }],
    ['consent', { ...contact, consent: { granted: true, at: '2026-03-02' } }],
    ['unknown fields', { ...contact, trace: 7 }],
    ['its members in another order', Object.fromEntries(Object.entries(contact).reverse())],
    ['a blank optional field', { ...contact, source: ' ' }],
    ['letters in another Unicode composition', customer({ company: 'Fa\u0301inne Teo' })],
  ])('is a duplicate if it differs only in this: %s', async (_name, changed) => {
    const service = await startService('embedded');
    const first = await send(service, contact);
    expect(problemOf(await send(service, changed))).toMatchObject({ status: 409, id: idOf(first) });
  });

  it.each([
    ['another e-mail', customer({ email: 'aoife@example.com' })],
    ['another name', customer({ name: 'Aoife Burns' })],
    ['another phone', customer({ phone: '085 123 4567' })],
    ['no company', customer({ company: undefined })],
    ['another message', { ...contact, message: 'Two steel doors, please!' }],
    ['another case of the message', { ...contact, message: 'two steel doors, please.' }],
  ])('is no duplicate if it differs in this: %s', async (_name, changed) => {
    const service = await startService('embedded');
    expect((await send(service, contact)).statusCode).toBe(200);
    expect((await send(service, changed)).statusCode).toBe(200);
  });

  it('is no duplicate at another endpoint', async () => {
    const service = await startService('embedded');
    expect((await send(service, quote, internalPath)).statusCode).toBe(200);
    expect((await send(service, quote, securityPath)).statusCode).toBe(200);
    expect((await send(service, { ...quote, ...contact }, contactPath)).statusCode).toBe(200);
    expect(await service.enquiries()).toHaveLength(3);
  });

  it('is no duplicate if its doors are in another order, or if it has one more', async () => {
    const service = await startService('embedded');
    const versions = [
      quote,
      { ...quote, doors: [...quote.doors].reverse() },
      { ...quote, doors: [...quote.doors, {}] },
    ];
    for (const version of versions) expect((await send(service, version, internalPath)).statusCode).toBe(200);
  });
});
