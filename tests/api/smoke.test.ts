import { describe, expect, it } from 'vitest';
import { storeKinds, startService } from '../support/service.ts';

describe.each(storeKinds)('an enquiry on the %s store', (kind) => {
  it('is stored whole', async () => {
    const service = await startService(kind);
    const response = await service.server.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { customer: { name: 'Aoife', email: 'aoife@example.ie' }, message: 'Hello there' },
    });
    expect(response.statusCode).toBe(200);
    expect(await service.enquiries()).toHaveLength(1);
  });
});
