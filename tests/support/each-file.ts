import { afterAll } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';
import { endFile } from './end-of-file.ts';
import './orphan.ts';

// Runs for every test file, in a process that several of them share.
// eslint-disable-next-line no-empty-pattern
afterAll(async ({}, { file }) => {
  await endFile(file);
  // Otherwise garbage of this file would block the services of the next one, which is measured.
  collectGarbage();
});
