import { afterAll } from 'vitest';
import { collectGarbage } from './collect-garbage.ts';
import { endFile } from './end-of-file.ts';
import './orphan.ts';

// Run anew for every test file, in a process that several of them share.
// The runner wants the braces: it reads from them what a hook needs.
// eslint-disable-next-line no-empty-pattern
afterAll(async ({}, { file }) => {
  await endFile(file);
  // Or the next file's services would be held up by it, which is measured.
  collectGarbage();
});
