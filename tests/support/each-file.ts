import { afterAll } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';
import { endFile } from './end-of-file.ts';
import './orphan.ts';

// Runs after every test file, because several files share a process.
// eslint-disable-next-line no-empty-pattern
afterAll(async ({}, { file }) => {
  await endFile(file);
  // Blocks of the event loop are measured: garbage of this file must not block the services of the next file.
  collectGarbage();
});
