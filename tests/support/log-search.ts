import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Logger, pino } from 'pino';
import { describeError } from '../../src/logging/logger.ts';
import { toolDefinitions } from '../../src/mcp/tool-definitions.ts';
import { atEndOfFile } from './end-of-file.ts';
import { watchExchanges } from './exchanges.ts';

/** Patterns of private data. */
const shapes: Readonly<Record<string, RegExp>> = {
  'an e-mail address': /[^\s"'<>(),:;]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/u,
  'an API key': /lintel_(?:live|test)_[\w-]{6,}/,
  'a secret of a webhook endpoint': /whsec_[\w+/=-]{6,}/,
  'a secret of a link, a session or a form':
    /(?<![\w+.-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{43}(?![\w/+.-])/,
  'a cookie': /lintel-(?:form|desk|flash)=/,
};

/** The distinctive people, passwords and texts of the tests. */
const marked: readonly RegExp[] = [
  /Aoife|Byrne|Bhriain|Gráinne|Seán|Maeve O|Siobh/iu,
  /679[ -]?1234|123[ -]?4567|7946[ -]?0958|427[ -]?3333/,
  /a quiet hinge closes itself/,
  /house number \d|steel door on Saturday|showroom open on/,
];

/** The private data in a text. */
export function privateIn(text: string): string[] {
  const found = Object.entries(shapes).flatMap(([what, shape]) => {
    const [match] = shape.exec(text) ?? [];
    return match === undefined ? [] : [`${what}: ${match}`];
  });
  return [...found, ...marked.flatMap((value) => value.exec(text)?.slice(0, 1) ?? [])];
}

const findings = new Set<string>();
const logs: (() => string)[] = [];

atEndOfFile(() => {
  for (const log of logs.splice(0)) note(log());
  const found = takeFindings();
  if (found.length > 0) throw new Error(`A log has what nobody may read there:\n${found.join('\n')}`);
});

/** Returns the findings since the last call. */
export function takeFindings(): string[] {
  const found = [...findings];
  findings.clear();
  return found;
}

function note(lines: string, values: Iterable<string> = []): void {
  for (const line of lines.split('\n')) {
    const repeated = [...values].filter((value) => line.includes(value));
    for (const each of [...privateIn(line), ...repeated]) findings.add(`${each}\n  in ${line.slice(0, 500)}`);
  }
}

/** Searches this log at the end of the test file. */
export function searchLog(log: () => string): void {
  logs.push(log);
}

/** Number of the latest values that are searched for. */
const mostRemembered = 100;
/** Minimum length of a value to search for, because shorter values occur in other words too. */
const shortest = 8;
const personal = new Set(['name', 'email', 'phone', 'company', 'message', 'comments', 'password', 'token']);
/** Names of tools, which are not searched for: the `name` of an MCP tool call is logged, and not personal. */
const toolNames = new Set<string>(toolDefinitions.map(({ name }) => name));
const secretHeaders = ['cookie', 'authorization', 'x-api-key', 'idempotency-key'] as const;

/** A logger configured as in the service, but at level trace; its lines are searched for private values that were sent. */
export function createSearchedLogger(): { logger: Logger; remember: (server: FastifyInstance) => void } {
  const sent = new Set<string>();
  const keep = (value: string) => {
    if (value.length < shortest) return;
    sent.add(value);
    const [oldest] = sent;
    if (sent.size > mostRemembered && oldest !== undefined) sent.delete(oldest);
  };
  const logger = pino(
    { level: 'trace', base: null, serializers: { err: describeError } },
    {
      write: (line: string) => {
        note(line, sent);
      },
    },
  );
  const remember = (server: FastifyInstance) => {
    server.addHook('preHandler', (request, _reply, done) => {
      for (const value of privateOf(request)) keep(value);
      done();
    });
    // Not a hook of Fastify, because the operations of the API pass none.
    watchExchanges(server, (exchange) => {
      const { headers, url = '' } = exchange.request;
      if (!url.startsWith('/api/')) return;
      exchange.onBody = (text) => {
        for (const value of privateOf({ headers, params: null, body: parsed(text) })) keep(value);
      };
    });
  };
  return { logger, remember };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function* privateOf({
  headers,
  params,
  body,
}: Pick<FastifyRequest, 'headers' | 'params' | 'body'>): Iterable<string> {
  for (const name of secretHeaders) yield* String(headers[name] ?? '').split(/; |=| /);
  yield (params as { token?: string } | undefined)?.token ?? '';
  if (body instanceof Map) {
    for (const [field, value] of body as Map<string, string>) if (personal.has(field)) yield value;
  } else yield* personalFields(body, 0);
}

function* personalFields(value: unknown, depth: number): Iterable<string> {
  if (typeof value !== 'object' || value === null || depth > 2) return;
  for (const [field, member] of Object.entries(value)) {
    if (typeof member === 'string' && personal.has(field)) {
      if (!toolNames.has(member)) yield member;
    } else if (!Array.isArray(member)) yield* personalFields(member, depth + 1);
  }
}
