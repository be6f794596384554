import type { ComponentChildren } from 'preact';
import type { KeptAccount } from '../../../app/accounts/account.ts';
import type { PasswordComplaint } from '../../../app/accounts/own-account.ts';
import { type Passkey, longestLabel } from '../../../app/accounts/passkeys.ts';
import { longestPassword } from '../../../app/accounts/password-rules.ts';
import type { SignedInBy, StaffSession } from '../../../app/accounts/sessions.ts';
import { FirstField, TextField } from '../../shell/field.tsx';
import { type Notice, NoticeBox } from '../../shell/notices.tsx';
import { Intro } from '../../shell/site.tsx';
import { NewPasswordFields } from '../new-password.tsx';
import { Time } from '../time.tsx';
import { DeskForm } from '../form.tsx';

export interface AccountPageProps {
  readonly account: KeptAccount;
  readonly token: string;
  readonly sessions: readonly (StaffSession & { readonly isThis: boolean })[];
  readonly passkeys: readonly Passkey[];
  readonly complaint: PasswordComplaint | null;
  readonly notice: Notice | null;
  /** Label of the passkey to be added. */
  readonly label: string;
}

export function AccountPage(props: AccountPageProps) {
  const { account, token, sessions, passkeys, complaint, notice, label } = props;
  return (
    <div class="desk-account">
      {notice && <NoticeBox notice={notice} />}
      <Intro eyebrow={account.role} title="Your account">
        <p class="lede">{account.email}</p>
      </Intro>
      <Part id="sessions" title="Where you are signed in">
        <ul class="desk-list">
          {sessions.map((session) => (
            <SessionLine key={session.tokenHash} session={session} />
          ))}
        </ul>
        <DeskForm action="/staff/account/sign-out-everywhere" token={token}>
          <button type="submit" class="button-quiet">
            Sign out everywhere
          </button>
        </DeskForm>
      </Part>
      <Part id="passkeys" title="Passkeys">
        <p class="hint">
          A passkey signs you in by your finger, your face or the PIN of your device, and cannot be given away
          to a false page.
        </p>
        {passkeys.length === 0 ? (
          <p>You have none yet.</p>
        ) : (
          <ul class="desk-list">
            {passkeys.map((passkey) => (
              <PasskeyLine key={passkey.id} passkey={passkey} token={token} />
            ))}
          </ul>
        )}
        <NewPasskey token={token} label={label} />
      </Part>
      <Part id="change-password" title={account.hasPassword ? 'Change your password' : 'Set a password'}>
        <DeskForm class="desk-form" action="/staff/account/password" token={token}>
          {account.hasPassword && <CurrentPassword complaint={complaint} />}
          <NewPasswordFields email={account.email} complaint={complaint} />
          {passkeys.length > 0 && (
            <label class="check">
              <input type="checkbox" name="remove_passkeys" value="yes" /> Remove my passkeys too
            </label>
          )}
          <button type="submit" class="button">
            {account.hasPassword ? 'Change the password' : 'Set the password'}
          </button>
          <p class="hint">
            Everywhere else you are signed out by this. If somebody else may know your password, remove the
            passkeys too: one of them may be theirs.
          </p>
        </DeskForm>
      </Part>
    </div>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section class="desk-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

const ways: Readonly<Record<SignedInBy, string>> = {
  password: 'by password',
  passkey: 'by passkey',
  openid: 'through your company',
};

function SessionLine({ session }: { readonly session: AccountPageProps['sessions'][number] }) {
  const { signedInBy, createdAt, lastSeenAt, isThis } = session;
  return (
    <li>
      <span>
        Since <Time at={createdAt} />, {ways[signedInBy]}
        {isThis && <strong> · this one</strong>}
      </span>
      <span class="hint">
        last used <Time at={lastSeenAt} />
      </span>
    </li>
  );
}

function PasskeyLine({ passkey, token }: { readonly passkey: Passkey; readonly token: string }) {
  const { id, label, createdAt, lastUsedAt } = passkey;
  return (
    <li>
      <span dir="auto">{label}</span>
      <span class="hint">
        added <Time at={createdAt} />,{' '}
        {lastUsedAt === null ? (
          'never used'
        ) : (
          <>
            last used <Time at={lastUsedAt} />
          </>
        )}
      </span>
      <DeskForm action="/staff/account/passkeys/remove" token={token} fields={{ id }}>
        <button type="submit" class="desk-link">
          Remove<span class="visually-hidden"> the passkey {label}</span>
        </button>
      </DeskForm>
    </li>
  );
}

/** The form for a new passkey; browser/passkeys.ts submits it. */
function NewPasskey({ token, label }: Pick<AccountPageProps, 'token' | 'label'>) {
  return (
    <>
      <DeskForm
        action="/staff/account/passkeys"
        class="desk-form with-script"
        data-passkey="register"
        data-options="/staff/account/passkeys/options"
        token={token}
        fields={{ answer: '' }}
      >
        <TextField
          id="label"
          label="Name of the new passkey"
          hint="Where it is, such as My phone."
          value={label}
          maxLength={longestLabel}
          required
        />
        <button type="submit" class="button">
          Add a passkey
        </button>
        <p role="status" class="hint" />
      </DeskForm>
      <p class="hint without-script">To add one, your browser needs to run scripts of this page.</p>
    </>
  );
}

function CurrentPassword({ complaint }: Pick<AccountPageProps, 'complaint'>) {
  return (
    <FirstField.Provider value={complaint?.field ?? null}>
      <TextField
        id="current"
        label="Current password"
        type="password"
        autoComplete="current-password"
        value=""
        maxLength={longestPassword}
        fault={complaint?.field === 'current' ? complaint.text : undefined}
        required
      />
    </FirstField.Provider>
  );
}
