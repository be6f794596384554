import { expect, it } from 'vitest';
import { readyFolder } from '../../../tests/support/ready-stores.ts';
import { readConfig } from '../../config.ts';
import { showingPeople } from './audit-note.ts';
import { withStore } from './with-store.ts';

it.each([
  ['after showing two', { enquiries: 2 }, [{ action: 'enquiries.list', detail: { enquiries: 2 } }]],
  ['before showing any', null, []],
])(
  'a command that shows enquiries and fails %s is audited for those it has shown',
  async (_when, counts, entries) => {
    const config = readConfig({ DATA_DIR: await readyFolder() });
    const failing = showingPeople(config, 'enquiries.list', (_store, shown) => {
      if (counts) shown(counts);
      return Promise.reject(new Error('write EPIPE'));
    });
    await expect(failing).rejects.toThrow('write EPIPE');
    await withStore(config, 'read', async ({ audit }) => {
      expect(await audit.latest(10)).toMatchObject(entries);
    });
  },
);
