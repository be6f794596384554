import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath, pathOf } from './headers.ts';
import { ProblemError } from './problems.ts';
import { type RateLimiting, callerOf, showLimit } from './rate-limit.ts';

export interface UnknownAddresses extends RateLimiting {
  /** The page for browsers. Without it, browsers get a problem, like other clients. */
  readonly notFoundPage?: (reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;
  /**
   * Path prefixes of secret links. Every client gets the page below these paths: the response must not reveal
   * whether a link exists.
   */
  readonly secretLinks?: readonly string[];
}

/** 404 for unknown paths, 405 with `Allow` for known ones. Neither counts against a limit. */
export function answerUnknownAddresses(
  server: FastifyInstance,
  { notFoundPage, secretLinks, ...limiting }: UnknownAddresses,
): void {
  const routes = new Map<string, KnownRoute>();
  const isSecret = (path: string) => secretLinks?.some((beginning) => path.startsWith(beginning)) ?? false;
  /** The route whose pattern matches the path, but which lacks the method; none for secret links. */
  const byPattern = (path: string, method: string) =>
    isSecret(path)
      ? undefined
      : [...routes.values()].find(({ pattern, methods }) => pattern?.test(path) && !methods.has(method));
  server.addHook('onRoute', ({ url, method, config }) => {
    const isForStaff = config?.access === 'staff';
    const pattern = patternOf(url);
    const known = routes.get(url) ?? { methods: new Set<string>(), operationId: null, isForStaff, pattern };
    for (const each of [method].flat()) known.methods.add(each);
    known.operationId ??= config?.operationId ?? null;
    routes.set(url, known);
  });

  // For resources that a route does not find; the hook below responds to unknown paths.
  server.setNotFoundHandler(() => {
    throw nothingHere();
  });

  // Responds before the body is read: its faults do not matter at an unknown path.
  server.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) {
      done();
      return;
    }
    answer(request, reply).catch(done);
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const path = pathOf(request);
    const known = routes.get(path) ?? byPattern(path, request.method);
    if (isApiPath(path)) {
      const caller = await callerOf(request.headers, request.client, limiting.identify);
      await showLimit(caller, known?.operationId ?? null, reply, limiting.limiter);
    }
    const isRevealed = known && !known.isForStaff;
    if (!isRevealed && notFoundPage && seesPages(request, secretLinks)) return notFoundPage(reply);
    if (!known) throw nothingHere();
    const allow = [...known.methods].join(', ');
    throw new ProblemError('method_not_allowed', `This address takes ${allow}.`, { headers: { allow } });
  }
}

interface KnownRoute {
  readonly methods: Set<string>;
  operationId: string | null;
  readonly isForStaff: boolean;
  /** Pattern of a path with parameters; null for one without. */
  readonly pattern: RegExp | null;
}

const patternOf = (url: string): RegExp | null =>
  url.includes(':') ? new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`) : null;

const nothingHere = () => new ProblemError('not_found', 'There is nothing at this address.');

/** Whether the client gets the page instead of a problem. */
export function seesPages(request: FastifyRequest, secretLinks: readonly string[] = []): boolean {
  const path = pathOf(request);
  if (isApiPath(path)) return false;
  return wantsHtml(request) || secretLinks.some((beginning) => path.startsWith(beginning));
}

function wantsHtml({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}
