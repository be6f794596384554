import { type InboxFilter, withFilter } from '../../../app/inbox/inbox-filter.ts';
import type { ShownInbox } from '../../../app/inbox/inbox-services.ts';
import type { InboxRow } from '../../../app/inbox/inbox.ts';
import { isOverdue } from '../../../app/enquiries/work/overdue.ts';
import { moderationOf } from '../../../app/inbox/inbox-selection.ts';
import type { KeptAccount } from '../../../app/accounts/account.ts';
import { day, dayAndTime } from '../../../domain/wording/format.ts';
import { isReadable } from '../../../app/enquiries/enquiry.ts';
import { collectionNames, moderationNames, stageNames } from '../words.ts';
import { ageOf, gistOf, totalOf } from './words.ts';
import { DeskForm } from '../form.tsx';

interface TableProps {
  readonly filter: InboxFilter;
  readonly shown: ShownInbox;
  readonly accounts: readonly KeptAccount[];
  readonly token: string;
  readonly now: number;
}

/** The table of enquiries; on narrow screens CSS lays out its rows as cards. */
export function InboxTable({ filter, shown, accounts, token, now }: TableProps) {
  const emails = new Map(accounts.map(({ id, email }) => [id, email]));
  return (
    <DeskForm
      action="/staff/moderation"
      class="desk-bulk"
      token={token}
      fields={{ back: withFilter('/staff', filter) }}
    >
      {/* Enter on a checkbox activates the form's first submit button; this one does nothing. */}
      <button type="submit" hidden />
      <table class="desk-list-table">
        <caption class="visually-hidden">Enquiries, newest first</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="visually-hidden">Chosen</span>
            </th>
            <th scope="col">From</th>
            <th scope="col">About</th>
            <th scope="col">Price</th>
            <th scope="col">State</th>
            <th scope="col">Owner</th>
            <th scope="col">Next step</th>
            <th scope="col">Age</th>
          </tr>
        </thead>
        <tbody>
          {shown.rows.map((row) => (
            <Row
              key={row.enquiry.id}
              {...{ row, filter, now }}
              owner={row.ownerId && (emails.get(row.ownerId) ?? 'somebody who has left')}
            />
          ))}
        </tbody>
      </table>
      <fieldset class="desk-bulk-buttons">
        <legend>With those that are chosen</legend>
        <button type="submit" class="button button-quiet" name="action" value="release">
          Release
        </button>
        <button type="submit" class="button button-quiet" name="action" value="reject">
          Reject
        </button>
      </fieldset>
    </DeskForm>
  );
}

interface RowProps {
  readonly row: InboxRow;
  readonly owner: string | null;
  readonly filter: InboxFilter;
  readonly now: number;
}

function Row({ row, owner, filter, now }: RowProps) {
  const { enquiry, isUnread, stage, version } = row;
  const { id, reference, receivedAt, collection } = enquiry;
  const sent = isReadable(enquiry) ? enquiry : null;
  const moderation = moderationOf(enquiry.status);
  const name = sent?.request.customer.name ?? 'Cannot be read';
  const company = sent?.request.customer.company;
  return (
    <tr class={isUnread ? 'desk-row desk-unread' : 'desk-row'} data-id={id}>
      <td class="desk-pick">
        {/* No checkbox, because a damaged enquiry cannot be moderated. */}
        {sent && (
          <label>
            <input type="checkbox" name="ids" value={`${id}:${version}`} />
            <span class="visually-hidden">
              Choose the enquiry of <bdi>{name}</bdi>
            </span>
          </label>
        )}
      </td>
      <td class="desk-from">
        <a href={withFilter(`/staff/enquiries/${id}`, filter)}>
          {isUnread && <span class="desk-dot" title="Unread" />}
          {isUnread && <span class="visually-hidden">Unread: </span>}
          <bdi>{name}</bdi>
        </a>
        {company !== undefined && <bdi class="desk-soft">{company}</bdi>}
        <span class="desk-soft desk-reference">{reference}</span>
      </td>
      <td class="desk-about">
        <span class="desk-soft">{collectionNames[collection]}</span>{' '}
        <bdi>{sent ? gistOf(sent) : 'What is stored of it is damaged'}</bdi>
      </td>
      <td class="desk-price">{sent && totalOf(sent)}</td>
      <td class="desk-state">
        {moderation !== 'clear' && (
          <span class={`desk-badge desk-badge-${moderation}`}>{moderationNames[moderation]}</span>
        )}
        {sent?.changedAt != null && <span class="desk-badge">Changed</span>}
        <span class={`desk-badge desk-badge-${stage}`}>{stageNames[stage]}</span>
      </td>
      <td class="desk-owner">{owner ?? <span class="desk-soft">Nobody</span>}</td>
      <td class="desk-step">
        <NextStep row={row} now={now} />
      </td>
      <td class="desk-age">
        <time dateTime={new Date(receivedAt).toISOString()} title={dayAndTime(receivedAt)}>
          {ageOf(receivedAt, now)}
        </time>
      </td>
    </tr>
  );
}

function NextStep({ row, now }: Pick<RowProps, 'row' | 'now'>) {
  const { nextStep, nextStepAt } = row;
  if (nextStepAt === null) return null;
  return (
    <>
      {isOverdue(row, now) && <span class="desk-badge desk-badge-overdue">Overdue</span>}{' '}
      <bdi>{nextStep}</bdi> <span class="desk-soft">{day(nextStepAt)}</span>
    </>
  );
}
