import type { CreatedKey, WantedKey } from '../../../app/admin/keys.ts';
import { type ApiKey } from '../../../app/callers/api-key.ts';
import { formatRatePolicy } from '../../../app/callers/rate-policy.ts';
import { TextField } from '../../shell/field.tsx';
import type { Notice } from '../../shell/notices.tsx';
import { showStaff } from '../shell.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffPage, StaffVisit } from '../staff-page.ts';
import { Time } from '../time.tsx';
import { DeskTable } from '../table.tsx';
import { AdminFrame, Press, ShownOnce } from './frame.tsx';
import { DeskForm } from '../form.tsx';

const path = '/staff/admin/keys';

interface KeysPageProps {
  readonly token: string;
  readonly keys: readonly ApiKey[];
  /** Id of the key that the form makes. */
  readonly newId: string;
  readonly created?: CreatedKey;
  readonly wanted?: WantedKey;
  readonly notice?: Notice;
}

function KeysPage({ token, keys, newId, created, wanted, notice }: KeysPageProps) {
  return (
    <AdminFrame path={path} notice={notice}>
      {created && <ShownOnce title={`The key of ${created.label}`} secret={created.text} />}
      <p>
        Partners and assistants send their key with every call. What is sent with a test key is answered as
        usual and never reaches sales.
      </p>
      <KeyTable token={token} keys={keys} />
      <DeskForm class="desk-form" action={path} token={token} fields={{ key_id: newId }}>
        <h2>A new key</h2>
        <TextField id="label" label="Whose key it is" value={wanted?.label ?? ''} maxLength={100} required />
        <TextField
          id="limit"
          label="Its own limit"
          hint="A count and a time, such as 1000/1h"
          value={wanted?.limit ?? ''}
          optional
        />
        <label class="check">
          <input type="checkbox" name="test" value="yes" checked={wanted?.test} /> A test key
        </label>
        <button type="submit" class="button">
          Make the key
        </button>
      </DeskForm>
    </AdminFrame>
  );
}

function KeyTable({ token, keys }: Pick<KeysPageProps, 'token' | 'keys'>) {
  if (keys.length === 0) return <p>There are no keys yet.</p>;
  return (
    <DeskTable label="Keys" columns={['Whose', 'Kind', 'Limit', 'Made', 'Last used', 'State']}>
      {keys.map(({ id, label, test, policy, createdAt, lastUsedAt, revokedAt }) => (
        <tr key={id}>
          <th scope="row">
            <bdi>{label}</bdi>
          </th>
          <td data-label="Kind">{test ? 'Test' : 'Live'}</td>
          <td data-label="Limit">{policy ? formatRatePolicy(policy) : 'Usual'}</td>
          <td data-label="Made">
            <Time at={createdAt} />
          </td>
          <td data-label="Last used">{lastUsedAt === null ? 'Never' : <Time at={lastUsedAt} />}</td>
          <td>
            {revokedAt === null ? (
              <Press action={`${path}/revoke`} token={token} label="Revoke" about={label} fields={{ id }} />
            ) : (
              <>
                Revoked <Time at={revokedAt} />
              </>
            )}
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}

export function keyPages(kit: StaffKit): readonly StaffPage[] {
  const { keys } = kit.admin;
  const show = async (visit: StaffVisit, more: Partial<KeysPageProps> = {}, status = 200) =>
    showStaff(kit, visit, {
      title: 'API keys',
      status,
      body: <KeysPage token={visit.token} keys={await keys.list()} newId={keys.newId()} {...more} />,
    });
  return [
    { method: 'GET', path, role: 'admin', answer: (visit) => show(visit) },
    {
      method: 'POST',
      path,
      role: 'admin',
      needsProof: true,
      async answer(visit) {
        const { fields } = visit;
        const wanted = {
          id: fields.get('key_id') ?? '',
          label: fields.get('label') ?? '',
          limit: fields.get('limit') ?? '',
          test: fields.get('test') === 'yes',
        };
        const made = await keys.create(visit, wanted);
        if ('fault' in made)
          return show(visit, { wanted, notice: { title: 'No key was made', text: made.fault } }, 400);
        return show(visit, { created: made });
      },
    },
    {
      method: 'POST',
      path: `${path}/revoke`,
      role: 'admin',
      async answer(visit) {
        const refused = await keys.revoke(visit, visit.fields.get('id') ?? '');
        if (refused)
          return show(visit, { notice: { title: 'Nothing was changed', text: refused.fault } }, 404);
        return visit.reply.redirect(path, 303);
      },
    },
  ];
}
