export interface Notice {
  readonly title: string;
  readonly text: string;
  /** Where on the page to go on, where that is far below: the id of it, and what is there. */
  readonly goOn?: { readonly id: string; readonly text: string };
}

/** Says at the top what happened; it takes the focus, so that nobody has to look for it. */
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

/** One thing to mend: the id of its field, and what is wrong, in words that name the field. */
export interface ToMend {
  readonly id: string;
  readonly text: string;
}

/** Faults by the names of their fields. */
export const toMendOf = (faults: Readonly<Record<string, string>>): readonly ToMend[] =>
  Object.entries(faults).map(([id, text]) => ({ id, text }));

export const noticeId = 'notice';

interface ErrorSummaryProps {
  readonly toMend: readonly ToMend[];
  /** Whether a new page begins here. */
  readonly first?: boolean;
}

/** Every field that needs attention, each a link to it. It stands beside the button that was pressed. */
export function ErrorSummary({ toMend, first = true }: ErrorSummaryProps) {
  if (toMend.length === 0) return null;
  return (
    <div
      class="notice notice-fault"
      role="alert"
      id={noticeId}
      tabIndex={-1}
      autoFocus={first ? true : undefined}
    >
      <h2>
        {toMend.length === 1
          ? 'One field needs your attention'
          : `${toMend.length} fields need your attention`}
      </h2>
      <ul>
        {toMend.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
