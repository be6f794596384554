import { beforeAll, describe, expect, it } from 'vitest';
import { type TestService, startService } from '../support/service.ts';

/*
 * The approved contract that partners build on. After an intended change, update it with `npm test --
 * tests/api/approved.test.ts -u` and describe the difference in the changelog.
 */
let service: TestService;
beforeAll(async () => {
  service = await startService('embedded');
});

const get = async (url: string) => {
  const response = await service.server.inject(url);
  expect(response.statusCode).toBe(200);
  return response;
};

const inLines = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;

describe('the published contract', () => {
  it.each([
    ['openapi', '/openapi.json'],
    ['limits', '/api/internal-doors/limits'],
    ['products', '/api/internal-doors/products'],
    ['api-catalog', '/.well-known/api-catalog'],
  ])('equals the approved file %s', async (name, url) => {
    const { body } = await get(url);
    // updatedAt is the time of the start, which differs on each run.
    const steady = body.replace(/"updatedAt":"[^"]*"/g, '"updatedAt":"TIME"');
    await expect(inLines(JSON.parse(steady))).toMatchFileSnapshot(`../vectors/contract/${name}.json`);
  });

  it.each(['reference', 'errors', 'limits'])(
    'equals the approved file for the page %s of the guide',
    async (name) => {
      const { body, headers } = await get(`/docs/${name}.md`);
      expect(headers).toMatchObject({
        'content-type': 'text/markdown; charset=utf-8',
        'cache-control': 'public, max-age=300',
      });
      await expect(body).toMatchFileSnapshot(`../vectors/contract/docs-${name}.md`);
    },
  );
});
