export interface Notice {
  readonly title: string;
  readonly text: string;
  /** Link to an element further down the page. */
  readonly goOn?: { readonly id: string; readonly text: string };
}

/** A notice. It takes the focus, so that screen readers announce it and the page scrolls to it. */
export function NoticeBox({ notice }: { readonly notice: Notice }) {
  return (
    <div class="notice" role="alert" id={noticeId} tabIndex={-1} autoFocus>
      <h2>{notice.title}</h2>
      <p>{notice.text}</p>
      {notice.goOn && (
        <p>
          <a href={`#${notice.goOn.id}`}>{notice.goOn.text}</a>
        </p>
      )}
    </div>
  );
}

/** A fault with the id of its field. */
export interface FieldError {
  readonly id: string;
  readonly text: string;
}

export const fieldErrorsOf = (faults: Readonly<Record<string, string>>): readonly FieldError[] =>
  Object.entries(faults).map(([id, text]) => ({ id, text }));

export const noticeId = 'notice';

interface ErrorSummaryProps {
  readonly errors: readonly FieldError[];
  /** Whether the summary gets autofocus. */
  readonly first?: boolean;
}

/** Links to every faulty field; shown beside the submit button. */
export function ErrorSummary({ errors, first = true }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <div
      class="notice notice-fault"
      role="alert"
      id={noticeId}
      tabIndex={-1}
      autoFocus={first ? true : undefined}
    >
      <h2>
        {errors.length === 1
          ? 'One field needs your attention'
          : `${errors.length} fields need your attention`}
      </h2>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
