import type { PasswordComplaint } from '../../app/accounts/own-account.ts';
import { longestPassword, shortestPassword } from '../../app/accounts/password-rules.ts';
import { FirstField, TextField } from '../shell/field.tsx';

interface NewPasswordFieldsProps {
  /** Email of the account, as the user name for password managers. */
  readonly email: string;
  readonly complaint: PasswordComplaint | null;
}

export function NewPasswordFields({ email, complaint }: NewPasswordFieldsProps) {
  const faultOf = (field: PasswordComplaint['field']) =>
    complaint?.field === field ? complaint.text : undefined;
  return (
    <FirstField.Provider value={complaint?.field ?? null}>
      <input type="email" name="username" value={email} autoComplete="username" hidden readOnly />
      <TextField
        id="password"
        label="New password"
        type="password"
        autoComplete="new-password"
        value=""
        maxLength={longestPassword}
        hint={`At least ${String(shortestPassword)} characters. A sentence you can remember is best.`}
        fault={faultOf('password')}
        required
      />
      <TextField
        id="repeated"
        label="The same once more"
        type="password"
        autoComplete="new-password"
        value=""
        maxLength={longestPassword}
        fault={faultOf('repeated')}
        required
      />
    </FirstField.Provider>
  );
}
