import { expect, it } from 'vitest';
import { removedSettings } from './removed.ts';

it.each(['2', 'auto', ' 4 '])('tells an operator who sets WORKERS to %j what to do instead', (WORKERS) => {
  expect(removedSettings({ WORKERS })).toEqual([
    expect.stringMatching(/WORKERS .* PostgreSQL and one Redis/),
  ]);
});

it.each([{}, { WORKERS: '' }, { WORKERS: ' 1 ' }])(
  'reports no removed setting if WORKERS has no effect: %j',
  (env) => {
    expect(removedSettings(env)).toEqual([]);
  },
);
