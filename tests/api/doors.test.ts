import { beforeAll, describe, expect, it } from 'vitest';
import estimateVectors from '../vectors/estimate.json' with { type: 'json' };
import recommendVectors from '../vectors/recommend.json' with { type: 'json' };
import { startService } from '../support/service.ts';
import { expectToHold, type Vector } from '../support/vectors.ts';

let service: Awaited<ReturnType<typeof startService>>;
beforeAll(async () => {
  service = await startService('embedded', { env: { RATE_LIMIT_ANONYMOUS: 'off' } });
});

const post = (url: string, payload: object) => service.server.inject({ method: 'POST', url, payload });

describe('the vectors over HTTP', () => {
  it.each(estimateVectors as Vector<object>[])(
    'estimate answers "$name"',
    async ({ request, expect: expected }) => {
      const response = await post('/api/internal-doors/estimate', request);
      expect(response.statusCode).toBe(200);
      expectToHold(response.json(), expected);
    },
  );

  it.each(recommendVectors as Vector<object>[])(
    'recommend answers "$name"',
    async ({ request, expect: expected }) => {
      const response = await post('/api/internal-doors/recommend', request);
      expect(response.statusCode).toBe(200);
      expectToHold(response.json(), expected);
    },
  );
});
