import { type AccountChange, type ShownLink, accountChanges } from '../../../app/admin/accounts.ts';
import { type KeptAccount, staffRoles } from '../../../app/accounts/account.ts';
import { TextField } from '../../shell/field.tsx';
import type { Notice } from '../../shell/notices.tsx';
import { showStaff } from '../shell.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffPage, StaffVisit } from '../staff-page.ts';
import { Time } from '../time.tsx';
import { AdminFrame, Press, ShownOnce } from './frame.tsx';
import { DeskForm } from '../form.tsx';

const path = '/staff/admin/people';

interface AccountsPageProps {
  readonly token: string;
  readonly ownId: string;
  readonly accounts: readonly KeptAccount[];
  readonly shown?: ShownLink;
  readonly email?: string;
  readonly notice?: Notice;
}

function AccountsPage({ token, ownId, accounts, shown, email, notice }: AccountsPageProps) {
  return (
    <AdminFrame path={path} notice={notice}>
      {shown && (
        <ShownOnce title={`The link by which ${shown.email} chooses a password`} secret={shown.url} />
      )}
      <ul class="desk-cards">
        {accounts.map((account) => (
          <Account key={account.id} token={token} isOwn={account.id === ownId} {...account} />
        ))}
      </ul>
      <DeskForm class="desk-form" action={path} token={token}>
        <h2>Somebody new</h2>
        <TextField id="email" label="E-mail address" type="email" value={email ?? ''} required />
        <fieldset>
          <legend>Role</legend>
          {staffRoles.map((role, index) => (
            <label key={role} class="check">
              <input type="radio" name="role" value={role} checked={index === 0} />{' '}
              {role === 'sales' ? 'Sales: enquiries' : 'Admin: everything'}
            </label>
          ))}
        </fieldset>
        <button type="submit" class="button">
          Add
        </button>
      </DeskForm>
    </AdminFrame>
  );
}

function stateOf({ disabledAt, hasPassword, setupExpiresAt, lastSignedInAt }: KeptAccount) {
  if (disabledAt !== null)
    return (
      <strong>
        Disabled <Time at={disabledAt} />.
      </strong>
    );
  if (lastSignedInAt !== null)
    return (
      <>
        Last here <Time at={lastSignedInAt} />.
      </>
    );
  if (!hasPassword && setupExpiresAt !== null)
    return (
      <>
        Has yet to choose a password, until <Time at={setupExpiresAt} />.
      </>
    );
  return 'Has not been here yet.';
}

function Account({
  token,
  isOwn,
  ...account
}: KeptAccount & { readonly token: string; readonly isOwn: boolean }) {
  const { id, email, role, disabledAt } = account;
  const press = (action: string, label: string) => (
    <Press action={`${path}/${action}`} token={token} label={label} about={email} fields={{ id }} />
  );
  return (
    <li>
      <h2>
        <bdi>{email}</bdi>
      </h2>
      <p>
        {role === 'admin' ? 'Admin' : 'Sales'}
        {isOwn && ', you'}. {stateOf(account)}
      </p>
      {!isOwn && (
        <div class="desk-buttons">
          {role === 'admin' ? press('make-sales', 'Make sales') : press('make-admin', 'Make admin')}
          {disabledAt === null && press('reset', 'New password link')}
          {disabledAt === null ? press('disable', 'Disable') : press('enable', 'Enable')}
        </div>
      )}
    </li>
  );
}

export function accountsPages(kit: StaffKit): readonly StaffPage[] {
  const { accounts } = kit.admin;
  const show = async (visit: StaffVisit, more: Partial<AccountsPageProps> = {}, status = 200) =>
    showStaff(kit, visit, {
      title: 'People',
      status,
      body: (
        <AccountsPage
          token={visit.token}
          ownId={visit.account.id}
          accounts={await accounts.list()}
          {...more}
        />
      ),
    });
  const notDone = (visit: StaffVisit, text: string, more: Partial<AccountsPageProps> = {}) =>
    show(visit, { ...more, notice: { title: 'Nothing was changed', text } }, 400);
  const idOf = ({ fields }: StaffVisit) => fields.get('id') ?? '';
  const changing = (change: AccountChange): StaffPage => ({
    method: 'POST',
    path: `${path}/${change}`,
    role: 'admin',
    ...(change === 'enable' || change === 'make-admin' ? { needsProof: true } : {}),
    async answer(visit) {
      const refused = await accounts.change(visit, idOf(visit), change);
      return refused ? notDone(visit, refused.fault) : visit.reply.redirect(path, 303);
    },
  });
  return [
    { method: 'GET', path, role: 'admin', answer: (visit) => show(visit) },
    {
      method: 'POST',
      path,
      role: 'admin',
      needsProof: true,
      async answer(visit) {
        const email = visit.fields.get('email') ?? '';
        const added = await accounts.add(visit, email, visit.fields.get('role') ?? '');
        return 'fault' in added ? notDone(visit, added.fault, { email }) : show(visit, { shown: added });
      },
    },
    {
      method: 'POST',
      path: `${path}/reset`,
      role: 'admin',
      needsProof: true,
      async answer(visit) {
        const reset = await accounts.reset(visit, idOf(visit));
        return 'fault' in reset ? notDone(visit, reset.fault) : show(visit, { shown: reset });
      },
    },
    ...accountChanges.map(changing),
  ];
}
