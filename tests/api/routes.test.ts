import { describe, expect, it } from 'vitest';
import type { Access, Operation } from '../../src/contract/operation.ts';
import { operations } from '../../src/contract/operations.ts';
import { openApiDocument } from '../../src/contract/openapi.ts';
import { startService } from '../support/service.ts';

/** Every address that answers, by who may call it. A route that is not listed here was opened by accident. */
const operationRoutes: Readonly<Record<string, readonly [operation: string, access: Access]>> = {
  'POST /api/contact': ['submitContactEnquiry', 'limited'],
  'POST /api/quote/internal-doors': ['submitInternalDoorsQuote', 'limited'],
  'POST /api/quote/security-doors': ['submitSecurityDoorsQuote', 'limited'],
};

const otherRoutes: Readonly<Record<string, Access>> = {
  'OPTIONS /api/contact': 'open',
  'OPTIONS /api/quote/internal-doors': 'open',
  'OPTIONS /api/quote/security-doors': 'open',
  'GET /healthz': 'open',
  'HEAD /healthz': 'open',
  'GET /readyz': 'open',
  'HEAD /readyz': 'open',
  'GET /openapi.json': 'open',
  'HEAD /openapi.json': 'open',
  'GET /docs': 'open',
  'HEAD /docs': 'open',
  'GET /docs/errors': 'open',
  'HEAD /docs/errors': 'open',
};

const table = Object.values<Operation>(operations);
const everyRoute = [...Object.keys(operationRoutes), ...Object.keys(otherRoutes)];

function parts(route: string): { method: 'GET'; url: string } {
  const [method = '', url = ''] = route.split(' ');
  return { method: method as 'GET', url };
}

describe('the list of routes', () => {
  it('is the table of operations', () => {
    const rows = table.map(({ id, method, path, access }) => [`${method} ${path}`, [id, access]]);
    expect(Object.fromEntries(rows)).toEqual(operationRoutes);
    for (const [key, { id }] of Object.entries(operations)) expect(id).toBe(key);
  });

  it('is what the server answers to', async () => {
    const { server } = await startService('embedded');
    for (const route of everyRoute) expect(server.hasRoute(parts(route)), route).toBe(true);
    expect(countRoutes(server.printRoutes({ commonPrefix: false }))).toBe(everyRoute.length);
  });

  it.each([
    ...Object.entries(operationRoutes).map(([route, [, access]]) => [route, access] as const),
    ...Object.entries(otherRoutes),
  ])('%s is %s', async (route, access) => {
    const { server } = await startService('embedded');
    const answers = [];
    for (let i = 0; i < 12; i += 1) answers.push(await server.inject(parts(route)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(access === 'limited' ? 2 : 0);
    expect(statuses).not.toContain(404);
    expect(statuses).not.toContain(405);
  });

  it('is what the description lists', () => {
    const { paths } = openApiDocument('https://doors.example.ie') as {
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
