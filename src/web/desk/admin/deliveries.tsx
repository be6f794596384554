import { deliveryStates } from '../../../app/outbox/delivery.ts';
import type { LoggedDelivery, RepeatOutcome } from '../../../app/outbox/delivery-log.ts';
import type { Notice } from '../../shell/notices.tsx';
import { showStaff } from '../shell.tsx';
import type { StaffKit } from '../staff-kit.ts';
import type { StaffPage, StaffVisit } from '../staff-page.ts';
import { Time } from '../time.tsx';
import { DeskTable } from '../table.tsx';
import { AdminFrame, Press } from './frame.tsx';

const path = '/staff/admin/deliveries';
const shownAtOnce = 100;

interface DeliveriesPageProps {
  readonly token: string;
  readonly deliveries: readonly LoggedDelivery[];
  /** URLs of existing endpoints, by id. */
  readonly addresses: ReadonlyMap<string, string>;
  readonly endpoint: string;
  readonly state: string;
  readonly notice?: Notice;
}

function DeliveriesPage({ token, deliveries, addresses, endpoint, state, notice }: DeliveriesPageProps) {
  return (
    <AdminFrame path={path} notice={notice}>
      <form method="get" action={path} class="desk-states">
        {endpoint !== '' && <input type="hidden" name="endpoint" value={endpoint} />}
        <label>
          State{' '}
          <select name="state">
            <option value="">Any</option>
            {deliveryStates.map((name) => (
              <option key={name} value={name} selected={name === state}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" class="button button-quiet">
          Show
        </button>
        {endpoint !== '' && <a href={path}>Of all endpoints</a>}
      </form>
      {deliveries.length === 0 ? (
        <p>No delivery matches.</p>
      ) : (
        <DeskTable
          label="Deliveries"
          columns={['Happened', 'Event', 'To', 'State', 'Attempts', 'Last result', 'Again']}
          numbers={['Attempts']}
        >
          {deliveries.map((delivery) => (
            <Delivery
              key={delivery.id}
              token={token}
              address={addresses.get(delivery.endpointId) ?? 'an endpoint that was removed'}
              {...delivery}
            />
          ))}
        </DeskTable>
      )}
      {deliveries.length === shownAtOnce && <p>The latest {shownAtOnce} are shown.</p>}
    </AdminFrame>
  );
}

function Delivery({
  token,
  address,
  id,
  type,
  state,
  attempts,
  lastResult,
  createdAt,
}: LoggedDelivery & { readonly token: string; readonly address: string }) {
  return (
    <tr>
      <td data-label="Happened">
        <Time at={createdAt} />
      </td>
      <td data-label="Event">{type}</td>
      <td data-label="To" class="desk-address">
        <bdi>{address}</bdi>
      </td>
      <td data-label="State">{state}</td>
      <td data-label="Attempts" class="desk-number">
        {attempts}
      </td>
      <td data-label="Last result">{lastResult ?? ''}</td>
      <td>
        {(state === 'delivered' || state === 'failed') && (
          <Press
            action={`${path}/repeat`}
            token={token}
            label="Send again"
            about={`${type} to ${address}`}
            fields={{ id }}
          />
        )}
      </td>
    </tr>
  );
}

const outcomes: Readonly<Record<RepeatOutcome, Notice>> = {
  repeated: { title: 'It is sent again', text: 'With the same id as before, in a moment.' },
  unknown: { title: 'Nothing was sent', text: 'There is no such delivery any more.' },
  waiting: { title: 'Nothing was sent', text: 'It was not delivered yet, and is tried by itself.' },
  skipped: { title: 'Nothing was sent', text: 'It was skipped, and is never sent.' },
  'endpoint removed': { title: 'Nothing was sent', text: 'Its endpoint was removed.' },
  'endpoint off': { title: 'Nothing was sent', text: 'Its endpoint is switched off: switch it on first.' },
};

export function deliveryPages(kit: StaffKit): readonly StaffPage[] {
  const { deliveries, webhooks } = kit.admin;
  const show = async (visit: StaffVisit, notice?: Notice) => {
    const query = visit.request.query as Readonly<Record<string, unknown>>;
    const endpoint = typeof query['endpoint'] === 'string' ? query['endpoint'] : '';
    const state = deliveryStates.find((name) => name === query['state']);
    const filter = { ...(endpoint !== '' && { endpointId: endpoint }), ...(state && { state }) };
    const found = await deliveries.list(filter, shownAtOnce);
    const addresses = new Map((await webhooks.list()).map(({ id, url }) => [id, url]));
    const more = notice && { notice };
    return showStaff(kit, visit, {
      title: 'Deliveries',
      body: (
        <DeliveriesPage
          token={visit.token}
          deliveries={found}
          addresses={addresses}
          endpoint={endpoint}
          state={state ?? ''}
          {...more}
        />
      ),
    });
  };
  return [
    { method: 'GET', path, role: 'admin', answer: (visit) => show(visit) },
    {
      method: 'POST',
      path: `${path}/repeat`,
      role: 'admin',
      async answer(visit) {
        return show(visit, outcomes[await deliveries.repeat(visit, visit.fields.get('id') ?? '')]);
      },
    },
  ];
}
