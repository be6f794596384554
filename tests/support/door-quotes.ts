import { expect } from 'vitest';
import type { DoorQuoteResponse } from '../../src/contract/quotes/quote.ts';
import { DoorQuoteSubmission } from '../../src/contract/quotes/submission.ts';
import { compileReader } from '../../src/contract/reading/reader.ts';
import type { DoorDesign } from '../../src/domain/design/design.ts';
import { readDesignText } from '../../src/domain/design/design-text.ts';
import type { SubmitDoorQuoteInput } from '../../src/app/quotes/submit.ts';
import type { startService } from './service.ts';

type Service = Awaited<ReturnType<typeof startService>>;

const quotePath = '/api/internal-doors/quote';
export const customer = { name: 'Aoife Byrne', email: 'aoife@example.ie' };
export const quoteBody = {
  source: 'assistant',
  sourceId: 'talk-7',
  customer: { ...customer, phone: '01 679 1234' },
  doors: [{ preset: 'double-both-panels', opWidth: 2400, opHeight: 2100 }],
};

export const post = (
  { server }: Pick<Service, 'server'>,
  payload: object,
  headers: Record<string, string> = {},
) => server.inject({ method: 'POST', url: quotePath, payload, headers });

/** Creates a quote; returns the answer and the token of its link. */
export async function createQuote(service: Service, body: object = quoteBody) {
  const response = await post(service, body);
  expect(response.statusCode, response.body).toBe(200);
  const answer = response.json<DoorQuoteResponse>();
  return { ...answer, token: answer.quoteUrl.replace(/^.*\/quotes\//, '') };
}

const read = compileReader(DoorQuoteSubmission);

/** The parsed form of a page that submits these doors. */
export function pageSubmit(
  token: string | null,
  form: object = {},
  doors: readonly string[] = ['tSINGLE.HINGED-w900-h2100'],
): SubmitDoorQuoteInput {
  const reading = read({ customer, ...form });
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return {
    token,
    submission: reading.value,
    designs: doors.map(designOf),
    source: 'configurator',
    caller: { id: '127.0.0.1', kind: 'anonymous', label: 'anonymous', policy: null },
    requestId: 'request-1',
    trapSprung: false,
    idempotencyKey: null,
  };
}

export function designOf(text: string): DoorDesign {
  const design = readDesignText(text);
  if (!design) throw new Error(`No design: ${text}`);
  return design;
}
