import type { Environment } from './child.ts';
import { runCommand } from './command.ts';

export interface Contact {
  customer: { name: string; email: string; phone?: string };
  message: string;
}

const rooms = ['kitchen', 'hall', 'study', 'dining room', 'utility room', 'landing', 'office', 'pantry'];
const kinds = ['single door', 'double door', 'sliding door', 'pivot door', 'fixed panel'];

/** A plain enquiry, different for each number. */
export function contact(number: number | string): Contact {
  const pick = (list: string[], step: number) => list[(Number(number) * step || 0) % list.length] ?? '';
  return {
    customer: { name: `Aoife Ní Bhriain ${number}`, email: `aoife.${number}@example.ie` },
    message: `Please call about a ${pick(kinds, 1)} for the ${pick(rooms, 3)} of house number ${number}.`,
  };
}

export interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

export function submit(
  base: string,
  body: unknown,
  headers: Record<string, string> = {},
  path = '/api/contact',
): Promise<Answer> {
  return ask(`${base}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(25_000), ...init });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: isJson && text !== '' ? (JSON.parse(text) as Record<string, unknown>) : { text },
  };
}

export async function statusOf(url: string): Promise<number> {
  return (await ask(url)).status;
}

export interface ExportedEnquiry {
  id: string;
  collection: string;
  receivedAt: string;
  submittedBy: string;
  reference: string;
  estimate: unknown;
  request: Contact & Record<string, unknown>;
}

/** All stored enquiries, from the export command. */
export async function exported(env: Environment, ...filter: string[]): Promise<ExportedEnquiry[]> {
  const { code, stdout, stderr } = await runCommand(
    ['enquiries', 'export', '--format', 'ndjson', ...filter],
    {
      env,
    },
  );
  if (code !== 0) throw new Error(`The export failed: ${stderr}`);
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ExportedEnquiry);
}

/** Counts the occurrences of each value. */
export function tally(values: readonly number[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
