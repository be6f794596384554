import type { Client, ElicitRequest, ElicitResult } from '@modelcontextprotocol/client';
import { describe, expect, it } from 'vitest';
import type { SubmissionResponse } from '../../src/contract/enquiries/enquiry.ts';
import { temporaryFolder } from '../support/child.ts';
import { exported } from '../support/enquiries.ts';
import {
  type ClientNeeds,
  call,
  consent,
  listeningService,
  overHttp,
  overStdio,
  structured,
  textOf,
} from './clients.ts';

const service = await listeningService();
const dataDir = await temporaryFolder();
const withForms = { capabilities: { elicitation: { form: {} } } };

/** The transports on which a client can show a form. */
const ways: Record<string, () => Promise<Client>> = {
  'HTTP, 2026-07-28': () => overHttp(service.url, { protocol: '2026-07-28', ...withForms }),
  'HTTP, 2025-11-25': () => overHttp(service.url, { protocol: '2025-11-25', ...withForms }),
  'stdio, 2026-07-28': () => overStdio({ protocol: '2026-07-28', ...withForms }, dataDir),
  'stdio, 2025-11-25': () => overStdio({ protocol: '2025-11-25', ...withForms }, dataDir),
};

interface Form {
  readonly message: string;
  readonly requestedSchema: { readonly properties: object; readonly required?: readonly string[] };
}

let message = 0;
const enquiry = () => ({ message: `Can somebody call about door number ${(message += 1)}?`, consent });

function answering(client: Client, answer: ElicitResult): Form[] {
  const forms: Form[] = [];
  client.setRequestHandler('elicitation/create', (request: ElicitRequest) => {
    forms.push(request.params as unknown as Form);
    return answer;
  });
  return forms;
}

