import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/child.ts';
import { openerForService } from './open-for-service.ts';
import { reasonFor } from './fault.ts';

it('openerForService starts no thread when it reopens a store whose file is missing', async () => {
  const dataDir = join(await temporaryFolder(), 'gone');
  // The script does not exist: starting a thread would fail with another error.
  const open = openerForService({ databaseUrl: null, dataDir }, join(dataDir, 'no-such-script.js'));
  const failure: unknown = await open(true).catch((error: unknown) => error);
  expect(reasonFor(failure)).toMatch(/its file was moved or removed/);
});
