import type { ComponentChildren } from 'preact';
import type { OpenedEnquiry } from '../../../app/desk/services.ts';
import type { StaffAccount } from '../../../app/staff/account.ts';
import type { FormFields } from '../../shell/form-body.ts';

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

export interface PanelProps {
  readonly opened: OpenedEnquiry;
  readonly account: StaffAccount;
  readonly token: string;
  /** Where a form is sent, by what it does. */
  readonly actionOf: (what: string) => string;
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
}: PanelProps & { readonly what: string; readonly children: ComponentChildren }) {
  const { actionOf, token, opened } = props;
  return (
    <form class="desk-work-form" method="post" action={actionOf(what)}>
      <HiddenFields fields={{ token, seen: String(opened.work.version) }} />
      {children}
    </form>
  );
}
