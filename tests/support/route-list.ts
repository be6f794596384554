import type { StaffRole } from '../../src/app/accounts/account.ts';
import type { Access } from '../../src/contract/operation.ts';

/**
 * Every route of an operation, with its operation id and access class. A test compares it with the server.
 */
export const operationRoutes: Readonly<Record<string, readonly [operation: string, access: Access]>> = {
  'POST /api/contact': ['submitContactEnquiry', 'limited'],
  'POST /api/quote/internal-doors': ['submitInternalDoorsQuote', 'limited'],
  'POST /api/quote/security-doors': ['submitSecurityDoorsQuote', 'limited'],
  'POST /api/internal-doors/estimate': ['estimateInternalDoorPrice', 'limited'],
  'POST /api/internal-doors/recommend': ['recommendInternalDoorConfiguration', 'limited'],
  'POST /api/internal-doors/find': ['findInternalDoors', 'limited'],
  'POST /api/internal-doors/compare': ['compareInternalDoors', 'limited'],
  'POST /api/internal-doors/quote': ['createInternalDoorQuote', 'limited'],
  'GET /api/internal-doors/products': ['listInternalDoorProducts', 'limited'],
  'GET /api/internal-doors/limits': ['describeInternalDoorLimits', 'limited'],
  'GET /api/maker': ['describeMaker', 'limited'],
  'GET /api/enquiries/{id}': ['getEnquiry', 'limited'],
  'POST /api/enquiries/{id}/withdraw': ['withdrawEnquiry', 'limited'],
};

/** Public routes without a rate limit: each path, with an example if it has parameters. */
export const openPaths: Readonly<Record<string, string>> = {
  '/healthz': '/healthz',
  '/readyz': '/readyz',
  '/openapi.json': '/openapi.json',
  '/.well-known/api-catalog': '/.well-known/api-catalog',
  '/.well-known/mcp/server.json': '/.well-known/mcp/server.json',
  '/.well-known/ai-catalog.json': '/.well-known/ai-catalog.json',
  '/mcp/server-card': '/mcp/server-card',
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
  '/schedule': '/schedule',
  '/products': '/products',
  '/products/:slug': '/products/pivot-steel-door',
  '/security-doors': '/security-doors',
  '/contact': '/contact',
  '/privacy': '/privacy',
  '/faq': '/faq',
  '/measuring': '/measuring',
  '/sitemap.xml': '/sitemap.xml',
  '/robots.txt': '/robots.txt',
  '/favicon.svg': '/favicon.svg',
  '/icons/price.svg': '/icons/price.svg',
  '/icons/compare.svg': '/icons/compare.svg',
  '/icons/find.svg': '/icons/find.svg',
  '/icons/beside.svg': '/icons/beside.svg',
  '/icons/range.svg': '/icons/range.svg',
  '/icons/limits.svg': '/icons/limits.svg',
  '/icons/facts.svg': '/icons/facts.svg',
  '/icons/withdraw.svg': '/icons/withdraw.svg',
  '/icons/quote.svg': '/icons/quote.svg',
  '/icons/contact.svg': '/icons/contact.svg',
  '/icons/door.svg': '/icons/door.svg',
  '/icons/shield.svg': '/icons/shield.svg',
};

/** Pages with rate-limited forms. Over the limit, the token of a quote is not looked up. */
export const submitPaths: Readonly<Record<string, string>> = {
  '/': '/',
  '/review': '/review',
  '/contact': '/contact',
  '/security-doors': '/security-doors',
  '/quotes/:token': '/quotes/no-such-link',
  '/quotes/:token/change': '/quotes/no-such-link/change',
  '/sent/:token/change': '/sent/no-such-link/change',
};

/** The sign-in routes, which have separate limits. */
export const doorRoutes: readonly string[] = [
  'GET /staff/sign-in',
  'POST /staff/sign-in',
  'POST /staff/sign-in/passkey/options',
  'POST /staff/sign-in/passkey',
];

/**
 * Every page of the desk with the required role: `sales` includes all signed-in accounts. tests/desk/roles.test.ts
 * enforces it.
 */
