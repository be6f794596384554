import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PasswordComplaint } from '../../../app/accounts/own-account.ts';
import { fieldsOf } from '../../shell/form-body.ts';
import { open } from '../../shell/page-kit.tsx';
import { NewPasswordFields } from '../new-password.tsx';
import { passesCsrfCheck } from '../../shell/csrf.ts';
import { firstPage } from '../next-page.ts';
import { showSignedOutPage } from '../shell.tsx';
import type { DeskKit } from '../staff-kit.ts';
import { Intro } from '../../shell/site.tsx';
import { DeskForm } from '../form.tsx';
import { startSession } from './start-session.ts';

interface Setup {
  Params: { token: string };
}

/** Routes of the one-time link by which the user of a new account sets a password. */
export function addSetUpRoutes(server: FastifyInstance, kit: DeskKit): void {
  const show = (
    request: FastifyRequest<Setup>,
    reply: FastifyReply,
    email: string,
    complaint: PasswordComplaint | null,
    status: number,
  ) =>
    showSignedOutPage(kit, reply, {
      title: 'Choose your password',
      status,
      body: (
        <SetUpPage
          email={email}
          action={`/staff/set-up/${request.params.token}`}
          token={kit.tokens.issue(request, reply)}
          complaint={complaint}
        />
      ),
    });

  server.get<Setup>('/staff/set-up/:token', open, async (request, reply) => {
    const account = await kit.staff.own.ofSetup(request.params.token);
    return account ? show(request, reply, account.email, null, 200) : showLinkIsOver(kit, reply);
  });

  server.post<Setup>('/staff/set-up/:token', open, async (request, reply) => {
    const { token } = request.params;
    const account = await kit.staff.own.ofSetup(token);
    if (!account) return showLinkIsOver(kit, reply);
    const fields = fieldsOf(request.body);
    if (!passesCsrfCheck(kit, request)) return show(request, reply, account.email, sendAgain, 403);
    const wanted = { password: fields.get('password') ?? '', repeated: fields.get('repeated') ?? '' };
    const outcome = await kit.staff.own.setUp(token, wanted);
    if (outcome === null) return showLinkIsOver(kit, reply);
    if ('complaint' in outcome) return show(request, reply, account.email, outcome.complaint, 400);
    return startSession(kit, request, reply, outcome.session, firstPage);
  });
}

const sendAgain: PasswordComplaint = {
  field: 'password',
  text: 'We could not be sure that this form came from our own page. Please type it once more.',
};

interface SetUpPageProps {
  readonly email: string;
  readonly action: string;
  readonly token: string;
  readonly complaint: PasswordComplaint | null;
}

function SetUpPage({ email, action, token, complaint }: SetUpPageProps) {
  return (
    <div class="desk-door">
      <Intro title="Choose your password">
        <p class="lede">For {email}. With it you sign in at this desk from now on.</p>
      </Intro>
      <DeskForm class="desk-form" action={action} token={token}>
        <NewPasswordFields email={email} complaint={complaint} />
        <button type="submit" class="button button-large">
          Set the password
        </button>
      </DeskForm>
    </div>
  );
}

const showLinkIsOver = (kit: DeskKit, reply: FastifyReply): FastifyReply =>
  showSignedOutPage(kit, reply, {
    title: 'This link is over',
    status: 404,
    body: (
      <div class="desk-door">
        <Intro title="This link is over">
          <p class="lede">
            It counts once and for three days. If you have set your password by it, you can{' '}
            <a href="/staff/sign-in">sign in</a>. Otherwise ask whoever sent it for a new one.
          </p>
        </Intro>
      </div>
    ),
  });
