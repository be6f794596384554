import { firstResponseWords } from '../../../app/enquiries/work/first-response.ts';
import { isOver } from '../../../app/enquiries/work/overdue.ts';
import { lostReasons, staffStages } from '../../../app/enquiries/stage.ts';
import { capitalise } from '../../../domain/wording/format.ts';
import { UserParagraphs } from '../user-text.tsx';
import { Fault, type PanelProps, WorkForm } from './form-parts.tsx';

export function StageForm(props: PanelProps) {
  const { opened, faults } = props;
  const { stage, lostReason } = opened.work;
  const { withdrawalReason } = opened.enquiry;
  return (
    <WorkForm {...props} what="stage">
      <h3>
        Stage: <strong>{stage}</strong>
        {lostReason !== null && `, because of: ${lostReason}`}
      </h3>
      {stage === 'withdrawn' && withdrawalReason === null && (
        <p>Its sender withdrew it, and gave no reason.</p>
      )}
      {withdrawalReason !== null && (
        <>
          <p>Its sender withdrew it{stage !== 'withdrawn' && ' once'}, because:</p>
          <UserParagraphs text={withdrawalReason} />
        </>
      )}
      {(opened.response.answered || !isOver(opened.work)) && (
        <p class="hint">
          {firstResponseWords(opened.response)}.
          {!opened.response.answered && ' Contacted or Quoted ends that.'}
        </p>
      )}
      <p class="desk-buttons">
        {staffStages
          .filter((each) => each !== stage && each !== 'lost')
          .map((each) => (
            <button
              key={each}
              class="button-quiet"
              name="stage"
              value={each}
              aria-keyshortcuts={each === 'contacted' ? 'c' : undefined}
            >
              {capitalise(each)}
            </button>
          ))}
      </p>
      <div class="desk-pair">
        <span class="field">
          <label for="lost_reason">Lost, because of</label>
          <select
            id="lost_reason"
            name="lost_reason"
            aria-describedby={faults['lost_reason'] && 'lost_reason-fault'}
          >
            <option value="">Choose a reason</option>
            {lostReasons.map((reason) => (
              <option key={reason} value={reason} selected={reason === lostReason}>
                {capitalise(reason)}
              </option>
            ))}
          </select>
          <Fault id="lost_reason" faults={faults} />
        </span>
        <button class="button-quiet" name="stage" value="lost">
          Lost
        </button>
      </div>
    </WorkForm>
  );
}

export function OwnerForm(props: PanelProps) {
  const { opened, account, faults } = props;
  const { ownerId } = opened.work;
  const whose = ownerId === null ? 'nobody’s' : ownerId === account.id ? 'yours' : opened.nameOf(ownerId);
  return (
    <WorkForm {...props} what="owner">
      <div class="desk-beside">
        <h3>
          Owner: <strong>{whose}</strong>
        </h3>
        <p class="desk-buttons">
          {ownerId !== account.id && (
            <button class="button-quiet" name="owner" value="me" aria-keyshortcuts="a">
              Take it
            </button>
          )}
          {ownerId !== null && (
            <button class="button-quiet" name="owner" value="nobody">
              Leave it to anybody
            </button>
          )}
        </p>
      </div>
      <div class="desk-pair">
        <span class="field">
          <label for="owner_id">Or give it to</label>
          <select id="owner_id" name="owner_id" aria-describedby={faults['owner_id'] && 'owner_id-fault'}>
            <option value="">Choose somebody</option>
            {opened.colleagues.map(({ id, email }) => (
              <option key={id} value={id} selected={id === ownerId}>
                {email}
              </option>
            ))}
          </select>
          <Fault id="owner_id" faults={faults} />
        </span>
        <button class="button-quiet" name="owner" value="other">
          Give
        </button>
      </div>
    </WorkForm>
  );
}
