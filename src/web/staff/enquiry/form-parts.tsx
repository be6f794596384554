import type { ComponentChildren } from 'preact';
import type { OpenedEnquiry } from '../../../app/desk/services.ts';
import type { StaffAccount } from '../../../app/staff/account.ts';
import type { FormFields } from '../../shell/form-body.ts';
import { type Notice, NoticeBox } from '../../shell/notices.tsx';
import type { FormKind } from './read-form.ts';

/** What a form carries besides what people fill in. */
export function HiddenFields({ fields }: { readonly fields: Readonly<Record<string, string>> }) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

interface FaultProps {
  readonly id: string;
  readonly faults: Readonly<Record<string, string>>;
}

/** What is wrong with a field, if anything. */
export function Fault({ id, faults }: FaultProps) {
  const fault = faults[id];
  return fault === undefined ? null : (
    <span class="fault" id={`${id}-fault`}>
      {fault}
    </span>
  );
}

/** The forms of the panel, as their addresses call them. */
export type PanelForm = FormKind | 'moderation';

/** What came of a form that was sent: it is said in its place, where whoever sent it goes on. */
export interface Came {
  readonly from: PanelForm;
  /** What was done, or why nothing was. */
  readonly of: string | Notice;
}

export interface PanelProps {
  readonly opened: OpenedEnquiry;
  readonly account: StaffAccount;
  readonly token: string;
  /** Where a form is sent, by what it does. */
  readonly actionOf: (what: PanelForm) => string;
  /** Null where somebody only looks. */
  readonly came: Came | null;
  /** Of a form that could not be taken: what was typed, and what is wrong with it. */
  readonly typed: FormFields;
  readonly faults: Readonly<Record<string, string>>;
  readonly noteId: string;
}

/** A form of the panel: it says which version of the enquiry it was made from. */
export function WorkForm({
  what,
  children,
  ...props
}: PanelProps & { readonly what: PanelForm; readonly children: ComponentChildren }) {
  const { actionOf, token, opened, came } = props;
  return (
    <form class="desk-work-form" method="post" action={actionOf(what)}>
      <HiddenFields fields={{ token, seen: String(opened.work.version) }} />
      {came?.from === what && <CameOfIt came={came.of} />}
      {children}
    </form>
  );
}

/** It takes the focus, so that on a phone too the page opens where it was left. */
export const CameOfIt = ({ came }: { readonly came: Came['of'] }) =>
  typeof came === 'string' ? (
    <p class="desk-done" role="status" tabIndex={-1} autoFocus>
      {came}
    </p>
  ) : (
    <NoticeBox notice={came} />
  );
