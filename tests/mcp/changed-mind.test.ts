import { describe, expect, it } from 'vitest';
import type { SubmissionResponse } from '../../src/contract/enquiries/enquiry.ts';
import { cardFile, fullCard } from '../support/business.ts';
import { issueKey } from '../support/partner.ts';
import { rawRows } from '../support/raw-rows.ts';
import { call, consent, listeningService, overHttp, person, structured, textOf } from './clients.ts';

const service = await listeningService({ env: { BUSINESS: await cardFile(fullCard) } });
const anonymous = await overHttp(service.url, { protocol: '2026-07-28' });
const partner = await keyed('partner', false);
const byHand = 'To withdraw it, ring 01 679 1234 or write to desk@doors.example.ie and name your reference.';

async function keyed(label: string, test: boolean) {
  const { headers } = await issueKey(service, { label, test });
  return overHttp(service.url, { protocol: '2026-07-28', headers });
}

const send = (client: typeof anonymous) =>
  call(client, 'submit_contact_enquiry', {
    customer: person(),
    message: 'Could somebody ring me about a pivot door?',
    consent,
  });
const stageOf = async (id: string) =>
  (await rawRows(service.env, 'enquiries')).find((row) => row['id'] === id)?.['stage'];

describe('the withdrawal of an enquiry', () => {
  it('is possible with the key that sent the enquiry, and reaches the staff with its reason', async () => {
    const sent = await send(partner);
    const { id, reference } = structured<SubmissionResponse>(sent);
    expect(textOf(sent)).toContain('Call withdraw_enquiry with this id if the user withdraws it.');
    const result = await call(partner, 'withdraw_enquiry', { id, reason: 'We are moving house.' });
    expect(structured(result)).toMatchObject({ id, reference, state: 'withdrawn' });
    expect(result.structuredContent).not.toHaveProperty('ignored');
    expect(textOf(result)).toBe(`The enquiry ${reference} (${id}) is withdrawn. Its maker is told.`);
    expect(await stageOf(id)).toBe('withdrawn');
    expect(await service.store.enquiries.find(id)).toMatchObject({
      withdrawalReason: 'We are moving house.',
    });
    expect(structured(await call(partner, 'withdraw_enquiry', { id }))).toMatchObject({ state: 'withdrawn' });
  });

  it('is refused without a key; the answer after sending and the refusal say how the user can withdraw', async () => {
    const sent = await send(anonymous);
    const { id } = structured<SubmissionResponse>(sent);
    expect(textOf(sent).split('\n')).toContain(byHand);
    const result = await call(anonymous, 'withdraw_enquiry', { id });
    expect(result.isError).toBe(true);
    expect(textOf(result).split('\n')).toEqual([
      'Nothing was withdrawn: only the API key that sent an enquiry can withdraw it.',
      `Tell the user: ${byHand}`,
    ]);
    expect(await stageOf(id)).toBe('new');
  });

  it.each([
    [false, 'is stored (dqt_', 'dqt_'],
    [true, 'was not stored, as asked (dry_', 'dry_'],
  ])('has nothing to do for an estimate with a link: dry run %s', async (estimateOnly, said, prefix) => {
    const answer = await call(anonymous, 'create_internal_door_quote', {
      customer: { name: 'Aoife Byrne', email: 'aoife@example.ie' },
      doors: [{ design: 'tPIVOT-w1100-h2100' }],
      estimateOnly,
      consent,
    });
    expect(textOf(answer)).toContain(said);
    const { id } = structured<{ id: string }>(answer);
    expect(id.startsWith(prefix)).toBe(true);
    const result = await call(anonymous, 'withdraw_enquiry', { id });
    expect(result.isError).toBe(true);
    expect(textOf(result)).toBe(
      'Nothing was withdrawn: this is an estimate with a link, not an enquiry. Nothing was sent to the maker.\n' +
        'Tell the user that the link ends by itself after 90 days.',
    );
  });

  it('is refused to another key with the same answer, whether or not the enquiry exists', async () => {
    const { id } = structured<SubmissionResponse>(await send(partner));
    const other = await keyed('other', false);
    const texts = await Promise.all(
      [id, 'con_01KJPZV280Y7J5E8YYPY4AYHMS', '../admin'].map(async (each) =>
        textOf(await call(other, 'withdraw_enquiry', { id: each })),
      ),
    );
    expect(new Set(texts).size).toBe(1);
    expect(await stageOf(id)).toBe('new');
  });

  it('requires the id of the enquiry', async () => {
    const result = await call(partner, 'withdraw_enquiry', {});
    expect(result.isError).toBe(true);
    expect(textOf(result)).toContain('id is required.');
  });

  it('is not offered for the enquiry of a test key', async () => {
    expect(textOf(await send(await keyed('trial', true)))).not.toMatch(/withdraw/i);
  });
});

describe('personal data', async () => {
  const { tools } = await anonymous.listTools();

  it('is accepted only by tools that say that the user has to ask first, and by no tool that only reads', () => {
    const taking = tools.filter(({ inputSchema }) => 'customer' in (inputSchema.properties ?? {}));
    expect(taking.map(({ name }) => name)).toEqual([
      'create_internal_door_quote',
      'submit_contact_enquiry',
      'submit_internal_doors_enquiry',
      'submit_security_doors_enquiry',
    ]);
    for (const { name, description, annotations, inputSchema } of taking) {
      expect(description, name).toMatch(/only after the user has asked (?:for an offer|to be contacted)/);
      expect(description, name).toContain("Needs the user's explicit consent");
      expect(annotations?.readOnlyHint, name).toBe(false);
      expect(inputSchema.required, name).toContain('consent');
    }
    const others = tools.filter((tool) => !taking.includes(tool));
    expect(JSON.stringify(others.map(({ inputSchema }) => inputSchema))).not.toMatch(
      /"(?:name|email|phone)"/,
    );
  });

  it('is asked for last, by the instructions of the server', () => {
    expect(anonymous.getInstructions()).toContain(
      'Send contact details only after the user has explicitly agreed.',
    );
  });
});
