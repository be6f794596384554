import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/child.ts';
import { wallMs } from '../../../app/shared/clock.ts';
import { addToErasedFile, readErasedFile } from './erased-file.ts';
import { createTombstone } from './tombstone.ts';

it('readErasedFile skips a truncated line, and counts it as unreadable', async () => {
  const dataDir = await temporaryFolder();
  addToErasedFile(dataDir, [createTombstone('aoife@example.ie', wallMs(0))]);
  appendFileSync(join(dataDir, 'erased-people.ndjson'), '\n{"emai');
  addToErasedFile(dataDir, [createTombstone('brendan@example.ie', wallMs(1))]);
  const { tombstones, unreadable } = readErasedFile(dataDir);
  expect([tombstones.length, unreadable]).toEqual([2, 1]);
});
