import { describe, expect, it } from 'vitest';
import type { Access, Operation } from '../../src/contract/operation.ts';
import { operationList, operations } from '../../src/app/operations/table.ts';
import { readConfig } from '../../src/config.ts';
import { openApiDocument } from '../../src/contract/describing/openapi.ts';
import { startService } from '../support/service.ts';
import { listedPages } from '../support/staff.ts';

/** Every address that answers, by who may call it. A route that is not listed here was opened by accident. */
const operationRoutes: Readonly<Record<string, readonly [operation: string, access: Access]>> = {
  'POST /api/contact': ['submitContactEnquiry', 'limited'],
  'POST /api/quote/internal-doors': ['submitInternalDoorsQuote', 'limited'],
  'POST /api/quote/security-doors': ['submitSecurityDoorsQuote', 'limited'],
  'POST /api/internal-doors/estimate': ['estimateInternalDoorPrice', 'limited'],
  'POST /api/internal-doors/recommend': ['recommendInternalDoorConfiguration', 'limited'],
  'POST /api/internal-doors/quote': ['createInternalDoorQuote', 'limited'],
  'GET /api/internal-doors/products': ['listInternalDoorProducts', 'limited'],
  'GET /api/internal-doors/limits': ['describeInternalDoorLimits', 'limited'],
};

/** What everybody may read, as often as they like: each path, and an address of its kind where it has parameters. */
const openPaths: Readonly<Record<string, string>> = {
  '/healthz': '/healthz',
  '/readyz': '/readyz',
  '/openapi.json': '/openapi.json',
  '/.well-known/api-catalog': '/.well-known/api-catalog',
  '/.well-known/security.txt': '/.well-known/security.txt',
  '/security.txt': '/security.txt',
  '/client/lintel-client.tgz': '/client/lintel-client.tgz',
  '/client/lintel-client.tgz.sha256': '/client/lintel-client.tgz.sha256',
  '/llms.txt': '/llms.txt',
  '/feeds/merchant.xml': '/feeds/merchant.xml',
  '/feeds/manufacturer.xml': '/feeds/manufacturer.xml',
  '/docs': '/docs',
  '/docs/flow': '/docs/flow',
  '/docs/assistants': '/docs/assistants',
  '/docs/limits': '/docs/limits',
  '/docs/errors': '/docs/errors',
  '/docs/retries': '/docs/retries',
  '/docs/webhooks': '/docs/webhooks',
  '/docs/test-keys': '/docs/test-keys',
  '/docs/versions': '/docs/versions',
  '/docs/changelog': '/docs/changelog',
  '/docs/reference': '/docs/reference',
  '/docs/quick-start.md': '/docs/quick-start.md',
  '/docs/flow.md': '/docs/flow.md',
  '/docs/assistants.md': '/docs/assistants.md',
  '/docs/limits.md': '/docs/limits.md',
  '/docs/errors.md': '/docs/errors.md',
  '/docs/retries.md': '/docs/retries.md',
  '/docs/webhooks.md': '/docs/webhooks.md',
  '/docs/test-keys.md': '/docs/test-keys.md',
  '/docs/versions.md': '/docs/versions.md',
  '/docs/changelog.md': '/docs/changelog.md',
  '/docs/reference.md': '/docs/reference.md',
  '/products/:slug.svg': '/products/pivot-steel-door.svg',
  '/products/:slug.png': '/products/pivot-steel-door.png',
  '/drawings/:design.svg': '/drawings/standard.svg',
  '/drawings/:design.png': '/drawings/standard.png',
  '/': '/',
  '/review': '/review?door=standard',
  '/review.pdf': '/review.pdf?door=standard',
  '/products': '/products',
  '/products/:slug': '/products/pivot-steel-door',
  '/security-doors': '/security-doors',
  '/contact': '/contact',
  '/privacy': '/privacy',
  '/sitemap.xml': '/sitemap.xml',
  '/robots.txt': '/robots.txt',
  '/favicon.svg': '/favicon.svg',
  '/icons/price.svg': '/icons/price.svg',
  '/icons/compare.svg': '/icons/compare.svg',
  '/icons/range.svg': '/icons/range.svg',
  '/icons/limits.svg': '/icons/limits.svg',
  '/icons/quote.svg': '/icons/quote.svg',
  '/icons/contact.svg': '/icons/contact.svg',
  '/icons/door.svg': '/icons/door.svg',
  '/icons/shield.svg': '/icons/shield.svg',
};

/** Pages whose forms can be sent: each submit counts. A link to a quote is not looked at above the limit. */
const submitPaths: Readonly<Record<string, string>> = {
  '/': '/',
  '/review': '/review',
  '/contact': '/contact',
  '/security-doors': '/security-doors',
  '/quotes/:token': '/quotes/no-such-link',
};

