import { describe, expect, it } from 'vitest';
import type { EstimateResponse } from '../../src/contract/doors/estimate.ts';
import type { RecommendResponse } from '../../src/contract/doors/recommend.ts';
import { startService } from '../support/service.ts';
import { contactPath, internalPath, post, securityPath, unlimited, validBody } from './requests.ts';

const estimatePath = '/api/internal-doors/estimate';
const recommendPath = '/api/internal-doors/recommend';
const findPath = '/api/internal-doors/find';
const quotePath = '/api/internal-doors/quote';
const customer = { name: 'Aoife Byrne', email: 'aoife@example.ie' };
const opening = { widthMm: 1500, heightMm: 2100 };

const service = await startService('embedded', { env: unlimited });
const ignoredIn = async (path: string, body: object) => {
  const answer = await post(service, path, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ ignored?: string[] }>().ignored;
};

describe('an unknown preset', () => {
  const door = { preset: 'double', opWidth: '1000' };

  it('is reported in every answer to a body with doors', async () => {
    expect(await ignoredIn(estimatePath, { doors: [door] })).toEqual(['/doors/0/preset']);
    expect(await ignoredIn(recommendPath, { opening, selectedDoor: door })).toEqual(['/selectedDoor/preset']);
    expect(await ignoredIn(findPath, { opening, ...door })).toEqual(['/preset', '/opWidth']);
    const asAnswered = { ...door, doorTypeKey: 'DOUBLE_HINGED' };
    expect(await ignoredIn(quotePath, { customer, doors: [asAnswered] })).toEqual(['/doors/0/preset']);
    const enquiry = { ...validBody(internalPath), doors: [{ opWidth: '900' }, door] };
    expect(await ignoredIn(internalPath, enquiry)).toEqual(['/doors/1/preset']);
  });

  it('is refused in a quote, with the list of presets', async () => {
    const refused = await post(service, quotePath, { customer, doors: [{ ...door, opWidth: 1000 }] });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('double-no-panels');
  });

  it('is stored with an enquiry, and the confirmation says so', async () => {
    const answer = await post(service, internalPath, { ...validBody(internalPath), doors: [door] });
    const { id, message } = answer.json<{ id: string; message: string }>();
    expect(message).toContain(
      'We could not read this field and kept it as sent for our staff: doors.preset.',
    );
    expect((await service.store.enquiries.find(id))?.alsoSent).toBe('{"/doors/0/preset":"double"}');
  });

  it('is not reported if it differs from a preset only in case and spaces', async () => {
    const doors = [{ preset: ' Double-No-Panels ', opWidth: '1600' }];
    expect(await ignoredIn(estimatePath, { doors })).toBeUndefined();
  });
});

describe('unknown fields', () => {
  it('are named in the answer of every operation with a body', async () => {
    const door = { opWidth: '900', colour: 'red' };
    expect(await ignoredIn(estimatePath, { doors: [{}, door], currency: 'USD' })).toEqual([
      '/doors/1/colour',
      '/currency',
    ]);
    const comparison = { opening: { ...opening, depthMm: 1 }, selectedDoor: door, preferences: { cheap: 1 } };
    expect(await ignoredIn(recommendPath, comparison)).toEqual([
      '/opening/depthMm',
      '/selectedDoor/colour',
      '/preferences/cheap',
    ]);
    expect(await ignoredIn(quotePath, { customer, doors: [{ doorLeafWidth: '900' }] })).toEqual([
      '/doors/0/doorLeafWidth',
    ]);
    const asSent = { doorTypeKey: 'PIVOT', panelsWidth: 400 };
    expect(await ignoredIn(quotePath, { customer, doors: [asSent] })).toEqual(['/doors/0/panelsWidth']);
    expect(await ignoredIn(contactPath, { ...validBody(contactPath), doors: [{ a: { b: 1 } }] })).toEqual([
      '/doors',
    ]);
    for (const path of [internalPath, securityPath] as const) {
      const body = { ...validBody(path), doors: [{ finish: 'reeded' }], attachments: [{ 'a/b~c': null }] };
      expect(await ignoredIn(path, body)).toEqual(['/doors/0/finish', '/attachments/0/a~1b~0c']);
    }
  });

  it('are not named if they are blank or if the body is refused', async () => {
    expect(await ignoredIn(estimatePath, { doors: [{ opWidth: '900', colour: ' ' }] })).toBeUndefined();
    expect(await ignoredIn(contactPath, validBody(contactPath))).toBeUndefined();
    const refused = await post(service, estimatePath, { doors: [{ opWidth: 1, colour: 'red' }] });
    expect(refused.json()).not.toHaveProperty('ignored');
  });

  it('are named up to a limit of twenty, each cut to 100 characters', async () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`field${i}`, i]));
    expect(await ignoredIn(estimatePath, { doors: [many], ...many })).toHaveLength(20);
    const [long] = (await ignoredIn(estimatePath, { doors: [{}], ['🚪'.repeat(5000)]: 1 })) ?? [];
    expect(long).toBe(`/${'🚪'.repeat(100)}`);
  });

  it('never include a honeypot field when an answer names them', async () => {
    const { customer: person, ...rest } = validBody(contactPath) as { customer: object };
    const traps = { website: null, honeypot: '' };
    const body = { ...rest, ...traps, note: 1, customer: { ...person, fax: null, hobby: 1 } };
    expect(await ignoredIn(contactPath, body)).toEqual(['/customer/hobby', '/note']);
  });

  it('do not include the output fields of a door that was copied from an answer', async () => {
    const sent = { doors: [{ opWidth: '1500' }, { opWidth: '900' }] };
    const { doors, recovery } = (await post(service, estimatePath, sent)).json<EstimateResponse>();
    const compared = await post(service, recommendPath, { opening, selectedDoor: doors[0] });
    const { options } = compared.json<RecommendResponse>();
    const answered = [
      ...doors,
      ...(recovery?.suggestions.flatMap(({ door }) => door ?? []) ?? []),
      ...options.map(({ door }) => door),
    ];
    expect(answered.length).toBeGreaterThan(5);
    expect(await ignoredIn(estimatePath, { doors: answered })).toBeUndefined();
    expect(await ignoredIn(quotePath, { customer, doors: answered })).toBeUndefined();
    expect(await ignoredIn(internalPath, { ...validBody(internalPath), doors: answered })).toBeUndefined();
    for (const selectedDoor of answered) {
      expect(await ignoredIn(recommendPath, { opening, selectedDoor })).toBeUndefined();
    }
    // Door fields at the top level are unknown fields.
    expect(await ignoredIn(estimatePath, { doors: [{}], valid: true })).toEqual(['/valid']);
  });

  it('are named in a replay of the answer', async () => {
    const body = { ...validBody(contactPath), note: 1 };
    const send = () => post(service, contactPath, body, { headers: { 'idempotency-key': 'twice' } });
    const [first, second] = [await send(), await send()];
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.json()).toEqual(first.json());
  });
});
