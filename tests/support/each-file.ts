import { afterAll } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';
import { endFile } from './end-of-file.ts';
import './orphan.ts';

// Runs after every test file, because several files share a process.
// eslint-disable-next-line no-empty-pattern
afterAll(async ({}, { file }) => {
  await endFile(file);
  // Otherwise the next file could pay for this file's garbage, and fail its limit on event-loop blocks.
  collectGarbage();
});