describe.each(Object.entries(ways))('a form over %s', async (way, connect) => {
  const client = await connect();
  const keptOf = async (id: string) =>
    way.startsWith('HTTP')
      ? service.store.enquiries.find(id)
      : (await exported({ DATA_DIR: dataDir })).find((each) => each.id === id);

  it('asks for the missing fields and sends the input of the user', async () => {
    const forms = answering(client, {
      action: 'accept',
      content: { name: 'Seán Ó Broin', email: `sean.${way.length}@example.ie`, phone: '01 677 0095' },
    });
    const result = await call(client, 'submit_contact_enquiry', enquiry());
    const { id } = structured<SubmissionResponse>(result);
    expect(forms).toHaveLength(1);
    expect(forms[0]?.message).toBe(
      'To send your enquiry to the maker of the doors, who will contact you about it, we need your contact details.',
    );
    expect(forms[0]?.requestedSchema.properties).toEqual({
      name: { type: 'string', title: 'First and last name', minLength: 3, maxLength: 200 },
      email: { type: 'string', title: 'E-mail address', format: 'email', maxLength: 254 },
      phone: { type: 'string', title: 'Phone number (optional)', maxLength: 400 },
    });
    expect(forms[0]?.requestedSchema.required).toEqual(['name', 'email']);
    expect(textOf(result)).not.toContain('Seán');
    expect((await keptOf(id))?.request.customer).toEqual({
      name: 'Seán Ó Broin',
      email: `sean.${way.length}@example.ie`,
      phone: '01 677 0095',
    });
  });

  it('accepts an internationalised e-mail address', async () => {
    const email = `seán.${(message += 1)}@fáinne.ie`;
    answering(client, { action: 'accept', content: { name: 'Seán Ó Broin', email } });
    const { id } = structured<SubmissionResponse>(await call(client, 'submit_contact_enquiry', enquiry()));
    expect((await keptOf(id))?.request.customer.email).toBe(email);
  });

  it('asks only for a missing e-mail address', async () => {
    const forms = answering(client, {
      action: 'accept',
      content: { email: `mary.${(message += 1)}@example.ie` },
    });
    const customer = { name: 'Mary Walsh', phone: '01 677 0095' };
    structured(await call(client, 'submit_internal_doors_enquiry', { customer, ...enquiry() }));
    expect(Object.keys(forms[0]?.requestedSchema.properties ?? {})).toEqual(['email']);
  });

  it.each([
    ['blank', ''],
    ['of spaces', '  '],
  ])('asks for fields that the assistant left %s, and uses the input of the user', async (_, nothing) => {
    const email = `nuala.${(message += 1)}@example.ie`;
    const forms = answering(client, {
      action: 'accept',
      content: { name: 'Nuala Burke', email, phone: '01 677 0096' },
    });
    const customer = { name: nothing, email: nothing, phone: nothing, company: 'Burke Ltd' };
    const { id } = structured<SubmissionResponse>(
      await call(client, 'submit_contact_enquiry', { ...enquiry(), customer }),
    );
    expect(forms).toHaveLength(1);
    expect(Object.keys(forms[0]?.requestedSchema.properties ?? {})).toEqual(['name', 'email', 'phone']);
    expect(forms[0]?.requestedSchema.required).toEqual(['name', 'email']);
    const written = { name: 'Nuala Burke', email, phone: '01 677 0096', company: 'Burke Ltd' };
    expect((await keptOf(id))?.request.customer).toEqual(written);
  });

  it('prefers the input of the user to that of the assistant', async () => {
    const email = `brid.${(message += 1)}@example.ie`;
    answering(client, { action: 'accept', content: { name: 'Bríd Kelly', email, phone: '01 677 0097' } });
    const customer = { name: 'B. Kelly, says the assistant', phone: '01 677 0098' };
    const { id } = structured<SubmissionResponse>(
      await call(client, 'submit_contact_enquiry', { ...enquiry(), customer }),
    );
    const written = { name: 'Bríd Kelly', email, phone: '01 677 0097' };
    expect((await keptOf(id))?.request.customer).toEqual(written);
  });

  it.each(['decline', 'cancel'] as const)(
    'answers a %s with an error, and is not shown again',
    async (action) => {
      const forms = answering(client, { action });
      const result = await call(client, 'submit_contact_enquiry', enquiry());
      expect(forms).toHaveLength(1);
      expect(result.isError).toBe(true);
      expect(textOf(result)).toContain('did not give their contact details');
      expect(textOf(result)).toContain('configuratorUrl');
    },
  );

  it('reports invalid input of the user', async () => {
    const forms = answering(client, {
      action: 'accept',
      content: { name: 'Mary Walsh', email: 'mary at home' },
    });
    const result = await call(client, 'submit_contact_enquiry', enquiry());
    expect(forms).toHaveLength(1);
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('customer.email');
  });

  const question =
    'May we send these details to the maker of the doors, so that they can contact you about your enquiry?';
  const withoutConsent = () => ({ message: enquiry().message });

  it('asks for consent, and the enquiry is stored with the text of the question', async () => {
    const content = { name: 'Mary Walsh', email: `mary.${(message += 1)}@example.ie`, consent: true };
    const forms = answering(client, { action: 'accept', content });
    const { id } = structured<SubmissionResponse>(
      await call(client, 'submit_contact_enquiry', withoutConsent()),
    );
    expect(forms[0]?.requestedSchema.properties).toMatchObject({
      consent: { type: 'boolean', title: question, default: false },
    });
    expect(forms[0]?.requestedSchema.required).toEqual(['name', 'email', 'consent']);
    expect((await keptOf(id))?.request.consent).toEqual({ granted: true, text: question });
  });

  it.each([
    ['no', { consent: false }],
    ['no answer', {}],
    ['a text', { consent: 'yes' }],
  ])('answered with %s as consent stores no enquiry', async (_what, said) => {
    const content = { name: 'Mary Walsh', email: `mary.${(message += 1)}@example.ie`, ...said };
    answering(client, { action: 'accept', content });
    const before = (await service.enquiries()).length;
    const result = await call(client, 'submit_contact_enquiry', withoutConsent());
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('Nothing was sent: the user did not agree to it.');
    expect((await service.enquiries()).length).toBe(before);
  });

  it('asks for consent only, if the assistant has the contact details', async () => {
    const forms = answering(client, { action: 'accept', content: { consent: true } });
    const customer = { name: 'Mary Walsh', email: `mary.${(message += 1)}@example.ie`, phone: '01 677 0095' };
    const { id } = structured<SubmissionResponse>(
      await call(client, 'submit_contact_enquiry', { ...withoutConsent(), customer }),
    );
    expect(Object.keys(forms[0]?.requestedSchema.properties ?? {})).toEqual(['consent']);
    expect((await keptOf(id))?.request.consent).toEqual({ granted: true, text: question });
  });

  it('is not shown if the assistant says that consent was refused', async () => {
    const forms = answering(client, { action: 'accept', content: {} });
    const result = await call(client, 'submit_contact_enquiry', {
      ...withoutConsent(),
      consent: { granted: false },
    });
    expect(result.isError).toBe(true);
    expect(forms).toEqual([]);
  });
});

it.each([
  ['declares elicitation without modes', {}],
  ['supports forms and URLs', { form: {}, url: {} }],
])('a client that %s is shown the form', async (_, elicitation) => {
  const client = await overHttp(service.url, { protocol: '2026-07-28', capabilities: { elicitation } });
  const forms = answering(client, { action: 'decline' });
  expect(textOf(await call(client, 'submit_contact_enquiry', enquiry()))).toBe(
    'Nothing was sent: the user did not give their contact details.\nRespect that and do not call again unless the user asks for it, or give them the configuratorUrl from estimate_internal_doors, where they can see the door and enquire themselves.',
  );
  expect(forms).toHaveLength(1);
});

describe('without forms', () => {
  const clients: Record<string, ClientNeeds> = {
    'declares no elicitation': { protocol: '2026-07-28' },
    'supports URLs only': { protocol: '2026-07-28', capabilities: { elicitation: { url: {} } } },
    'is older, and declares no elicitation': { protocol: '2025-11-25' },
    'is older, and supports URLs only': {
      protocol: '2025-11-25',
      capabilities: { elicitation: { url: {} } },
    },
  };

  it.each(Object.entries(clients))('a client that %s is told to ask the user', async (_, needs) => {
    const client = await overHttp(service.url, needs);
    const result = await call(client, 'submit_contact_enquiry', enquiry());
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('customer.name and customer.email are required');
    expect(textOf(result)).toContain('Ask the user');
    expect(textOf(result)).toContain('configuratorUrl');
  });
});
