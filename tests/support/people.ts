import { expect } from 'vitest';
import type { PersonData } from '../../src/store/people/person-data.ts';
import { contactPath, internalPath, post, securityPath } from '../api/requests.ts';
import { createQuote, pageSubmit, quoteBody } from './door-quotes.ts';
import type { TestService } from './service.ts';

export interface Person {
  readonly name: string;
  readonly email: string;
}

let sent = 0;

/**
 * Stores every kind of record of a customer: all collections, sent and unsent quotes, idempotency keys, a
 * sent page.
 */
export async function sendEverything(service: TestService, { name, email }: Person): Promise<void> {
  const customer = { name, email, phone: '01 679 1234' };
  const send = async (path: string, body: object) => {
    const headers = { 'idempotency-key': `key ${(sent += 1)}` };
    const from = `198.18.0.${sent % 250}`;
    const answer = await post(service, path, body, { headers, from });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  await send(contactPath, { customer, message: `Can ${name} see door ${(sent += 1)} on Saturday?` });
  await send(internalPath, { customer });
  await send(securityPath, { customer });
  const quote = { ...quoteBody, customer };
  await createQuote(service, quote);
  const { token } = await createQuote(service, quote);
  const form = { customer, message: `Door ${(sent += 1)} please` };
  expect(await service.submitDoorQuote(pageSubmit(token, form))).not.toBeNull();
  expect(
    await service.submitDoorQuote({
      ...pageSubmit(null, { customer, message: `Door ${(sent += 1)} as well` }),
      sentPage: `secret ${(sent += 1)}`,
    }),
  ).not.toBeNull();
  await service.store.deliveries.fanOut();
}

export const dataOf = ({ store }: TestService, email: string): Promise<PersonData | null> =>
  store.people.export(email);
