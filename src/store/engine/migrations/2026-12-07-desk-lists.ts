import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const deskLists: Migration = { up };

const isClear = `status = 'new' and is_test = 0`;
const isOpen = `stage in ('new', 'contacted', 'quoted') and ${isClear}`;

/**
 * Partial indexes of open enquiries, so that counting them does not read closed ones. A new enquiry adds an
 * entry to the first index only, at its end.
 */
async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create index enquiries_unanswered on enquiries (received_at, id)
      where stage = 'new' and first_response_at is null and ${isClear}`,
    `create index enquiries_open_by_owner on enquiries (owner_id, received_at, id)
      where owner_id is not null and ${isOpen}`,
    `create index enquiries_due on enquiries (next_step_at, received_at, id)
      where next_step_at is not null and ${isOpen}`,
    `create index enquiries_held on enquiries (received_at, id) where status = 'held' and is_test = 0`,
  ])
    await sql.raw(statement).execute(db);
}
