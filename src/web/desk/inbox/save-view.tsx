import { type InboxFilter, fromTheTop, inboxQuery } from '../../../app/inbox/inbox-filter.ts';
import type { SavedView } from '../../../app/inbox/inbox.ts';
import { DeskForm } from '../form.tsx';

interface SaveViewProps {
  readonly views: readonly SavedView[];
  readonly filter: InboxFilter;
  readonly token: string;
}

/** Saves the filter as a view, or removes the view that is shown. */
export function SaveView({ views, filter, token }: SaveViewProps) {
  const query = inboxQuery(fromTheTop(filter));
  const current = views.find((view) => view.query === query);
  if (current)
    return (
      <DeskForm action="/staff/views" class="desk-view-form" token={token}>
        <button type="submit" class="desk-link" name="remove" value={current.id}>
          Remove this view
        </button>
      </DeskForm>
    );
  return query === '' ? null : (
    <DeskForm action="/staff/views" class="desk-view-form" token={token} fields={{ query }}>
      <label for="view-name">Save this filter as</label>
      <input id="view-name" name="name" maxLength={60} required autoComplete="off" />
      <button type="submit" class="button button-quiet">
        Save
      </button>
    </DeskForm>
  );
}
