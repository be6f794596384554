import type { Transaction } from 'kysely';
import type {
  AskedDecision,
  ChangeOutcome,
  Decision,
  HistoryEntry,
} from '../../app/enquiries/work/change.ts';
import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import { collides } from '../../app/enquiries/work/merging.ts';
import { atOnce, collision, lockedWork } from './work.ts';
import { historyOf, noteChange } from './changes.ts';
import { recordEvent } from '../outbox/events.ts';
import type { Database } from '../engine/schema.ts';
import type { Session } from '../engine/session.ts';
import { learn } from './spam-lessons.ts';

/** Batch size; bounds how long submissions wait. */
const decisionsAtOnce = 20;

const becomes: Readonly<Record<Decision, Enquiry['status']>> = { released: 'new', rejected: 'rejected' };

export const moderation = {
  /** Releases or rejects enquiries, with an outcome for each. Each decision also trains the spam model. */
  async decide({ commit }: Session, decisions: readonly AskedDecision[]): Promise<readonly ChangeOutcome[]> {
    const outcomes: ChangeOutcome[] = [];
    for (let start = 0; start < decisions.length; start += decisionsAtOnce) {
      const some = decisions.slice(start, start + decisionsAtOnce);
      outcomes.push(...(await commit((trx) => decideSome(trx, some))));
    }
    return outcomes;
  },
};

async function decideSome(
  trx: Transaction<Database>,
  decisions: readonly AskedDecision[],
): Promise<readonly ChangeOutcome[]> {
  const outcomes: ChangeOutcome[] = [];
  for (const asked of decisions) outcomes.push(await decideOne(trx, asked));
  return outcomes;
}

async function decideOne(trx: Transaction<Database>, asked: AskedDecision): Promise<ChangeOutcome> {
  const { enquiryId, seen, decision, changeId: id, actor, at, event } = asked;
  const row = await lockedWork(trx, enquiryId);
  if (!row) return { kind: 'missing' };
  const [from, to] = [row.status, becomes[decision]];
  if (from === to) return { kind: 'unchanged' };
  const before = await historyOf(trx, enquiryId);
  if (seen !== null && collides(before, seen, decision)) return collision(row, before, seen);
  const version = row.work_version + 1;
  await trx
    .updateTable('enquiries')
    .set({ status: to, work_version: version })
    .where('id', '=', enquiryId)
    .execute();
  await noteChange(trx, enquiryId, { id, at, actor, action: decision, detail: { version, from, to } });
  await learn(trx, enquiryId, decision);
  // Test enquiries have no events.
  if (event && row.is_test === 0)
    await recordEvent(trx, { ...event, mails: wasClear(before) ? [] : event.mails }, atOnce);
  return { kind: 'done', changeId: id };
}

/** Whether the enquiry was clear before: the customer was mailed then, and is not mailed again. */
const wasClear = (history: readonly HistoryEntry[]): boolean =>
  history.some(
    ({ action, detail }) =>
      action === 'released' || (detail.from === 'new' && (action === 'rejected' || action === 'changed')),
  );
