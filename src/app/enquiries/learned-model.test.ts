import { expect, it } from 'vitest';
import { createLearnedModel } from './learned-model.ts';

it('the learned model can be refreshed after a refresh that failed during a store outage', async () => {
  let isAway = true;
  const model = createLearnedModel({
    spamModel: {
      version: () => Promise.resolve(1),
      taught: () =>
        isAway
          ? Promise.reject(new Error('the store is away'))
          : Promise.resolve({ decided: { wanted: 12, unwanted: 12 }, features: new Map() }),
    },
  });
  await expect(model.refresh()).rejects.toThrow('the store is away');
  expect(model.current()).toBeNull();
  isAway = false;
  await model.refresh();
  expect(model.current()).not.toBeNull();
});
