import { placeholders } from '../../../app/replies/placeholders.ts';
import { replyLimits } from '../../../app/replies/reply.ts';
import {
  type ReplyTemplate,
  type TypedTemplate,
  longestTemplateName,
} from '../../../app/replies/template.ts';
import { TextArea, TextField } from '../../shell/field.tsx';
import type { Notice } from '../../shell/notices.tsx';
import { DeskForm } from '../form.tsx';
import { showStaff } from '../shell.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffPage, StaffVisit } from '../staff-page.ts';
import { Time } from '../time.tsx';
import { UserParagraphs, UserText } from '../user-text.tsx';
import { AdminFrame, Press } from './frame.tsx';

const path = '/staff/admin/templates';

interface TemplatesPageProps {
  readonly token: string;
  readonly templates: readonly ReplyTemplate[];
  readonly typed: TypedTemplate;
  readonly notice?: Notice;
}

function TemplatesPage({ token, templates, typed, notice }: TemplatesPageProps) {
  const isNew = typed.changedAt === null;
  return (
    <AdminFrame path={path} notice={notice}>
      <p>
        Texts of your own for replies to customers. Staff see the text filled in, and may change it before it
        is sent.
      </p>
      {templates.length === 0 && <p>There are no templates yet.</p>}
      <ul class="desk-cards">
        {templates.map((template) => (
          <Template key={template.id} token={token} template={template} />
        ))}
      </ul>
      <DeskForm
        class="desk-form desk-template"
        action={path}
        token={token}
        fields={{ id: typed.id, seen: isNew ? '' : String(typed.changedAt) }}
      >
        <h2>{isNew ? 'A new template' : 'Change the template'}</h2>
        <TextField id="name" label="Name" value={typed.name} maxLength={longestTemplateName} required />
        <TextField
          id="subject"
          label="Subject"
          value={typed.subject}
          maxLength={replyLimits.longestSubject}
          required
        />
        <TextArea id="text" label="Text" value={typed.text} maxLength={replyLimits.longestText} required />
        <Placeholders />
        <p class="desk-buttons">
          <button type="submit" class="button">
            Save
          </button>
          {!isNew && (
            <a class="button button-quiet" href={path}>
              Leave it as it is
            </a>
          )}
        </p>
      </DeskForm>
    </AdminFrame>
  );
}

function Placeholders() {
  return (
    <div>
      <p class="hint">These are filled in from the enquiry. The last two are for the text only.</p>
      <dl class="facts">
        {Object.entries(placeholders).map(([name, example]) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
            </dt>
            <dd>{example}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Template({ token, template }: { readonly token: string; readonly template: ReplyTemplate }) {
  const { id, name, subject, text, changedAt } = template;
  return (
    <li>
      <h2>
        <UserText text={name} />
      </h2>
      <p>
        <UserText text={subject} />
      </p>
      <UserParagraphs text={text} />
      <p class="hint">
        Saved <Time at={changedAt} />.
      </p>
      <div class="desk-buttons">
        <a class="button button-quiet" href={`${path}?edit=${encodeURIComponent(id)}`}>
          Change<span class="visually-hidden"> {name}</span>
        </a>
        <Press action={`${path}/remove`} token={token} label="Remove" about={name} fields={{ id }} />
      </div>
    </li>
  );
}

export function templatePages(kit: StaffKit): readonly StaffPage[] {
  const { templates } = kit.admin;
  async function show(visit: StaffVisit, refused?: { typed?: TypedTemplate; fault: string }) {
    const all = await templates.list();
    const { edit } = visit.request.query as Readonly<Record<string, unknown>>;
    const edited = all.find(({ id }) => id === edit);
    const notice = refused && { notice: { title: 'Nothing was changed', text: refused.fault } };
    return showStaff(kit, visit, {
      title: 'Templates',
      status: refused ? 422 : 200,
      body: (
        <TemplatesPage
          token={visit.token}
          templates={all}
          typed={refused?.typed ?? edited ?? newTemplate(templates.newId())}
          {...notice}
        />
      ),
    });
  }
  return [
    { method: 'GET', path, role: 'admin', answer: (visit) => show(visit) },
    {
      method: 'POST',
      path,
      role: 'admin',
      async answer(visit) {
        const typed = typedIn(visit);
        const refused = await templates.save(visit, typed);
        return refused ? show(visit, { typed, ...refused }) : visit.reply.redirect(path, 303);
      },
    },
    {
      method: 'POST',
      path: `${path}/remove`,
      role: 'admin',
      async answer(visit) {
        const refused = await templates.remove(visit, visit.fields.get('id') ?? '');
        return refused ? show(visit, refused) : visit.reply.redirect(path, 303);
      },
    },
  ];
}

const newTemplate = (id: string): TypedTemplate => ({ id, name: '', subject: '', text: '', changedAt: null });

function typedIn({ fields }: StaffVisit): TypedTemplate {
  const field = (name: string) => fields.get(name) ?? '';
  const seen = /^\d{1,15}$/.test(field('seen')) ? Number(field('seen')) : null;
  return {
    ...{ id: field('id'), name: field('name'), subject: field('subject'), text: field('text') },
    changedAt: seen,
  };
}
