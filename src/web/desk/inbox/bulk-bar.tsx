import type { ComponentChildren } from 'preact';
import type { KeptAccount, StaffAccount } from '../../../app/accounts/account.ts';
import { lostReasons, staffStages } from '../../../app/enquiries/stage.ts';
import { capitalise } from '../../../domain/wording/format.ts';
import { longestStep } from '../enquiry/read-form.ts';
import { stageNames } from '../words.ts';

export const bulkAddress = '/staff/bulk';

interface BulkBarProps {
  readonly accounts: readonly KeptAccount[];
  readonly account: StaffAccount;
}

/**
 * What can be done with the selected enquiries. With scripts it appears with the first one that is selected, at the
 * lower edge of the window; without scripts it stands above the list.
 */
export function BulkBar({ accounts, account }: BulkBarProps) {
  const colleagues = accounts.filter(({ id, disabledAt }) => id !== account.id && disabledAt === null);
  return (
    <div class="desk-bulk-bar" role="group" aria-label="With the selected enquiries">
      <p class="desk-selected">With the selected:</p>
      <Part action="owner" label="Owner" button="Give">
        <select id="bulk-owner" name="owner">
          <option value="">Owner</option>
          <option value="me">Me</option>
          <option value="nobody">Nobody</option>
          {colleagues.map(({ id, email }) => (
            <option key={id} value={id}>
              {email}
            </option>
          ))}
        </select>
      </Part>
      <Part action="stage" label="Stage" button="Move">
        <select id="bulk-stage" name="stage">
          <option value="">Stage</option>
          {staffStages
            .filter((stage) => stage !== 'lost')
            .map((stage) => (
              <option key={stage} value={stage}>
                {stageNames[stage]}
              </option>
            ))}
          <optgroup label="Lost, because of">
            {lostReasons.map((reason) => (
              <option key={reason} value={`lost ${reason}`}>
                {capitalise(reason)}
              </option>
            ))}
          </optgroup>
        </select>
      </Part>
      <Part action="next-step" label="Next step" button="Set">
        <input
          id="bulk-next-step"
          name="next_step"
          maxLength={longestStep}
          autoComplete="off"
          placeholder="Next step"
        />
        <label class="visually-hidden" for="bulk-due">
          Due on
        </label>
        <input id="bulk-due" name="next_step_on" type="date" />
      </Part>
      <span class="desk-bulk-part">
        <button type="submit" class="button-quiet" name="action" value="release">
          Release
        </button>
        <button type="submit" class="button-quiet" name="action" value="reject">
          Reject
        </button>
      </span>
      <button type="reset" class="desk-link desk-bulk-clear">
        Clear
      </button>
    </div>
  );
}

interface PartProps {
  readonly action: string;
  readonly label: string;
  readonly button: string;
  readonly children: ComponentChildren;
}

const Part = ({ action, label, button, children }: PartProps) => (
  <span class="desk-bulk-part">
    <label class="visually-hidden" for={`bulk-${action}`}>
      {label}
    </label>
    {children}
    <button type="submit" class="button-quiet" name="action" value={action}>
      {button}
    </button>
  </span>
);
