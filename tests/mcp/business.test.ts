import type { ElicitRequest } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import { bareCard, cardFile, fullCard } from '../support/business.ts';
import { call, consent, listeningService, overHttp, protocols, textOf } from './clients.ts';

const withdrawOnPage = expect.stringMatching(
  /^To withdraw it, write at http:\/\/localhost:\d+\/contact and name your reference\.$/,
) as string;

async function assistantOf(card: unknown) {
  const { url } = await listeningService(card === null ? {} : { env: { BUSINESS: await cardFile(card) } });
  const client = await overHttp(url, { protocol: '2025-11-25' });
  const answer = await call(client, 'submit_contact_enquiry', {
    customer: { name: 'Aoife Byrne', email: 'aoife@example.ie' },
    message: 'Is the showroom open on Friday?',
    consent,
  });
  return { client, answer: textOf(answer).split('\n') };
}

it('assistants get the maker and the next steps from the business card', async () => {
  const { client, answer } = await assistantOf(fullCard);
  expect(client.getServerVersion()).toMatchObject({ name: 'lintel', title: 'Example Doors: steel doors' });
  expect(client.getInstructions()).toContain('takes enquiries for Example Doors, their maker in Ireland.');
  expect(client.getInstructions()?.split('\n').slice(1)).toEqual(
    expect.arrayContaining([
      'Phone: 01 679 1234',
      'Delivery: All of Ireland',
      'Enquiries: Our sales desk will answer you within two working days. You can also ring 01 679 1234 or write to desk@doors.example.ie.',
    ]),
  );
  expect(answer.slice(1)).toEqual([
    'Our sales desk will answer you within two working days.',
    'Until then you can ring 01 679 1234 or write to desk@doors.example.ie: please name your reference.',
    'To withdraw it, ring 01 679 1234 or write to desk@doors.example.ie and name your reference.',
  ]);
});

it('assistants get only the name from a card that has only a name', async () => {
  const { client, answer } = await assistantOf(bareCard);
  expect(client.getServerVersion()).toMatchObject({ title: 'Example Doors: steel doors' });
  expect(client.getInstructions()?.split('\n')).toHaveLength(1);
  expect(answer).toEqual([expect.any(String), withdrawOnPage]);
});

it('assistants are told about a sample card', async () => {
  const { client, answer } = await assistantOf(null);
  expect(client.getInstructions()).toMatch(
    /takes enquiries for their maker in Ireland[\s\S]*\nThis is a sample: /,
  );
  expect(answer).toEqual([expect.any(String), withdrawOnPage]);
});

describe('the answer time and the phone number are given before an enquiry is sent:', async () => {
  const { url } = await listeningService({ env: { BUSINESS: await cardFile(fullCard) } });
  const expected =
    'Our sales desk will answer you within two working days. You can also ring 01 679 1234 or write to desk@doors.example.ie.';
  const customer = { name: 'Aoife Byrne', email: 'aoife@example.ie' };
  const message = 'Is the showroom open on Friday?';

  it.each<[string, string, Record<string, unknown>]>([
    ['the list of products', 'list_internal_door_products', {}],
    ['the limits', 'describe_internal_door_limits', {}],
    [
      'a quote, which the user has yet to send',
      'create_internal_door_quote',
      { customer, doors: [{ preset: 'single-no-panels' }], consent },
    ],
    ['the request for consent', 'submit_contact_enquiry', { customer, message }],
    ['the request for contact details', 'submit_contact_enquiry', { message, consent }],
  ])('in the answer with %s', async (_, tool, args) => {
    const client = await overHttp(url, { protocol: '2026-07-28' });
    expect(textOf(await call(client, tool, args)).split('\n')).toContain(`Enquiries: ${expected}`);
  });

  it.each(protocols)('in the form over protocol %s', async (protocol) => {
    const client = await overHttp(url, { protocol, capabilities: { elicitation: { form: {} } } });
    const messages: string[] = [];
    client.setRequestHandler('elicitation/create', ({ params }: ElicitRequest) => {
      messages.push(params.message);
      return { action: 'decline' };
    });
    await call(client, 'submit_contact_enquiry', { message });
    expect(messages).toEqual([
      `To send your enquiry to the maker of the doors, who will contact you about it, we need your contact details. ${expected}`,
    ]);
  });
});
