import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isApiPath, pathOf } from './headers.ts';
import { ProblemError } from './problems.ts';
import { type RateLimiting, callerOf, showLimit } from './rate-limit.ts';

export interface UnknownAddresses extends RateLimiting {
  /** What a person with a browser gets to see; machines, and everybody where there are no pages, get a problem. */
  readonly notFoundPage?: (reply: FastifyReply) => FastifyReply | Promise<FastifyReply>;
  /**
   * How the paths of secret links begin. Below them everybody gets that page: what kind of link leads nowhere is not to
   * be told from the answer. Of a page for staff it also says which methods it takes, to whom it concerns.
   */
  readonly secretLinks?: readonly string[];
}

/** 404 for an unknown path, 405 with `Allow` for a known path. Neither counts against a limit. */
export function answerUnknownAddresses(
  server: FastifyInstance,
  { notFoundPage, secretLinks, ...limiting }: UnknownAddresses,
): void {
  const routes = new Map<string, KnownRoute>();
  const isSecret = (path: string) => secretLinks?.some((beginning) => path.startsWith(beginning)) ?? false;
  /** Of a secret link nothing is told, whatever its name is. */
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

  // For a route that finds nothing under the name it was asked for; unknown paths are answered below.
  server.setNotFoundHandler(() => {
    throw nothingHere();
  });

  // Before a byte of the body is read: what is wrong with it does not matter at an address that takes none.
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
    const isTold = known && !known.isForStaff;
    if (!isTold && notFoundPage && seesPages(request, secretLinks)) return notFoundPage(reply);
    if (!known) throw nothingHere();
    const allow = [...known.methods].join(', ');
    throw new ProblemError('method_not_allowed', `This address takes ${allow}.`, { headers: { allow } });
  }
}

interface KnownRoute {
  readonly methods: Set<string>;
  operationId: string | null;
  readonly isForStaff: boolean;
  /** Of one with names in it, such as a product's. */
  readonly pattern: RegExp | null;
}

const patternOf = (url: string): RegExp | null =>
  url.includes(':') ? new RegExp(`^${url.replaceAll('.', '\\.').replaceAll(/:[A-Za-z]+/g, '[^/]+')}$`) : null;

const nothingHere = () => new ProblemError('not_found', 'There is nothing at this address.');

/** Whether whoever asks is told on a page that there is nothing. */
export function seesPages(request: FastifyRequest, secretLinks: readonly string[] = []): boolean {
  const path = pathOf(request);
  if (isApiPath(path)) return false;
  return wantsHtml(request) || secretLinks.some((beginning) => path.startsWith(beginning));
}

function wantsHtml({ method, headers }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
}
