import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/child.ts';
import { openerForService } from './open-for-service.ts';
import { reasonFor } from './fault.ts';

it('starts no thread to look for a store that has vanished', async () => {
  const dataDir = join(await temporaryFolder(), 'gone');
  // A thread could not be started from this script, and would fail for that reason.
  const open = openerForService({ databaseUrl: null, dataDir }, join(dataDir, 'no-such-script.js'));
  const failure: unknown = await open(true).catch((error: unknown) => error);
  expect(reasonFor(failure)).toMatch(/its file was moved or removed/);
});
