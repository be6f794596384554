import { type AdminDoing, type NotDone, wasDone } from '../admin/note.ts';
import type { SignedIn } from '../accounts/sessions.ts';
import type { Clock, WallMs } from '../shared/clock.ts';
import type { IdSource } from '../shared/ids.ts';
import { placeholders, unknownPlaceholder } from './placeholders.ts';
import { plainText } from './read-reply.ts';
import { replyLimits } from './reply.ts';

/** A text of the maker's own, with placeholders. */
export interface ReplyTemplate {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  readonly text: string;
  readonly changedAt: WallMs;
}

export const mostTemplates = 50;
export const longestTemplateName = 60;

/** Fields of a template's form. `changedAt` is that of the template as its form showed it; null for a new one. */
export interface TypedTemplate extends Pick<ReplyTemplate, 'id' | 'name' | 'subject' | 'text'> {
  readonly changedAt: number | null;
}

export type TemplateOutcome = 'saved' | 'taken' | 'full' | 'overtaken' | 'not-admin';

export interface TemplateNeeds {
  readonly templates: {
    readonly list: () => Promise<readonly ReplyTemplate[]>;
    readonly save: (
      template: ReplyTemplate,
      seen: number | null,
      doing: AdminDoing,
    ) => Promise<TemplateOutcome>;
    readonly remove: (id: string, doing: AdminDoing) => Promise<boolean | 'not-admin'>;
  };
  readonly ids: Pick<IdSource, 'templateId'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly doing: (by: SignedIn) => AdminDoing;
}

/** Administration of templates. Throws `SignedOutMeanwhile` if the session no longer belongs to an admin. */
export function createTemplateAdmin({ templates, ids, clock, doing }: TemplateNeeds) {
  return {
    list: () => templates.list(),

    /** Id of a new template, for its form: a form sent twice makes one. */
    newId: ids.templateId,

    /** Saves a new or changed template; null if it is saved. */
    async save(by: SignedIn, typed: TypedTemplate): Promise<NotDone | null> {
      const template = {
        ...{ id: typed.id, name: typed.name.trim(), subject: typed.subject.trim() },
        ...{ text: plainText(typed.text), changedAt: clock.now() },
      };
      const fault = faultIn(template);
      if (fault !== null) return { fault };
      switch (wasDone(await templates.save(template, typed.changedAt, doing(by)))) {
        case 'saved':
          return null;
        case 'taken':
          return {
            fault: `There is a template called ${template.name} already: give this one another name.`,
          };
        case 'full':
          return { fault: `There are ${mostTemplates} templates, which is the most: remove one first.` };
        case 'overtaken':
          return {
            fault: 'Another admin changed or removed this template meanwhile: load the page anew first.',
          };
      }
    },

    async remove(by: SignedIn, id: string): Promise<NotDone | null> {
      return wasDone(await templates.remove(id, doing(by)))
        ? null
        : { fault: 'There is no such template any more.' };
    },
  };
}

export type TemplateAdmin = ReturnType<typeof createTemplateAdmin>;

function faultIn({ id, name, subject, text }: Omit<ReplyTemplate, 'changedAt'>): string | null {
  if (!/^tpl_[0-9A-Z]{26}$/.test(id)) return 'Please load the page anew first.';
  for (const [field, value, most] of [
    ['name', name, longestTemplateName],
    ['subject', subject, replyLimits.longestSubject],
    ['text', text, replyLimits.longestText],
  ] as const) {
    if (value === '') return `The ${field} is empty: write something first.`;
    if (value.length > most) return `The ${field} is too long: keep it to ${most} characters.`;
    if (field !== 'text' && /\p{Cc}/u.test(value))
      return `The ${field} is one line, without control characters.`;
    const unknown = field === 'name' ? null : unknownPlaceholder(value, field);
    if (unknown !== null)
      return `There is no ${unknown} that could be filled in in the ${field}: use ${knownIn(field)}.`;
  }
  return null;
}

const knownIn = (field: string): string =>
  Object.keys(placeholders)
    .filter((name) => unknownPlaceholder(`{${name}}`, field === 'subject' ? 'subject' : 'text') === null)
    .map((name) => `{${name}}`)
    .join(', ');
