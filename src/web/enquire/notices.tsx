import type { PersonFaults } from './person-form.ts';

export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** Says at the top what happened; it takes the focus, so that nobody has to look for it. */
export function NoticeBox({ notice }: { readonly notice: Notice }) {
  return (
    <div class="notice" role="alert" id="notice" tabIndex={-1} autoFocus>
      <h2>{notice.title}</h2>
      <p>{notice.text}</p>
    </div>
  );
}

/** Every field that needs attention, each a link to it. */
export function ErrorSummary({ faults }: { readonly faults: PersonFaults }) {
  const entries = Object.entries(faults);
  if (entries.length === 0) return null;
  return (
    <div class="notice notice-fault" role="alert" id="notice" tabIndex={-1} autoFocus>
      <h2>
        {entries.length === 1
          ? 'One field needs your attention'
          : `${entries.length} fields need your attention`}
      </h2>
      <ul>
        {entries.map(([field, fault]) => (
          <li key={field}>
            <a href={`#${field}`}>{fault}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
