import { describe, expect, it } from 'vitest';
import type { Operation } from '../../src/contract/operation.ts';
import { operationList, operations } from '../../src/app/operations/table.ts';
import { readConfig } from '../../src/config.ts';
import { openApiDocument } from '../../src/contract/describing/openapi.ts';
import {
  doorRoutes,
  everyRoute,
  headOf,
  keyedSample,
  operationRoutes,
  secretRoutes,
  staffRoutes,
  submitPaths,
} from '../support/route-list.ts';
import { startService } from '../support/service.ts';
import { freshAddress } from './requests.ts';

/** A setting without which some routes do not exist. */
const env = { SECURITY_CONTACT: 'security@doors.example.ie' };

const table = Object.values<Operation>(operations);

function parts(route: string): { method: 'GET'; url: string } {
  const [method = '', url = ''] = route.split(' ');
  return { method: method as 'GET', url };
}

/** The body for a route, with the button that sends its form; other buttons only render the page again. */
function sending(route: string) {
  if (!Object.keys(submitPaths).some((path) => route === `POST ${path}`)) return {};
  return { payload: 'action=send', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
}

/** One service for all routes, each called from a new address, because rate limits count addresses. */
let shared: ReturnType<typeof startService> | undefined;

describe('the list of routes', () => {
  it('matches the table of operations', () => {
    const rows = table.map(({ id, method, path, access }) => [`${method} ${path}`, [id, access]]);
    expect(Object.fromEntries(rows)).toEqual(operationRoutes);
    for (const [key, { id }] of Object.entries(operations)) expect(id).toBe(key);
  });

  it('matches the routes of the server', async () => {
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

  it.each(everyRoute)('gives %s the access %s', async (route, access, url) => {
    const { server } = await (shared ??= startService('embedded', { env }));
    const answers = [];
    const remoteAddress = freshAddress();
    for (let i = 0; i < 12; i += 1)
      answers.push(await server.inject({ ...parts(route), url, remoteAddress, ...sending(route) }));
    const statuses = answers.map(({ statusCode }) => statusCode);
    const limited = access === 'limited' || access === 'limited-page';
    expect(statuses.map((status) => status === 429)).toEqual(statuses.map((_, i) => limited && i >= 10));
    expect(Math.max(...statuses)).toBeLessThan(500);
    const needsKey = url.includes(keyedSample) && !route.startsWith('OPTIONS');
    if (needsKey && statuses[0] !== 400) expect(statuses[0]).toBe(404);
    if (!needsKey && !url.includes('no-such-link')) expect(statuses).not.toContain(404);
    expect(statuses).not.toContain(405);
  });

  it('matches the OpenAPI description', () => {
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

/** The number of routes in the printed tree, where each line has its methods in parentheses. */
function countRoutes(tree: string): number {
  return tree
    .split('\n')
    .map((line) => /\(([A-Z, ]+)\)$/.exec(line)?.[1]?.split(', ').length ?? 0)
    .reduce((sum, count) => sum + count, 0);
}
