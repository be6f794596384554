import { describe, expect, it } from 'vitest';
import { operations } from '../../src/contract/operations.ts';
import { startService, storeKinds } from '../support/service.ts';

const { path, examples } = operations.createInternalDoorQuote;

describe.each(storeKinds)('a door quote on the %s store', (kind) => {
  it.each(Object.entries(examples))('is made from the example %s', async (_, { body }) => {
    const service = await startService(kind);
    const response = await service.server.inject({ method: 'POST', url: path, payload: body });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({ success: true, doorsCount: body.doors.length });
  });
});
