import { describe, expect, it } from 'vitest';
import { startService } from '../support/service.ts';
import { contactPath, internalPath, post, problemOf, securityPath, unlimited } from './requests.ts';

describe('the answer to a body with errors', async () => {
  const service = await startService('embedded', { env: unlimited });

  it.each([internalPath, securityPath])('names all errors at once: %s', async (path) => {
    const answer = await post(service, path, {
      source: 'a\nb',
      sourceId: 7,
      customer: { name: 'Bo', email: 'bo', phone: '12', company: null },
      project: { message: 'x'.repeat(2501), fromPage: 'javascript:1' },
      product: [],
      comments: '\0',
      doors: [{}, { bifoldConfig: '9L', opWidth: 900 }, 'door'],
      supplyAndInstall: 'yes',
      eirCode: 1,
      attachments: [{ url: '/a', description: 'x'.repeat(401), expiresAt: '2026-02-30' }],
      consent: { granted: 'true', at: 'now' },
    });
    const { errors = [], detail } = problemOf(answer);
    expect(Object.fromEntries(errors.map(({ pointer, field }) => [pointer, field]))).toEqual({
      '/source': 'source',
      '/sourceId': 'sourceId',
      '/customer/name': 'customer.name',
      '/customer/email': 'customer.email',
      '/customer/phone': 'customer.phone',
      '/customer/company': 'customer.company',
      '/project/message': 'project.message',
      '/project/fromPage': 'project.fromPage',
      '/product': 'product',
      '/comments': 'comments',
      '/doors/1/bifoldConfig': 'doors[1].bifoldConfig',
      '/doors/1/opWidth': 'doors[1].opWidth',
      '/doors/2': 'doors[2]',
      '/supplyAndInstall': 'supplyAndInstall',
      '/eirCode': 'eirCode',
      '/attachments/0/url': 'attachments[0].url',
      '/attachments/0/description': 'attachments[0].description',
      '/attachments/0/expiresAt': 'attachments[0].expiresAt',
      '/consent/granted': 'consent.granted',
      '/consent/at': 'consent.at',
    });
    expect(new Set(errors.map(({ pointer }) => pointer)).size).toBe(errors.length);
    expect(detail).toContain(String(errors.length));
    for (const { field, message } of errors) expect(message).toContain(field);
  });

  it('names missing and invalid fields together', async () => {
    const answer = await post(service, contactPath, { customer: { email: 'bo' } });
    expect(
      problemOf(answer)
        .errors?.map(({ pointer }) => pointer)
        .sort(),
    ).toEqual(['/customer/email', '/customer/name', '/message']);
  });

  it('names a single error in its detail, with a hint', async () => {
    const answer = await post(service, contactPath, {
      customer: { name: 'Bob', email: 'bob@example.ie', phone: '12' },
      message: 'Hello there',
    });
    expect(problemOf(answer).detail).toBe(
      'customer.phone must be a valid phone number; without a country code it is read as Irish.',
    );
  });

  it.each([
    [{ name: 'Jo', email: 'jo@example.ie' }, 'customer.name must be complete: first and last name, please.'],
    [
      { name: 'Jo Byrne', email: 'jo@example.ie', phone: '679 1234' },
      'customer.phone needs its area code: please add it, such as 01 679 1234.',
    ],
  ])('has a detail in plain words for the customer %j', async (customer, detail) => {
    const answer = await post(service, contactPath, { customer, message: 'Hello there' });
    expect(problemOf(answer).detail).toBe(detail);
  });

  it('never repeats the values of the body', async () => {
    const answer = await post(service, contactPath, {
      customer: { name: 'Zz', email: 'secret@' },
      message: 1,
    });
    expect(answer.body).not.toMatch(/Zz|secret/);
  });

  it('names at most 100 errors', async () => {
    const doors = Array.from({ length: 20 }, () => ({
      doorType: 1,
      opWidth: 1,
      opHeight: 1,
      bifoldConfig: 1,
    }));
    const attachments = Array.from({ length: 10 }, () => ({ url: 1, type: 1, description: 1, expiresAt: 1 }));
    const answer = await post(service, internalPath, { customer: {}, doors, attachments });
    expect(answer.statusCode).toBe(400);
    expect(problemOf(answer).errors).toHaveLength(100);
  });
});
