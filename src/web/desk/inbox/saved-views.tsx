import { type InboxFilter, fromTheTop, inboxQuery } from '../../../app/inbox/inbox-filter.ts';
import type { SavedView } from '../../../app/inbox/inbox.ts';
import { DeskForm } from '../form.tsx';

interface SavedViewsProps {
  readonly views: readonly SavedView[];
  readonly filter: InboxFilter;
  readonly token: string;
}

export function SavedViews({ views, filter, token }: SavedViewsProps) {
  const query = inboxQuery(fromTheTop(filter));
  const current = views.find((view) => view.query === query);
  return (
    <nav class="desk-views" aria-label="Views">
      <ul>
        <li>
          <a href="/staff" aria-current={query === '' ? 'page' : undefined}>
            All
          </a>
        </li>
        {views.map((view) => (
          <li key={view.id}>
            <a
              href={`/staff${view.query === '' ? '' : `?${view.query}`}`}
              aria-current={view === current ? 'page' : undefined}
            >
              <bdi>{view.name}</bdi>
            </a>
          </li>
        ))}
      </ul>
      {current ? (
        <DeskForm action="/staff/views" class="desk-view-form" token={token}>
          <button type="submit" class="desk-link" name="remove" value={current.id}>
            Remove this view
          </button>
        </DeskForm>
      ) : (
        query !== '' && (
          <DeskForm action="/staff/views" class="desk-view-form" token={token} fields={{ query }}>
            <label for="view-name">Save this filter as</label>
            <input id="view-name" name="name" maxLength={60} required autoComplete="off" />
            <button type="submit" class="button button-quiet">
              Save
            </button>
          </DeskForm>
        )
      )}
    </nav>
  );
}
