import type { Access } from '../../src/contract/operation.ts';

/** Every address that answers, by who may call it. A route that is not listed here was opened by accident. */
export const operationRoutes: Readonly<Record<string, readonly [operation: string, access: Access]>> = {
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
export const openPaths: Readonly<Record<string, string>> = {
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
export const submitPaths: Readonly<Record<string, string>> = {
  '/': '/',
  '/review': '/review',
  '/contact': '/contact',
  '/security-doors': '/security-doors',
  '/quotes/:token': '/quotes/no-such-link',
};

/** What lets staff in: limits of its own count there, and nothing else. */
export const doorRoutes: readonly string[] = [
  'GET /staff/sign-in',
  'POST /staff/sign-in',
  'POST /staff/sign-in/passkey/options',
  'POST /staff/sign-in/passkey',
];

/** Only who is signed in gets to these; tests/staff/roles.test.ts goes through them. */
export const staffRoutes: readonly string[] = [
  'GET /staff',
  'GET /staff/live',
  'GET /staff/enquiries.csv',
  'POST /staff/views',
  'POST /staff/sign-out',
  'GET /staff/account',
  'POST /staff/account/password',
  'POST /staff/account/sign-out-everywhere',
  'POST /staff/account/passkeys/options',
  'POST /staff/account/passkeys',
  'POST /staff/account/passkeys/remove',
  'GET /staff/overview',
  'GET /staff/admin',
  'GET /staff/admin/people',
  'POST /staff/admin/people',
  'POST /staff/admin/people/reset',
  'POST /staff/admin/people/disable',
  'POST /staff/admin/people/enable',
  'POST /staff/admin/people/make-sales',
  'POST /staff/admin/people/make-admin',
  'GET /staff/admin/keys',
  'POST /staff/admin/keys',
  'POST /staff/admin/keys/revoke',
  'GET /staff/admin/webhooks',
  'POST /staff/admin/webhooks',
  'POST /staff/admin/webhooks/ping',
  'POST /staff/admin/webhooks/rotate',
  'POST /staff/admin/webhooks/enable',
  'POST /staff/admin/webhooks/remove',
  'GET /staff/admin/deliveries',
  'POST /staff/admin/deliveries/repeat',
  'GET /staff/admin/person',
  'POST /staff/admin/person/find',
  'POST /staff/admin/person/export',
  'POST /staff/admin/person/erase',
  'GET /staff/admin/retention',
  'GET /staff/admin/audit',
  'GET /staff/enquiries/:id',
  'POST /staff/enquiries/:id/stage',
  'POST /staff/enquiries/:id/owner',
  'POST /staff/enquiries/:id/next-step',
  'POST /staff/enquiries/:id/note',
  'POST /staff/enquiries/:id/moderation',
  'POST /staff/moderation',
  'GET /staff/moderation',
];

/** What answers only to somebody who has the link, or the name the build gave a file. */
export const secretRoutes: readonly string[] = [
  'GET /quotes/:token',
  'GET /quotes/:token.pdf',
  'GET /sent/:token',
  'GET /sent/:token.pdf',
  'GET /assets/:file',
  'GET /staff/set-up/:token',
  'POST /staff/set-up/:token',
];

const operationPaths = Object.keys(operationRoutes).map((route) => route.split(' ')[1] ?? '');
export const headOf = (route: string) =>
  route.startsWith('GET ') ? [route, route.replace('GET', 'HEAD')] : [route];

/** Every route with its access class and an address to ask. */
export const everyRoute: readonly (readonly [route: string, access: Access, sample: string])[] = [
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
