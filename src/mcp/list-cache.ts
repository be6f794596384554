import type { McpAnswer, McpEndpoint } from './answer.ts';

/** Limit of cached lists. Requests vary only by protocol version and client name. */
const mostCached = 32;
const longestWords = 1000;
/** Headers on which the response to a list request may depend. */
const headersRead = ['accept', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];
/** Placeholder for the JSON-RPC id, which differs between clients. */
const placeholder = 'number of the message';

interface CachedList extends Omit<McpAnswer, 'body'> {
  /** Parts of the body before and after the JSON-RPC id. */
  readonly before: Buffer;
  readonly after: Buffer;
}

/**
 * Caches the responses to list requests by message and headers: the list of tools is long, and constant while the
 * program runs.
 */
export function withListCache(answer: McpEndpoint): McpEndpoint {
  const kept = new Map<string, CachedList>();
  return async (request, parsedBody, visit) => {
    if (!asksForTools(parsedBody)) return answer(request, parsedBody, visit);
    const words = wordsOf(request, parsedBody);
    if (words.length > longestWords) return answer(request, parsedBody, visit);
    let list = kept.get(words);
    if (!list) {
      const made = await answer(request, { ...parsedBody, id: placeholder }, visit);
      list = split(made);
      if (!list) return answer(request, parsedBody, visit);
      const [oldest] = kept.keys();
      if (kept.size >= mostCached && oldest !== undefined) kept.delete(oldest);
      kept.set(words, list);
    }
    const { status, headers, before, after } = list;
    return {
      status,
      headers,
      body: Buffer.concat([before, Buffer.from(JSON.stringify(parsedBody.id)), after]),
    };
  };
}

interface AsksForTools {
  readonly id: string | number;
  readonly [field: string]: unknown;
}

function asksForTools(body: unknown): body is AsksForTools {
  if (typeof body !== 'object' || body === null || !('method' in body) || !('id' in body)) return false;
  return body.method === 'tools/list' && (typeof body.id === 'string' || Number.isInteger(body.id));
}

const wordsOf = (request: Request, body: AsksForTools): string =>
  JSON.stringify([{ ...body, id: null }, ...headersRead.map((name) => request.headers.get(name))]);

/** The parts to cache; undefined for anything but a list, since errors are not cached. */
function split({ status, headers, body }: McpAnswer): CachedList | undefined {
  if (body instanceof ReadableStream) return undefined;
  const [before, after, ...more] = body.toString().split(JSON.stringify(placeholder));
  if (status !== 200 || before === undefined || after === undefined || more.length > 0) return undefined;
  if (!`${before}${after}`.includes('"tools":[')) return undefined;
  return { status, headers, before: Buffer.from(before), after: Buffer.from(after) };
}
