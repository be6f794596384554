import type { ComponentChildren } from 'preact';
import type { OpenedEnquiry } from '../../../app/enquiries/work/services.ts';
import type { StaffAccount } from '../../../app/accounts/account.ts';
import type { FormFields } from '../../shell/form-body.ts';
import { type Notice, NoticeBox } from '../../shell/notices.tsx';
import { DeskForm } from '../form.tsx';
import type { FormKind } from './read-form.ts';

interface FaultProps {
  readonly id: string;
  readonly faults: Readonly<Record<string, string>>;
}

export function Fault({ id, faults }: FaultProps) {
  const fault = faults[id];
  return fault === undefined ? null : (
    <span class="fault" id={`${id}-fault`}>
      {fault}
    </span>
  );
}

/** Names of the panel's forms, which are also the last path segment of their actions. */
export type PanelForm = FormKind | 'moderation' | 'undo';

/** Result of a submitted form, shown in that form. */
export interface FormResult {
  readonly from: PanelForm;
  /** What was done, or a notice why it was not. */
  readonly message: string | Notice;
  /** The change that can be undone. */
  readonly undo?: string;
}

export interface PanelProps {
  readonly opened: OpenedEnquiry;
  readonly account: StaffAccount;
  readonly token: string;
  readonly actionOf: (what: PanelForm) => string;
  readonly result: FormResult | null;
  /** Fields of a refused form, with their faults. */
  readonly typed: FormFields;
  readonly faults: Readonly<Record<string, string>>;
  readonly noteId: string;
}

/** A form of the work panel. It carries the version of the enquiry that it was rendered from. */
export function WorkForm({
  what,
  children,
  ...props
}: PanelProps & { readonly what: PanelForm; readonly children: ComponentChildren }) {
  const { actionOf, token, opened, result } = props;
  return (
    <DeskForm
      class="desk-work-form"
      action={actionOf(what)}
      token={token}
      fields={{ seen: String(opened.work.version) }}
    >
      {result?.from === what && <ResultMessage {...result} />}
      {children}
    </DeskForm>
  );
}

/** The form of the button that undoes: apart, because its button is within another one. */
export const undoFormId = 'desk-undo';

/** The result of a form. It takes the focus, so that the page opens at the form. */
export const ResultMessage = ({ message, undo }: Pick<FormResult, 'message' | 'undo'>) =>
  typeof message === 'string' ? (
    <p class="desk-done" role="status" tabIndex={-1} autoFocus>
      {message}
      {undo !== undefined && (
        <button class="button-quiet desk-undo" form={undoFormId} aria-keyshortcuts="z">
          Undo
        </button>
      )}
    </p>
  ) : (
    <NoticeBox notice={message} />
  );
