import { DeskForm } from '../form.tsx';
import { ResultMessage, type PanelProps, WorkForm, undoFormId } from './form-parts.tsx';
import { NoteForm, StepForm } from './step-and-notes.tsx';
import { OwnerForm, StageForm } from './stage-and-owner.tsx';

export function WorkPanel(props: PanelProps) {
  const { opened, result, actionOf, token } = props;
  return (
    <section class="desk-work" aria-labelledby="work-title" id="work">
      <div class="desk-work-first">
        <h2 class="visually-hidden" id="work-title">
          Work
        </h2>
        {(result?.from === 'moderation' || result?.from === 'undo') && <ResultMessage {...result} />}
        {opened.work.moderation !== 'new' && <Moderation {...props} />}
        <StageForm {...props} />
        <OwnerForm {...props} />
      </div>
      <div class="desk-work-then">
        <StepForm {...props} />
        <NoteForm {...props} />
        {opened.work.moderation === 'new' && <Moderation {...props} />}
      </div>
      {result?.undo !== undefined && (
        <DeskForm id={undoFormId} action={actionOf('undo')} token={token} fields={{ change: result.undo }} />
      )}
    </section>
  );
}

function Moderation(props: PanelProps) {
  const { moderation } = props.opened.work;
  return (
    // No result here: after moderation this form is in another place, so its result is shown above all forms.
    <WorkForm {...props} result={null} what="moderation">
      {moderation === 'held' && <p>It may be spam. The customer hears nothing until it is released.</p>}
      {moderation === 'rejected' && <p>It was rejected. It may be released all the same.</p>}
      <div class="desk-beside">
        <h3>{moderation === 'new' ? 'Is it spam after all?' : 'Is it a real enquiry?'}</h3>
        <p class="desk-buttons">
          {moderation !== 'new' && (
            <button class="button" name="decision" value="released" aria-keyshortcuts="e">
              Release
            </button>
          )}
          {moderation !== 'rejected' && (
            <button class="button-quiet" name="decision" value="rejected" aria-keyshortcuts="r">
              Reject
            </button>
          )}
        </p>
      </div>
    </WorkForm>
  );
}
