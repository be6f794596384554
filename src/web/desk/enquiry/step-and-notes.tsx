import { isOverdue } from '../../../app/enquiries/work/overdue.ts';
import { dayText } from '../../../domain/business/dublin-time.ts';
import { day } from '../../../domain/wording/format.ts';
import { UserText } from '../user-text.tsx';
import { HiddenFields } from '../form.tsx';
import { Fault, type PanelProps, WorkForm } from './form-parts.tsx';
import { Notes } from './history.tsx';
import { longestNote, longestStep } from './read-form.ts';

export function StepForm(props: PanelProps) {
  const { opened, faults, typed } = props;
  const { nextStep, nextStepAt } = opened.work;
  const isLate = isOverdue(opened.work, opened.now);
  return (
    <WorkForm {...props} what="next-step">
      {nextStep !== null && nextStepAt !== null && (
        <p class={isLate ? 'desk-late' : undefined}>
          <UserText text={nextStep} />, by {day(nextStepAt)}
          {isLate && <strong> (overdue)</strong>}
        </p>
      )}
      <div class="desk-pair">
        <span class="field">
          <label for="next_step">Next step</label>
          <input
            id="next_step"
            name="next_step"
            aria-keyshortcuts="n"
            value={typed.get('next_step') ?? nextStep ?? ''}
            maxLength={longestStep}
            autoComplete="off"
            dir="auto"
            aria-describedby={faults['next_step'] && 'next_step-fault'}
          />
          <Fault id="next_step" faults={faults} />
        </span>
        <span class="field desk-short">
          <label for="next_step_on">By</label>
          <input
            id="next_step_on"
            name="next_step_on"
            type="date"
            value={typed.get('next_step_on') ?? (nextStepAt === null ? '' : dayText(nextStepAt))}
            aria-describedby={faults['next_step_on'] && 'next_step_on-fault'}
          />
          <Fault id="next_step_on" faults={faults} />
        </span>
        <button class="button-quiet">Set</button>
        {nextStep !== null && (
          <button class="button-quiet" name="done" value="yes">
            Done
          </button>
        )}
      </div>
    </WorkForm>
  );
}

export function NoteForm(props: PanelProps) {
  const { opened, faults, typed, noteId } = props;
  return (
    <WorkForm {...props} what="note">
      <HiddenFields fields={{ note_id: noteId }} />
      <div class="desk-pair">
        <span class="field">
          <label for="note">Add a note</label>
          <textarea
            id="note"
            name="note"
            aria-keyshortcuts="m"
            rows={2}
            maxLength={longestNote}
            dir="auto"
            value={typed.get('note') ?? ''}
            aria-describedby={faults['note'] && 'note-fault'}
          />
          <Fault id="note" faults={faults} />
        </span>
        <button class="button-quiet">Add note</button>
      </div>
      <Notes {...opened} />
    </WorkForm>
  );
}
