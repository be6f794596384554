import { afterAll, describe, expect, it } from 'vitest';
import type { InboxRow } from '../../src/app/inbox/inbox.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import { deskEnquiries, morning } from '../support/desk-enquiries.ts';
import { startService, storeKinds } from '../support/service.ts';

const minute = 60_000;
const now = wallMs(morning + 600 * minute);
const held = { status: 'held' } as const;

describe.each(storeKinds)('the lists of the desk on the %s store', async (kind) => {
  const service = await startService(kind);
  afterAll(() => service.server.close());
  const { add } = await deskEnquiries(service);
  const { deskLists } = service.store;
  await add('new_1', 1);
  await add('new_2', 2, {}, { owner_id: 'ana' });
  await add('new_3', 3, {}, { owner_id: 'ben' });
  await add('answered', 4, {}, { first_response_at: 1 });
  await add(
    'late_1',
    5,
    {},
    { stage: 'contacted', first_response_at: 1, owner_id: 'ana', next_step_at: now - 9 },
  );
  await add(
    'late_2',
    6,
    {},
    { stage: 'quoted', first_response_at: 1, owner_id: 'ben', next_step_at: now - 99 },
  );
  await add(
    'later',
    7,
    {},
    { stage: 'quoted', first_response_at: 1, owner_id: 'ana', next_step_at: now + 9 },
  );
  await add('won', 8, {}, { stage: 'won', owner_id: 'ana', next_step_at: now - 9 });
  await add('withdrawn', 9, {}, { stage: 'withdrawn', owner_id: 'ana', next_step_at: now - 9 });
  await add('held_1', 10, held);
  await add('held_2', 11, held, { owner_id: 'ana', next_step_at: now - 9 });
  await add('rejected', 12, { status: 'rejected' }, { owner_id: 'ana', next_step_at: now - 9 });
  await add('test_1', 13, { test: true }, { owner_id: 'ana', next_step_at: now - 9 });
  await add('test_2', 14, { ...held, test: true });

  it('counts the enquiries behind each tab', async () => {
    expect(await deskLists.counts('ana', now, 1000)).toEqual({ unanswered: 3, mine: 3, overdue: 2, held: 2 });
    expect(await deskLists.counts('ben', now, 1000)).toMatchObject({ mine: 2 });
    expect(await deskLists.counts('cat', now, 1000)).toMatchObject({ mine: 0 });
  });

  it('stops counting enquiries at the limit', async () => {
    expect(await deskLists.counts('ana', now, 2)).toEqual({ unanswered: 2, mine: 2, overdue: 2, held: 2 });
  });

  const due = async (others: boolean, most = 50) => {
    const asked = {
      stepsBefore: wallMs(now + 10),
      others,
      most,
    };
    const rows = await deskLists.due(asked, 'ana');
    return Object.values(rows).map((some: readonly InboxRow[]) =>
      some.map(({ enquiry }) => enquiry.id).join(' '),
    );
  };

  it('lists new, due and held enquiries, the longest waiting first', async () => {
    expect(await due(true)).toEqual(['new_1 new_2 new_3', 'late_2 late_1 later', 'held_1 held_2']);
    expect(await due(true, 1)).toEqual(['new_1', 'late_2', 'held_1']);
  });

  it('leaves out the enquiries of colleagues unless they are asked for', async () => {
    expect(await due(false)).toEqual(['new_1 new_2', 'late_1 later', 'held_1 held_2']);
  });
});
