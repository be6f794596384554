import type { Transaction } from 'kysely';
import type { Note } from '../../app/enquiries/work/services.ts';
import { wallMs } from '../../app/shared/clock.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';

export const enquiryNotes = {
  async list({ db }: Session, enquiryId: string): Promise<readonly Note[]> {
    const rows = await db
      .selectFrom('enquiry_notes')
      .selectAll()
      .where('enquiry_id', '=', enquiryId)
      .orderBy('at')
      .orderBy('id')
      .execute();
    return rows.map(({ id, at, author_id, text }) => ({ id, at: wallMs(at), authorId: author_id, text }));
  },
};

/** The text of a note; undefined if there is no such note. */
export async function textOfNote(trx: Transaction<Database>, id: string): Promise<string | undefined> {
  const row = await trx.selectFrom('enquiry_notes').select('text').where('id', '=', id).executeTakeFirst();
  return row?.text;
}

export async function addNote(
  trx: Transaction<Database>,
  enquiryId: string,
  { id, at, authorId, text }: Note,
): Promise<void> {
  await trx
    .insertInto('enquiry_notes')
    .values({ id, enquiry_id: enquiryId, at, author_id: authorId, text })
    .execute();
}
