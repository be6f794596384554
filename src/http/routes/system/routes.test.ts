import fastify from 'fastify';
import { expect, it } from 'vitest';
import { addSystemRoutes } from './routes.ts';

it('the API description is generated once', async () => {
  const server = fastify();
  let made = 0;
  addSystemRoutes(server, {
    publicUrl: () => 'https://doors.example',
    makerName: 'Example Doors',
    clientPackage: null,
    describeApi: () => ({ openapi: '3.1.0', made: (made += 1) }),
    ensureReady: () => Promise.resolve(),
    mailState: () => 'off',
    redisState: () => 'off',
    securityText: null,
  });
  const ask = () => server.inject({ method: 'GET', url: '/openapi.json' });
  const answers = [await ask(), await ask(), await ask()];
  expect(answers.map((answer) => answer.json<unknown>())).toEqual(
    Array.from({ length: 3 }, () => ({ openapi: '3.1.0', made: 1 })),
  );
  expect(made).toBe(1);
  expect(answers.at(-1)?.headers['content-type']).toBe('application/json; charset=utf-8');
  await server.close();
});

it('the API catalogue omits the client if it was not built', async () => {
  const server = fastify();
  addSystemRoutes(server, {
    publicUrl: () => 'https://doors.example',
    makerName: 'Example Doors',
    clientPackage: null,
    describeApi: () => ({}),
    ensureReady: () => Promise.resolve(),
    mailState: () => 'off',
    redisState: () => 'off',
    securityText: null,
  });
  const { linkset } = (await server.inject('/.well-known/api-catalog')).json<{ linkset: object[] }>();
  expect(linkset.map((links) => Object.keys(links))).toEqual([
    ['anchor', 'service-desc', 'service-doc', 'service-meta', 'status'],
    ['anchor', 'service-desc', 'service-doc', 'service-meta', 'status'],
  ]);
  await server.close();
});
