import type { AdminDoing, AdminOutcome } from '../../app/admin/note.ts';
import { type ReplyTemplate, type TemplateOutcome, mostTemplates } from '../../app/replies/template.ts';
import { wallMs } from '../../app/shared/clock.ts';
import { byAdmin } from '../accounts/by-admin.ts';
import type { Session } from '../engine/session.ts';

/** The maker's own templates of replies. */
export const replyTemplates = {
  /** By name. */
  async list({ db }: Session): Promise<readonly ReplyTemplate[]> {
    const rows = await db.selectFrom('reply_templates').selectAll().execute();
    return rows
      .map(({ changed_at, ...row }) => ({ ...row, changedAt: wallMs(changed_at) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'en'));
  },

  /**
   * Saves a new template, or a changed one unless its last change is later than `seen`, which the form was
   * made from.
   */
  save(
    { commit }: Session,
    { changedAt, ...template }: ReplyTemplate,
    seen: number | null,
    doing: AdminDoing,
  ): Promise<TemplateOutcome> {
    return commit(async (trx) => {
      let outcome: TemplateOutcome = 'saved';
      const done = await byAdmin(trx, 'templates.save', doing, async () => {
        const all = await trx.selectFrom('reply_templates').selectAll().execute();
        const before = all.find(({ id }) => id === template.id);
        // A form that was sent twice.
        if (before && sameTexts(before, template)) return false;
        if ((before?.changed_at ?? null) !== seen) outcome = 'overtaken';
        else if (all.some(({ id, name }) => name === template.name && id !== template.id)) outcome = 'taken';
        else if (!before && all.length >= mostTemplates) outcome = 'full';
        if (outcome !== 'saved') return false;
        const row = { ...template, changed_at: changedAt };
        await trx
          .insertInto('reply_templates')
          .values(row)
          .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
          .execute();
        return true;
      });
      return done === 'not-admin' ? done : outcome;
    });
  },

  /** False if there is no such template. */
  remove: ({ commit }: Session, id: string, doing: AdminDoing): Promise<AdminOutcome> =>
    commit((trx) =>
      byAdmin(trx, 'templates.remove', doing, async () => {
        const { numDeletedRows } = await trx
          .deleteFrom('reply_templates')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        return numDeletedRows > 0n;
      }),
    ),
};

type Texts = Pick<ReplyTemplate, 'name' | 'subject' | 'text'>;

const sameTexts = (one: Texts, other: Texts): boolean =>
  one.name === other.name && one.subject === other.subject && one.text === other.text;
