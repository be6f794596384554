import type { FastifyReply, FastifyRequest } from 'fastify';
import { FirstField, TextField } from '../../shell/field.tsx';
import { type Notice, NoticeBox } from '../../shell/notices.tsx';
import { Intro } from '../../shell/site.tsx';
import { DeskForm } from '../form.tsx';

interface SignInPageProps {
  readonly token: string;
  readonly email: string;
  readonly next: string;
  /** Name of the OpenID provider, if configured. */
  readonly openId: string | null;
  readonly notice: Notice | null;
}

export type ShowSignIn = (
  request: FastifyRequest,
  reply: FastifyReply,
  shown: Pick<SignInPageProps, 'email' | 'next' | 'notice'> & { readonly status?: number },
) => FastifyReply;

export function SignInPage({ token, email, next, openId, notice }: SignInPageProps) {
  return (
    <div class="desk-door">
      {notice && <NoticeBox notice={notice} />}
      <Intro title="Sign in" />
      <DeskForm class="desk-form" action="/staff/sign-in" token={token} fields={{ next }}>
        <FirstField.Provider value={email === '' ? 'email' : 'password'}>
          <TextField
            id="email"
            label="E-mail address"
            type="email"
            inputMode="email"
            autoComplete="username"
            value={email}
            required
          />
          <TextField
            id="password"
            label="Password"
            type="password"
            autoComplete="current-password"
            value=""
            required
          />
        </FirstField.Provider>
        <button type="submit" class="button button-large">
          Sign in
        </button>
      </DeskForm>
      <div class={openId === null ? 'desk-or with-script' : 'desk-or'}>
        {openId !== null && (
          <a class="button-quiet" href={`/staff/sign-in/openid?next=${encodeURIComponent(next)}`}>
            Sign in with {openId}
          </a>
        )}
        <DeskForm
          class="with-script"

          action="/staff/sign-in/passkey"
          data-passkey="sign-in"
          data-options="/staff/sign-in/passkey/options"
          token={token}
          fields={{ next, answer: '' }}
        >
          <button type="submit" class="button-quiet">
            Sign in with a passkey
          </button>
          <p role="status" class="hint" />
        </DeskForm>
      </div>
      <p class="hint">
        You have no account, or cannot get in? Whoever runs this service can send you a link by which you
        choose a new password.
      </p>
    </div>
  );
}
