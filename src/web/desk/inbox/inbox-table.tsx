import { type InboxFilter, withFilter } from '../../../app/inbox/inbox-filter.ts';
import type { ShownInbox } from '../../../app/inbox/inbox-services.ts';
import type { InboxRow } from '../../../app/inbox/inbox.ts';
import { isOverdue } from '../../../app/enquiries/work/overdue.ts';
import { moderationOf } from '../../../app/inbox/inbox-selection.ts';
import type { KeptAccount, StaffAccount } from '../../../app/accounts/account.ts';
import { day, dayAndTime } from '../../../domain/wording/format.ts';
import { isReadable } from '../../../app/enquiries/enquiry.ts';
import { moderationNames, stageNames } from '../words.ts';
import { ageOf } from './words.ts';
import { DeskForm } from '../form.tsx';
import { BulkBar, bulkAddress } from './bulk-bar.tsx';
import { EnquiryCells, EnquiryHeadings, RowDefinitions } from './row-cells.tsx';
import type { RowDoorsOf } from './row-doors.tsx';

interface TableProps {
  readonly doorsOf: RowDoorsOf;
  readonly filter: InboxFilter;
  readonly shown: ShownInbox;
  readonly accounts: readonly KeptAccount[];
  readonly account: StaffAccount;
  readonly token: string;
  readonly now: number;
}

/** The table of enquiries; on narrow screens CSS lays out its rows as cards. */
export function InboxTable({ doorsOf, filter, shown, accounts, account, token, now }: TableProps) {
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  return (
    <DeskForm
      action={bulkAddress}
      class="desk-bulk"
      token={token}
      fields={{ back: withFilter('/staff', filter) }}
    >
      {/* The default button of Enter: in the fields of the next step it sets that; elsewhere it changes nothing. */}
      <button type="submit" name="action" value="next-step" hidden />
      <RowDefinitions />
      <table class="desk-list-table">
        <caption class="visually-hidden">Enquiries, newest first</caption>
        <thead>
          <tr>
            <th scope="col" class="desk-pick">
              <label class="with-script">
                <input type="checkbox" class="desk-pick-all" />
                <span class="visually-hidden">Select all on this page</span>
              </label>
              <span class="visually-hidden without-script">Select</span>
            </th>
            <EnquiryHeadings />
            <th scope="col" class="desk-state">
              State
            </th>
            <th scope="col" class="desk-owner">
              Owner, next step
            </th>
            <th scope="col" class="desk-age">
              Age
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.rows.map((row) => (
            <Row
              key={row.enquiry.id}
              {...{ doorsOf, row, filter, now }}
              owner={row.ownerId && (emails.get(row.ownerId) ?? 'somebody who has left')}
            />
          ))}
        </tbody>
      </table>
      <BulkBar accounts={accounts} account={account} />
    </DeskForm>
  );
}

interface RowProps {
  readonly doorsOf: RowDoorsOf;
  readonly row: InboxRow;
  readonly owner: string | null;
  readonly filter: InboxFilter;
  readonly now: number;
}

function Row({ doorsOf, row, owner, filter, now }: RowProps) {
  const { enquiry, isUnread, stage, version } = row;
  const { id, receivedAt } = enquiry;
  const sent = isReadable(enquiry) ? enquiry : null;
  const moderation = moderationOf(enquiry.status);
  return (
    <tr class={isUnread ? 'desk-row desk-unread' : 'desk-row'} data-id={id} data-moderation={moderation}>
      <td class="desk-pick">
        {/* No checkbox, because a damaged enquiry cannot be changed. */}
        {sent && (
          <label>
            <input type="checkbox" name="ids" value={`${id}:${version}`} />
            <span class="visually-hidden">
              Select the enquiry of <bdi>{sent.request.customer.name}</bdi>
            </span>
          </label>
        )}
      </td>
      <EnquiryCells
        {...{ doorsOf, enquiry, isUnread }}
        address={withFilter(`/staff/enquiries/${id}`, filter)}
      />
      <td class="desk-state">
        {moderation !== 'clear' && (
          <span class={`desk-badge desk-badge-${moderation}`}>{moderationNames[moderation]}</span>
        )}
        {sent?.changedAt != null && <span class="desk-badge">Changed</span>}
        {isOverdue({ ...row, moderation: row.enquiry.status }, now) && (
          <span class="desk-badge desk-badge-overdue">Overdue</span>
        )}
        {(moderation === 'clear' || stage !== 'new') && (
          <span class={`desk-badge desk-badge-${stage}`}>{stageNames[stage]}</span>
        )}
      </td>
      <td class="desk-owner">
        <span class={owner === null ? 'desk-line desk-soft' : 'desk-line'}>{owner ?? 'Nobody'}</span>
        {row.nextStepAt !== null && (
          <span class="desk-line desk-soft">
            <bdi>{row.nextStep}</bdi>, {day(row.nextStepAt)}
          </span>
        )}
      </td>
      <td class="desk-age">
        <time dateTime={new Date(receivedAt).toISOString()} title={dayAndTime(receivedAt)}>
          {ageOf(receivedAt, now)}
        </time>
      </td>
    </tr>
  );
}
