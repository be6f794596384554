import type { ShownSecret } from '../../../app/admin/webhooks.ts';
import type { WebhookEndpoint } from '../../../app/outbox/endpoint.ts';
import { eventTypes } from '../../../contract/events/event.ts';
import { TextField } from '../../shell/field.tsx';
import type { Notice } from '../../shell/notices.tsx';
import { showStaff } from '../shell.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffPage, StaffVisit } from '../staff-page.ts';
import { Time } from '../time.tsx';
import { AdminFrame, Press, ShownOnce } from './frame.tsx';
import { DeskForm } from '../form.tsx';

const path = '/staff/admin/webhooks';

interface WebhooksPageProps {
  readonly token: string;
  readonly endpoints: readonly WebhookEndpoint[];
  readonly shown?: ShownSecret;
  readonly url?: string;
  readonly notice?: Notice;
}

function WebhooksPage({ token, endpoints, shown, url, notice }: WebhooksPageProps) {
  return (
    <AdminFrame path={path} notice={notice}>
      {shown && <ShownOnce title={`The secret that signs messages to ${shown.url}`} secret={shown.secret} />}
      <p>
        Other systems are told of enquiries and quotes at these addresses.{' '}
        <a href="/docs/webhooks">How they are read</a>
      </p>
      {endpoints.length === 0 && <p>There are no endpoints yet.</p>}
      <ul class="desk-cards">
        {endpoints.map((endpoint) => (
          <Endpoint key={endpoint.id} token={token} endpoint={endpoint} />
        ))}
      </ul>
      <DeskForm class="desk-form" action={path} token={token}>
        <h2>A new endpoint</h2>
        <TextField id="url" label="Address" hint="It begins with https://" value={url ?? ''} required />
        <fieldset>
          <legend>What it is told</legend>
          <p class="hint">With nothing ticked: everything, and what may come to be told later.</p>
          {eventTypes.map((type) => (
            <label key={type} class="check">
              <input type="checkbox" name={type} value="yes" /> {type}
            </label>
          ))}
        </fieldset>
        <button type="submit" class="button">
          Add it
        </button>
      </DeskForm>
    </AdminFrame>
  );
}

function Endpoint({ token, endpoint }: { readonly token: string; readonly endpoint: WebhookEndpoint }) {
  const { id, url, events, key, createdAt, failingSince, disabled } = endpoint;
  const press = (action: string, label: string) => (
    <Press action={`${path}/${action}`} token={token} label={label} about={url} fields={{ id }} />
  );
  return (
    <li>
      <h2>
        <bdi>{url}</bdi>
      </h2>
      <p>
        {events === 'all' ? 'Every event' : events.join(', ')}
        {key && (
          <>
            , of the key <bdi>{key.label}</bdi> alone
          </>
        )}
        . {key?.revokedAt != null && <strong>The key is revoked: nothing new is sent. </strong>}
        Added <Time at={createdAt} />.{' '}
        {disabled ? (
          <strong>
            Switched off <Time at={disabled.at} />: {disabled.reason}.
          </strong>
        ) : failingSince === null ? (
          'It is on.'
        ) : (
          <strong>
            Nothing has got through since <Time at={failingSince} />.
          </strong>
        )}
      </p>
      <p>
        <a href={`/staff/admin/deliveries?endpoint=${encodeURIComponent(id)}`}>What was sent there</a>
      </p>
      <div class="desk-buttons">
        {press('ping', 'Send a test')}
        {disabled && press('enable', 'Switch on')}
        {press('rotate', 'New secret')}
        {press('remove', 'Remove')}
      </div>
    </li>
  );
}

export function webhookPages(kit: StaffKit): readonly StaffPage[] {
  const { webhooks } = kit.admin;
  const show = async (visit: StaffVisit, more: Partial<WebhooksPageProps> = {}, status = 200) =>
    showStaff(kit, visit, {
      title: 'Webhooks',
      status,
      body: <WebhooksPage token={visit.token} endpoints={await webhooks.list()} {...more} />,
    });
  const notDone = (visit: StaffVisit, text: string, status: number, more: Partial<WebhooksPageProps> = {}) =>
    show(visit, { ...more, notice: { title: 'Nothing was changed', text } }, status);
  const idOf = ({ fields }: StaffVisit) => fields.get('id') ?? '';
  const post = (action: string, answer: StaffPage['answer']) => ({
    method: 'POST' as const,
    path: `${path}${action}`,
    role: 'admin' as const,
    answer,
  });
  /** A POST whose response shows a secret. */
  const postForSecret = (action: string, answer: StaffPage['answer']) => ({
    ...post(action, answer),
    needsProof: true as const,
  });
  return [
    { method: 'GET', path, role: 'admin', answer: (visit) => show(visit) },
    postForSecret('', async (visit) => {
      const url = (visit.fields.get('url') ?? '').trim();
      const wanted = eventTypes.filter((type) => visit.fields.get(type) === 'yes');
      const added = await webhooks.add(visit, url, wanted);
      return 'fault' in added ? notDone(visit, added.fault, 400, { url }) : show(visit, { shown: added });
    }),
    post('/ping', async (visit) => {
      const said = await webhooks.ping(idOf(visit));
      if ('fault' in said) return notDone(visit, said.fault, 404);
      const title = said.delivered ? 'The test arrived' : 'The test did not arrive';
      return show(visit, { notice: { title, text: said.said } });
    }),
    postForSecret('/rotate', async (visit) => {
      const rotated = await webhooks.rotate(visit, idOf(visit));
      return 'fault' in rotated ? notDone(visit, rotated.fault, 404) : show(visit, { shown: rotated });
    }),
    ...(['enable', 'remove'] as const).map((action) =>
      post(`/${action}`, async (visit) => {
        const refused = await webhooks[action](visit, idOf(visit));
        return refused ? notDone(visit, refused.fault, 404) : visit.reply.redirect(path, 303);
      }),
    ),
  ];
}
