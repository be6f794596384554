import type { HistoryEntry } from '../../../app/enquiries/work/change.ts';
import { type NameOf, historyWords } from '../../../app/enquiries/work/history-words.ts';
import { dayAndTime } from '../../../domain/wording/format.ts';
import type { FormFields } from '../../shell/form-body.ts';
import { noticeId } from '../../shell/notices.tsx';
import { DeskForm } from '../form.tsx';

interface CollisionProps {
  readonly reference: string;
  /** Changes since the version that the user saw. */
  readonly since: readonly HistoryEntry[];
  readonly nameOf: NameOf;
  /** Completes "You wanted to …". */
  readonly wish: string;
  readonly action: string;
  readonly fields: FormFields;
  /** A new id for the note: the form's id may belong to a saved note. */
  readonly noteId: string;
  readonly version: number;
  readonly token: string;
  readonly back: string;
}

/** The page for a conflict of optimistic locking: shows what others have changed, and lets the user save anyway. */
export function CollisionPage(props: CollisionProps) {
  const { reference, since, nameOf, wish, action, fields, noteId, version, token, back } = props;
  const typed = fields.get('note') ?? fields.get('next_step');
  return (
    <div class="text-page desk-asked">
      <h1>Somebody was faster</h1>
      <div class="notice" role="alert" id={noticeId} tabIndex={-1} autoFocus>
        <h2>While you were looking, enquiry {reference} changed</h2>
        <ul>
          {since.map((entry) => (
            <li key={entry.id}>
              {historyWords(entry, nameOf)}, {dayAndTime(entry.at)}
            </li>
          ))}
        </ul>
        <p>
          You wanted to {wish}. <strong>Your change was not saved yet.</strong>
        </p>
      </div>
      {typed !== undefined && <p class="desk-message">{typed}</p>}
      <DeskForm
        action={action}
        class="desk-buttons"
        token={token}
        fields={{ ...Object.fromEntries(fields), note_id: noteId, seen: String(version) }}
      >
        <button class="button">Save it anyway</button>
        <a class="button-quiet" href={back} target="_blank">
          Look at it first, in a new window
        </a>
      </DeskForm>
    </div>
  );
}