export const deskRoles: Readonly<Record<string, StaffRole>> = {
  'GET /staff/today': 'sales',
  'GET /staff': 'sales',
  'GET /staff/live': 'sales',
  'GET /staff/enquiries.csv': 'sales',
  'POST /staff/views': 'sales',
  'POST /staff/bulk': 'sales',
  'POST /staff/sign-out': 'sales',
  'GET /staff/account': 'sales',
  'POST /staff/account/password': 'sales',
  'POST /staff/account/sign-out-everywhere': 'sales',
  'POST /staff/account/passkeys/options': 'sales',
  'POST /staff/account/passkeys/proof': 'sales',
  'POST /staff/account/passkeys': 'sales',
  'POST /staff/account/passkeys/remove': 'sales',
  'POST /staff/account/passkeys/offer': 'sales',
  'GET /staff/overview': 'sales',
  'GET /staff/overview.csv': 'sales',
  'GET /staff/admin': 'admin',
  'GET /staff/admin/people': 'admin',
  'POST /staff/admin/people': 'admin',
  'POST /staff/admin/people/reset': 'admin',
  'POST /staff/admin/people/disable': 'admin',
  'POST /staff/admin/people/enable': 'admin',
  'POST /staff/admin/people/make-sales': 'admin',
  'POST /staff/admin/people/make-admin': 'admin',
  'GET /staff/admin/templates': 'admin',
  'POST /staff/admin/templates': 'admin',
  'POST /staff/admin/templates/remove': 'admin',
  'GET /staff/admin/keys': 'admin',
  'POST /staff/admin/keys': 'admin',
  'POST /staff/admin/keys/revoke': 'admin',
  'GET /staff/admin/webhooks': 'admin',
  'POST /staff/admin/webhooks': 'admin',
  'POST /staff/admin/webhooks/ping': 'admin',
  'POST /staff/admin/webhooks/rotate': 'admin',
  'POST /staff/admin/webhooks/enable': 'admin',
  'POST /staff/admin/webhooks/remove': 'admin',
  'GET /staff/admin/deliveries': 'admin',
  'POST /staff/admin/deliveries/repeat': 'admin',
  'GET /staff/admin/person': 'admin',
  'POST /staff/admin/person/find': 'admin',
  'POST /staff/admin/person/export': 'admin',
  'POST /staff/admin/person/erase': 'admin',
  'GET /staff/admin/retention': 'admin',
  'GET /staff/admin/audit': 'admin',
  'GET /staff/enquiries/:id': 'sales',
  'GET /staff/enquiries/:id/live': 'sales',
  'POST /staff/enquiries/:id/stage': 'sales',
  'POST /staff/enquiries/:id/owner': 'sales',
  'POST /staff/enquiries/:id/next-step': 'sales',
  'POST /staff/enquiries/:id/note': 'sales',
  'POST /staff/enquiries/:id/undo': 'sales',
  'POST /staff/enquiries/:id/moderation': 'sales',
  'POST /staff/enquiries/:id/reply': 'sales',
};

export const staffRoutes: readonly string[] = Object.keys(deskRoles);

/** Routes that answer only for a secret token, or for the hashed name of an asset. */
export const secretRoutes: readonly string[] = [
  'GET /quotes/:token',
  'GET /quotes/:token.pdf',
  'GET /sent/:token',
  'GET /sent/:token.pdf',
  'GET /quotes/:token/change',
  'GET /sent/:token/change',
  'GET /assets/:file',
  'GET /staff/set-up/:token',
  'POST /staff/set-up/:token',
];

/** A route of an operation, as the router names its parameter. */
const routed = (route: string) => route.replace('{id}', ':id');
/** An enquiry id for sample paths, which a caller without a key gets a 404 for. */
export const keyedSample = 'con_01KJPZV280Y7J5E8YYPY4AYHMS';
const sampleOf = (route: string) => (route.split(' ')[1] ?? '').replace('{id}', keyedSample);
export const headOf = (route: string) =>
  route.startsWith('GET ') ? [route, route.replace('GET', 'HEAD')] : [route];

/** Every route with its access and an example URL. */
export const everyRoute: readonly (readonly [route: string, access: Access, sample: string])[] = [
  ...Object.entries(operationRoutes).flatMap(([route, [, access]]) =>
    headOf(routed(route)).map((each) => [each, access, sampleOf(route)] as const),
  ),
  ['POST /mcp', 'per-tool', '/mcp'],
  // Stores nothing: it redirects to a URL with the posted list.
  ['POST /schedule', 'open', '/schedule'],
  ...Object.keys(operationRoutes).map(
    (route) => [`OPTIONS ${routed(route).split(' ')[1] ?? ''}`, 'open', sampleOf(route)] as const,
  ),
  ...Object.entries(openPaths).flatMap(([path, sample]) =>
    headOf(`GET ${path}`).map((each) => [each, 'open', sample] as const),
  ),
  ...Object.entries(submitPaths).map(([path, sample]) => [`POST ${path}`, 'limited-page', sample] as const),
];

/** Routes that give lasting access: they need a proof of the password or a passkey of the last ten minutes. */
export const proofRoutes: readonly string[] = [
  'POST /staff/account/password',
  'POST /staff/account/passkeys/options',
  'POST /staff/account/passkeys',
  'POST /staff/admin/people',
  'POST /staff/admin/people/reset',
  'POST /staff/admin/people/enable',
  'POST /staff/admin/people/make-admin',
  'POST /staff/admin/keys',
  'POST /staff/admin/webhooks',
  'POST /staff/admin/webhooks/rotate',
];
