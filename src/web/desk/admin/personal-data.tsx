import type { Kept } from '../../../app/admin/person.ts';
import { jsonFile } from '../../../app/shared/json-file.ts';
import { TextField } from '../../shell/field.tsx';
import type { Notice } from '../../shell/notices.tsx';
import { secretHeaders } from '../../shell/reply.ts';
import { showStaff } from '../shell.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffPage, StaffVisit } from '../staff-page.ts';
import { AdminFrame } from './frame.tsx';
import { DeskForm } from '../form.tsx';

const path = '/staff/admin/person';

interface PersonPageProps {
  readonly token: string;
  readonly email?: string;
  readonly kept?: Kept;
  readonly notice?: Notice;
}

function PersonPage({ token, email = '', kept, notice }: PersonPageProps) {
  return (
    <AdminFrame path={path} notice={notice}>
      <p>
        Everybody may have what is kept of them, and may have it erased. People are found by their e-mail
        address; make sure that whoever asks is the person it belongs to.
      </p>
      <DeskForm class="desk-form" action={`${path}/find`} token={token}>
        <TextField id="email" label="E-mail address" type="email" value={email} required />
        <button type="submit" class="button">
          Look what is kept
        </button>
      </DeskForm>
      {kept && <WhatIsKept token={token} email={email} kept={kept} />}
    </AdminFrame>
  );
}

function WhatIsKept({ token, email, kept }: Required<Omit<PersonPageProps, 'notice'>>) {
  return (
    <section class="desk-kept">
      <h2>
        Kept of <bdi>{email}</bdi>
      </h2>
      <p>
        Enquiries: {kept.enquiries}. Door quotes: {kept.doorQuotes}. And what belongs to them.
        {kept.quotesOfOthers > 0 &&
          ` ${kept.quotesOfOthers} quotes made for another address and sent from this one will stay: erase that address too if it is the same person.`}
      </p>
      <DeskForm class="desk-form" action={`${path}/export`} token={token} fields={{ email }}>
        <button type="submit" class="button button-quiet">
          Download all of it
        </button>
      </DeskForm>
      <DeskForm class="desk-form" action={`${path}/erase`} token={token} fields={{ email }}>
        <h2>Erase it</h2>
        <p>
          This cannot be undone. Notes, history of mails, the search and what was learned from it go too.
          Backups made before stay as they are; restored, they do not bring the person back.
        </p>
        <TextField id="again" label="The same address once more" type="email" value="" required />
        <button type="submit" class="button button-danger">
          Erase for good
        </button>
      </DeskForm>
    </section>
  );
}

const comesBack = (reason: string) =>
  `But a backup from before, if it is put back, will bring them back: the list of erased people cannot be written, because ${reason}. Tell whoever runs this service.`;

export function personalDataPages(kit: StaffKit): readonly StaffPage[] {
  const { person } = kit.admin;
  const show = (visit: StaffVisit, more: Partial<PersonPageProps> = {}, status = 200) =>
    showStaff(kit, visit, {
      title: 'A person’s data',
      status,
      body: <PersonPage token={visit.token} {...more} />,
    });
  const emailOf = ({ fields }: StaffVisit) => (fields.get('email') ?? '').trim();
  const notDone = (visit: StaffVisit, text: string, more: Partial<PersonPageProps> = {}) =>
    show(visit, { email: emailOf(visit), ...more, notice: { title: 'Nothing was done', text } }, 400);
  return [
    { method: 'GET', path, role: 'admin', answer: (visit) => show(visit) },
    {
      method: 'POST',
      path: `${path}/find`,
      role: 'admin',
      async answer(visit) {
        const found = await person.find(emailOf(visit));
        return 'fault' in found ? notDone(visit, found.fault) : show(visit, found);
      },
    },
    {
      method: 'POST',
      path: `${path}/export`,
      role: 'admin',
      async answer(visit) {
        const document = await person.exported(visit, emailOf(visit));
        if ('fault' in document) return notDone(visit, document.fault);
        return visit.reply
          .headers({ ...secretHeaders, 'content-disposition': 'attachment; filename="person.json"' })
          .type('application/json; charset=utf-8')
          .send(jsonFile(document));
      },
    },
    {
      method: 'POST',
      path: `${path}/erase`,
      role: 'admin',
      async answer(visit) {
        const erased = await person.erase(visit, emailOf(visit), visit.fields.get('again') ?? '');
        if ('fault' in erased) {
          const found = await person.find(emailOf(visit));
          return notDone(visit, erased.fault, 'fault' in found ? {} : found);
        }
        const { email, rows, notListed } = erased;
        const text = `${rows} rows went. What is left of them in the store’s files is taken out within a day.`;
        return show(visit, {
          notice: {
            title: `${email} is erased`,
            text: notListed === null ? text : `${text} ${comesBack(notListed)}`,
          },
        });
      },
    },
  ];
}
