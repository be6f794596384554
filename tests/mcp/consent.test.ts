import { describe, expect, it } from 'vitest';
import type { DoorQuoteResponse } from '../../src/contract/quotes/quote.ts';
import type { SubmissionResponse } from '../../src/contract/enquiries/enquiry.ts';
import { rawRows } from '../support/raw-rows.ts';
import {
  call,
  consent,
  listeningService,
  overHttp,
  person,
  structured,
  textOf,
  validArguments,
} from './clients.ts';

const service = await listeningService();
const client = await overHttp(service.url, { protocol: '2026-07-28' });
const submitting = Object.entries(validArguments()).filter(([, args]) => 'consent' in args);

/** The number of enquiries and unsent quotes. */
const stored = async () =>
  (await service.enquiries()).length + (await rawRows(service.env, 'door_quotes')).length;

it('four tools require consent, and each has tests of it', () => {
  expect(submitting).toHaveLength(4);
});

describe.each(submitting)('%s', (name, valid) => {
  it.each([
    ['missing', undefined, 'consent is required.'],
    ['not granted', { granted: false }, 'consent.granted must be true.'],
    ['half given', { text: 'yes' }, 'consent.granted is required.'],
    ['a word', { granted: 'yes' }, 'consent.granted must be true'],
  ])('stores no enquiry if consent is %s', async (_, given, fault) => {
    const before = await stored();
    const { consent: _consent, ...args } = valid;
    const result = await call(client, name, given === undefined ? args : { ...args, consent: given });
    expect(result.isError).toBe(true);
    expect(result.structuredContent).toBeUndefined();
    expect(textOf(result)).toContain(fault);
    expect(textOf(result)).toContain('Ask the user');
    expect(await stored()).toBe(before);
  });

  it('reports every error at once', async () => {
    const args = { customer: { name: 'Al', email: 'nobody' }, doors: [{ bifoldConfig: '9L', opWidth: [] }] };
    const result = await call(client, name, { ...args, message: 'Hi' });
    const text = textOf(result);
    expect(result.isError).toBe(true);
    for (const field of ['customer.name', 'customer.email', 'consent']) expect(text).toContain(field);
    expect(text).toContain('Only after a clear yes, call again with consent.granted set to true.');
    expect(text).not.toContain('nobody');
  });

  it('asks in plain words for both names and for an area code', async () => {
    const customer = { name: 'Jo', email: 'jo@example.ie', phone: '679 1234' };
    const result = await call(client, name, { ...valid, customer });
    expect(result.isError).toBe(true);
    expect(textOf(result).split('\n')).toEqual(
      expect.arrayContaining([
        '- customer.name must be complete: first and last name, please.',
        '- customer.phone needs its area code: please add it, such as 01 679 1234.',
      ]),
    );
  });

  it('replays its answer for a repeated key, and refuses the key with another body', async () => {
    const args = { ...valid, customer: person(), idempotencyKey: `key of ${name}` };
    const before = await stored();
    const first = structured<{ id: string }>(await call(client, name, args));
    const again = await call(client, name, args);
    expect(structured(again)).toEqual(first);
    const other = await call(client, name, { ...args, customer: person() });
    expect(other.isError).toBe(true);
    expect(textOf(other)).toContain('new idempotencyKey');
    expect(await stored()).toBe(before + 1);
  });
});

describe('an enquiry', () => {
  const args = () => ({ customer: person(), message: 'Can we see a steel door next week?', consent });

  it('is stored with its consent', async () => {
    const { id, collection, message } = structured<SubmissionResponse>(
      await call(client, 'submit_contact_enquiry', args()),
    );
    const enquiry = await service.store.enquiries.find(id);
    expect(collection).toBe('contact_requests');
    expect(message).toContain(enquiry?.reference ?? '?');
    expect(enquiry?.request).toMatchObject({ consent });
  });

  it('is refused as a duplicate', async () => {
    const same = args();
    const { id } = structured<SubmissionResponse>(await call(client, 'submit_contact_enquiry', same));
    const again = await call(client, 'submit_contact_enquiry', same);
    expect(again.isError).toBe(true);
    expect(textOf(again)).toContain(id);
    expect(textOf(again)).toContain('Do not send it again');
  });

  it('is refused with a filled honeypot', async () => {
    const result = await call(client, 'submit_contact_enquiry', {
      ...args(),
      website: 'https://spam.example',
    });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('looks like spam');
  });

  it('is refused without a store, while prices are still given', async () => {
    const closed = await listeningService();
    const visitor = await overHttp(closed.url, { protocol: '2026-07-28' });
    await closed.store.close();
    const result = await call(visitor, 'submit_contact_enquiry', args());
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('Wait 5 seconds');
    expect(result._meta).toMatchObject({ retryAfterSeconds: 5 });
    structured(await call(visitor, 'estimate_internal_doors', { doors: [{}] }));
  });

  it('is not created by a dry run of a quote', async () => {
    const before = await stored();
    const quote = structured<DoorQuoteResponse>(
      await call(client, 'create_internal_door_quote', {
        customer: person(),
        doors: [{ preset: 'double-no-panels' }],
        estimateOnly: true,
        consent,
      }),
    );
    expect(quote.id).toMatch(/^dry_/);
    expect(await stored()).toBe(before);
  });
});
