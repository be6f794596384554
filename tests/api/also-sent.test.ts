import { describe, expect, it } from 'vitest';
import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import { createTombstone } from '../../src/store/people/erasing/tombstone.ts';
import { createQuote, pageSubmit, quoteBody } from '../support/door-quotes.ts';
import { rawRows } from '../support/raw-rows.ts';
import { startService, storeKinds } from '../support/service.ts';
import {
  type Answer,
  contactPath,
  internalPath,
  paths,
  post,
  problemOf,
  storedFor,
  unlimited,
  validBody,
} from './requests.ts';

interface Told {
  readonly message: string;
  readonly reference: string;
  readonly ignored?: readonly string[];
}
const told = (answer: Answer) => answer.json<Told>();
const thanks = (answer: Answer) =>
  `Thank you. We have your enquiry and will be in touch. Your reference is ${told(answer).reference}.`;

describe.each(storeKinds)('unknown fields of a submission, on the %s store', async (kind) => {
  const service = await startService(kind, { env: unlimited });
  const keptOf = async (answer: Answer) => (await storedFor(service, answer)).alsoSent;

  it.each(paths)('are stored, and named in the confirmation: %s', async (path) => {
    const body = { ...validBody(path), colour: ' red ', notes: { how: ['many', 3] } };
    const answer = await post(service, path, body);
    expect(told(answer).ignored).toEqual(['/colour', '/notes']);
    expect(told(answer).message).toBe(
      `${thanks(answer)} We could not read these fields and kept them as sent for our staff: colour, notes.`,
    );
    expect(await keptOf(answer)).toBe('{"/colour":" red ","/notes":{"how":["many",3]}}');
  });

  it.each(paths)('are stored as null if the submission has none: %s', async (path) => {
    const answer = await post(service, path, { ...validBody(path), source: 'partner', blank: ' ' });
    expect(told(answer).message).toBe(thanks(answer));
    expect(await keptOf(answer)).toBeNull();
  });

  it('never include a honeypot field', async () => {
    const { customer, ...rest } = validBody(contactPath) as { customer: object };
    const traps = { website: null, honeypot: '', hp: ' ' };
    const body = { ...rest, ...traps, customer: { ...customer, fax: null, homepage: '', hobby: 'doors' } };
    const answer = await post(service, contactPath, body);
    expect(await keptOf(answer)).toBe('{"/customer/hobby":"doors"}');
    expect(told(answer).message).toMatch(/for our staff: customer\.hobby\.$/);
  });

  it('do not include the output fields of a door that was copied from an answer', async () => {
    const sent = { doors: [{ opWidth: '1500' }, { opWidth: '900' }] };
    const { doors } = (await post(service, '/api/internal-doors/estimate', sent)).json<EstimateResponse>();
    const asked = doors.map((door) => ({ ...door, facesTheGarden: true }));
    const answer = await post(service, internalPath, { ...validBody(internalPath), doors: asked });
    expect(await keptOf(answer)).toBe('{"/doors/0/facesTheGarden":true,"/doors/1/facesTheGarden":true}');
    expect(told(answer).message).toMatch(/for our staff: doors\.facesTheGarden\.$/);
  });

  it('are stored even with characters that no database accepts', async () => {
    const odd = { note: 'a\0b\ud83d', '\0\ude00': [{ '\0': '\ude00' }] };
    const answer = await post(service, contactPath, { ...validBody(contactPath), ...odd });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await keptOf(answer)).toBe(
      String.raw`{"/note":"a\u0000b\ud83d","/\u0000\ude00":[{"\u0000":"\ude00"}]}`,
    );
    expect(told(answer).message).toMatch(/for our staff: note and others\.$/);
  });

  it('are stored up to 2,000 characters, however large the body', async () => {
    const body = { ...validBody(contactPath), notes: 'n'.repeat(30_000), colour: 'red' };
    const deep = `"deep":${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    const answer = await post(service, contactPath, JSON.stringify(body).replace(/}$/, `,${deep}}`));
    const kept = (await keptOf(answer)) ?? '';
    expect(kept.length).toBeLessThanOrEqual(2000);
    expect(JSON.parse(kept)).toEqual({
      '/notes': expect.stringMatching(/^n{1800,}… \(cut\)$/) as string,
      '/colour': 'red',
      '/deep': '… (cut)',
    });
    expect(told(answer).message).toMatch(
      / kept as much of them as fits for our staff: notes, colour, deep\.$/,
    );
    const many = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`field${i}`, i]));
    const ofMany = await post(service, contactPath, { ...validBody(contactPath), ...many });
    expect(told(ofMany).ignored).toHaveLength(20);
    expect(((await keptOf(ofMany)) ?? '').length).toBeLessThanOrEqual(2000);
    expect(told(ofMany).message).toMatch(/: field0, field1, .*, field9 and others\.$/);
  });

  it('are named in a replay as in the first answer, whatever the replay sends', async () => {
    const headers = { 'idempotency-key': 'the-same' };
    const body = validBody(contactPath);
    const send = (more: object) => post(service, contactPath, { ...body, ...more }, { headers });
    const first = await send({ colour: 'red' });
    const again = await send({ colour: 'red' });
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect(again.body).toBe(first.body);
    const other = await send({ notes: 'n' });
    expect(told(other)).toEqual({ ...told(first), ignored: ['/notes'] });
    expect(await keptOf(other)).toBe('{"/colour":"red"}');
  });

  it('do not make an enquiry differ from its duplicate', async () => {
    const body = validBody(contactPath);
    expect((await post(service, contactPath, { ...body, colour: 'red' })).statusCode).toBe(200);
    const answer = await post(service, contactPath, { ...body, colour: 'green' });
    expect(problemOf(answer)).toMatchObject({ status: 409, code: 'duplicate_submission' });
  });

  it('are copied from a quote to its enquiry', async () => {
    const [door] = quoteBody.doors;
    const customer = { name: 'Orla Byrne', email: 'orla@example.ie' };
    const doors = [{ ...door, facesTheGarden: 'yes' }];
    const { token } = await createQuote(service, { ...quoteBody, customer, doors, budget: 5000 });
    const kept = '{"/doors/0/facesTheGarden":"yes","/budget":5000}';
    expect((await service.openDoorQuote(token))?.alsoSent).toBe(kept);
    const sent = await service.submitDoorQuote(pageSubmit(token, { customer }));
    expect((await service.store.enquiries.find(sent?.id ?? ''))?.alsoSent).toBe(kept);
  });

  it('are exported and erased with the person', async () => {
    const customer = { name: 'Niamh Byrne', email: 'niamh@example.ie' };
    const secret = 'the key is below the mat';
    await post(service, internalPath, { customer, secret });
    await createQuote(service, { ...quoteBody, customer, secret });
    const { people } = service.store;
    const data = await people.export(customer.email);
    for (const rows of [data?.enquiries, data?.doorQuotes])
      expect(rows).toMatchObject([{ alsoSent: { '/secret': secret } }]);
    const at = service.clock.now();
    await people.erase(customer.email, createTombstone(customer.email, at), { at, actor: 'tester@here' });
    for (const table of ['enquiries', 'door_quotes'])
      expect(JSON.stringify(await rawRows(service.env, table))).not.toContain(secret);
  });
});
