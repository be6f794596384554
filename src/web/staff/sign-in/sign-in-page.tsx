import { TextField } from '../../shell/field.tsx';
import { type Notice, NoticeBox } from '../../shell/notices.tsx';
import { Intro } from '../../shell/site.tsx';

export interface SignInPageProps {
  readonly token: string;
  readonly email: string;
  readonly next: string;
  readonly notice: Notice | null;
}

export function SignInPage({ token, email, next, notice }: SignInPageProps) {
  return (
    <div class="desk-door">
      {notice && <NoticeBox notice={notice} />}
      <Intro title="Sign in" />
      <form method="post" action="/staff/sign-in" class="desk-form">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="next" value={next} />
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
        <button type="submit" class="button button-large">
          Sign in
        </button>
      </form>
      <p class="hint">
        You have no account, or cannot get in? Whoever runs this service can send you a link by which you
        choose a new password.
      </p>
    </div>
  );
}
