import { ResultMessage, type PanelProps, WorkForm } from './form-parts.tsx';
import { NoteForm, StepForm } from './step-and-notes.tsx';
import { OwnerForm, StageForm } from './stage-and-owner.tsx';

export function WorkPanel(props: PanelProps) {
  const { opened, result } = props;
  return (
    <section class="desk-work" aria-labelledby="work-title" id="work">
      <h2 id="work-title">Work</h2>
      {result?.from === 'moderation' && <ResultMessage message={result.message} />}
      {opened.work.moderation !== 'new' && <Moderation {...props} />}
      <StageForm {...props} />
      <OwnerForm {...props} />
      <StepForm {...props} />
      <NoteForm {...props} />
      {opened.work.moderation === 'new' && <Moderation {...props} />}
    </section>
  );
}

function Moderation(props: PanelProps) {
  const { moderation } = props.opened.work;
  return (
    // No result here: after moderation this form is in another place, so its result is shown above all forms.
    <WorkForm {...props} result={null} what="moderation">
      <h3>{moderation === 'new' ? 'Is it spam after all?' : 'Is it a real enquiry?'}</h3>
      {moderation === 'held' && <p>It may be spam. The customer hears nothing until it is released.</p>}
      {moderation === 'rejected' && <p>It was rejected. It may be released all the same.</p>}
      <p class="desk-buttons">
        {moderation !== 'new' && (
          <button class="button" name="decision" value="released">
            Release
          </button>
        )}
        {moderation !== 'rejected' && (
          <button class="button-quiet" name="decision" value="rejected">
            Reject
          </button>
        )}
      </p>
    </WorkForm>
  );
}
