import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Answer } from '../support/enquiries.ts';

/** Sends on a connection of its own, so that any thread may get it. */
export async function sendAnew(
  url: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const sent = request(url, {
    method: body === undefined ? 'GET' : 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', ...headers },
    signal: AbortSignal.timeout(25_000),
  });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const said = await text(response);
  return {
    status: response.statusCode ?? 0,
    headers: new Headers(
      Object.entries(response.headers).map(([name, value = '']) => [name, String(value)] as [string, string]),
    ),
    body: said.startsWith('{') ? (JSON.parse(said) as Record<string, unknown>) : { text: said },
  };
}

export const atOnce = (count: number, send: (number: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, number) => send(number)));

export async function oneByOne(count: number, send: () => Promise<Answer>): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (answers.length < count) answers.push(await send());
  return answers;
}

/** How many threads answered: the ids of a thread's requests begin alike. */
export const answeredBy = (answers: readonly Answer[]): number =>
  new Set(answers.map(({ headers }) => headers.get('x-request-id')?.replace(/-[^-]*$/, ''))).size;
