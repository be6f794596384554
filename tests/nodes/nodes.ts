import { fileURLToPath } from 'node:url';
import type { Environment } from '../support/child.ts';
import { type Answer, ask, contact, submit, tally } from '../support/enquiries.ts';
import { type Program, startProgram } from '../support/program.ts';

const shiftedClock = fileURLToPath(new URL('../support/shifted-clock.mjs', import.meta.url));

/** A wall clock with this offset from that of the machine. */
export const clockAhead = (minutes: number): Environment => ({
  NODE_OPTIONS: `--import=${shiftedClock}`,
  CLOCK_AHEAD_MS: String(minutes * 60_000),
});

/** Starts nodes with these settings, and some settings of each node. */
export const startNodes = (env: Environment, each: readonly Environment[]): Promise<Program[]> =>
  Promise.all(each.map((own) => startProgram({ env: { ...env, ...own }, startWithinMs: 60_000 })));

/** Makes this many calls at once, spread over the nodes in turn. */
export const spreadCalls = (
  nodes: readonly Program[],
  count: number,
  send: (url: string, number: number) => Promise<Answer>,
): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => send(nodes[i % nodes.length]?.url ?? 'none', i)));

/** The number of answers by status to simultaneous, different enquiries from one address. */
export async function statusesFor(nodes: readonly Program[], count: number, address: string) {
  const answers = await spreadCalls(nodes, count, (url, number) =>
    submit(url, contact(`${address}.${number}`), { 'x-forwarded-for': address }),
  );
  return tally(answers.map(({ status }) => status));
}

/** The state of Redis on each node, from the readiness check. */
export const redisStates = (nodes: readonly Program[]): Promise<unknown[]> =>
  Promise.all(nodes.map(async ({ url }) => (await ask(`${url}/readyz`)).body['redis']));

/** A browser without scripts that keeps its cookies and form token across nodes. */
export function nodeBrowser() {
  const cookies = new Map<string, string>();
  let token = '';
  async function visit(url: string, init: Pick<RequestInit, 'method' | 'body'> = {}) {
    const cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ');
    const headers = { accept: 'text/html', 'sec-fetch-site': 'same-origin', cookie };
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const each of answer.headers.getSetCookie()) {
      const [pair = ''] = each.split(';', 1);
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const body = await answer.text();
    token = /name="token" value="([^"]+)"/.exec(body)?.[1] ?? token;
    return { status: answer.status, body };
  }
  return {
    get: (url: string) => visit(url),
    post: (url: string, fields: Readonly<Record<string, string>>) =>
      visit(url, { method: 'POST', body: new URLSearchParams({ token, ...fields }) }),
  };
}