/** What lets staff in: limits of its own count there, and nothing else. */
const doorRoutes: readonly string[] = [
  'GET /staff/sign-in',
  'POST /staff/sign-in',
  'POST /staff/sign-in/passkey/options',
  'POST /staff/sign-in/passkey',
];

/** Only who is signed in gets to these; tests/staff/roles.test.ts goes through them. */
const staffRoutes = listedPages().map(({ method, path }) => `${method} ${path}`);

/** What answers only to somebody who has the link, or the name the build gave a file. */
const secretRoutes: readonly string[] = [
  'GET /quotes/:token',
  'GET /quotes/:token.pdf',
  'GET /sent/:token',
  'GET /sent/:token.pdf',
  'GET /assets/:file',
  'GET /staff/set-up/:token',
  'POST /staff/set-up/:token',
];

const operationPaths = Object.keys(operationRoutes).map((route) => route.split(' ')[1] ?? '');
const headOf = (route: string) =>
  route.startsWith('GET ') ? [route, route.replace('GET', 'HEAD')] : [route];

/** Every route with its access class and an address to ask. */
const everyRoute: readonly (readonly [route: string, access: Access, sample: string])[] = [
  ...Object.entries(operationRoutes).flatMap(([route, [, access]]) =>
    headOf(route).map((each) => [each, access, each.split(' ')[1] ?? ''] as const),
  ),
  ['POST /mcp', 'per-tool', '/mcp'],
  ...operationPaths.map((path) => [`OPTIONS ${path}`, 'open', path] as const),
  ...Object.entries(openPaths).flatMap(([path, sample]) =>
    headOf(`GET ${path}`).map((each) => [each, 'open', sample] as const),
  ),
  ...Object.entries(submitPaths).map(([path, sample]) => [`POST ${path}`, 'limited-page', sample] as const),
];

/** Some addresses are there only where the operator has set something. */
const env = { SECURITY_CONTACT: 'security@doors.example.ie' };

const table = Object.values<Operation>(operations);

function parts(route: string): { method: 'GET'; url: string } {
  const [method = '', url = ''] = route.split(' ');
  return { method: method as 'GET', url };
}

/** A page's form is sent by its last button; the others only show the page again. */
function sending(route: string) {
  if (!Object.keys(submitPaths).some((path) => route === `POST ${path}`)) return {};
  return { payload: 'action=send', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}

describe('the list of routes', () => {
  it('is the table of operations', () => {
    const rows = table.map(({ id, method, path, access }) => [`${method} ${path}`, [id, access]]);
    expect(Object.fromEntries(rows)).toEqual(operationRoutes);
    for (const [key, { id }] of Object.entries(operations)) expect(id).toBe(key);
  });

  it('is what the server answers to', async () => {
    const { server } = await startService('embedded', { env });
    for (const [route] of everyRoute) expect(server.hasRoute(parts(route)), route).toBe(true);
    const secret = secretRoutes.flatMap(headOf);
    for (const route of secret) expect(server.hasRoute(parts(route)), route).toBe(true);
    const staff = [...doorRoutes, ...staffRoutes].flatMap(headOf);
    for (const route of staff) expect(server.hasRoute(parts(route)), route).toBe(true);
    expect(countRoutes(server.printRoutes({ commonPrefix: false }))).toBe(
      everyRoute.length + secret.length + staff.length,
    );
  });

  it.each(everyRoute)('%s is %s', async (route, access, url) => {
    const { server } = await startService('embedded', { env });
    const answers = [];
    for (let i = 0; i < 12; i += 1)
      answers.push(await server.inject({ ...parts(route), url, ...sending(route) }));
    const statuses = answers.map(({ statusCode }) => statusCode);
    const limited = access === 'limited' || access === 'limited-page';
    expect(statuses.map((status) => status === 429)).toEqual(statuses.map((_, i) => limited && i >= 10));
    expect(Math.max(...statuses)).toBeLessThan(500);
    if (url !== submitPaths['/quotes/:token']) expect(statuses).not.toContain(404);
    expect(statuses).not.toContain(405);
  });

  it('is what the description lists', () => {
    const { paths } = openApiDocument(operationList, 'https://doors.example.ie', readConfig({})) as {
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => [
        `${method.toUpperCase()} ${path}`,
        operationId,
      ]),
    );
    expect(Object.fromEntries(described)).toEqual(
      Object.fromEntries(Object.entries(operationRoutes).map(([route, [id]]) => [route, id])),
    );
  });
});

/** Each line names its methods in brackets. */
function countRoutes(tree: string): number {
  return tree
    .split('\n')
    .map((line) => /\(([A-Z, ]+)\)$/.exec(line)?.[1]?.split(', ').length ?? 0)
    .reduce((sum, count) => sum + count, 0);
}
