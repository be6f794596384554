import type { FastifyReply } from 'fastify';
import type { Proof, ProofOutcome, ProofWays } from '../../app/accounts/proofs.ts';
import { longestPassword } from '../../app/accounts/password-rules.ts';
import { FirstField, TextField } from '../shell/field.tsx';
import type { FormFields } from '../shell/form-body.ts';
import { NoticeBox } from '../shell/notices.tsx';
import { Intro } from '../shell/site.tsx';
import { DeskForm } from './form.tsx';
import { showStaff } from './shell.tsx';
import type { DeskKit } from './staff-kit.ts';
import type { StaffPage, StaffVisit } from './staff-page.ts';

const passwordField = 'proof_password';
const answerField = 'proof_answer';
/** Fields that are left out of the page: passwords are typed again rather than written into it. */
const neverHeld: readonly string[] = ['token', passwordField, answerField, 'current', 'password', 'repeated'];

/**
 * The visit, if a credential was given recently; otherwise null, after a response that asks for one. That page
 * holds the submitted form, which continues after the proof.
 */
export async function provenVisit(
  kit: DeskKit,
  { needsProof }: Pick<StaffPage, 'needsProof'>,
  visit: StaffVisit,
): Promise<StaffVisit | null> {
  if (needsProof === undefined || visit.isProved) return visit;
  if (needsProof !== true && !(await needsProof(visit))) return visit;
  const proof = proofIn(visit.fields);
  const outcome = proof && (await kit.staff.proofs.prove(visit, proof, visit.request.client));
  if (outcome?.kind === 'proved') return { ...visit, isProved: true };
  await showProof(kit, visit, outcome);
  return null;
}

function proofIn(fields: FormFields): Proof | null {
  const [password = '', answer = ''] = [fields.get(passwordField), fields.get(answerField)];
  if (answer !== '') return { kind: 'passkey', answer };
  return password === '' ? null : { kind: 'password', password };
}

async function showProof(
  kit: DeskKit,
  visit: StaffVisit,
  outcome: ProofOutcome | null,
): Promise<FastifyReply> {
  const { account, request, reply, token, fields } = visit;
  if (outcome?.kind === 'wait') reply.header('retry-after', String(outcome.seconds));
  return showStaff(kit, visit, {
    title: 'Please show that it is you',
    status: outcome?.kind === 'wait' ? 429 : 403,
    body: (
      <ProofPage
        email={account.email}
        action={request.url}
        token={token}
        held={Object.fromEntries([...fields].filter(([name]) => !neverHeld.includes(name)))}
        ways={await kit.staff.proofs.waysOf(account)}
        openId={kit.staff.openId?.name ?? null}
        outcome={outcome}
      />
    ),
  });
}

interface ProofPageProps {
  readonly email: string;
  readonly action: string;
  readonly token: string;
  readonly held: Readonly<Record<string, string>>;
  readonly ways: ProofWays;
  /** Name of the OpenID provider, if configured. */
  readonly openId: string | null;
  readonly outcome: ProofOutcome | null;
}

function ProofPage({ email, action, token, held, ways, openId, outcome }: ProofPageProps) {
  const form = { action, token };
  return (
    <div class="desk-door">
      {outcome?.kind === 'wrong passkey' && (
        <NoticeBox
          notice={{
            title: 'That did not work',
            text: 'This is no passkey of your account, or it took too long.',
          }}
        />
      )}
      <Intro title="Please show that it is you">
        <p class="lede">
          This gives access that lasts, and you signed in a while ago. What you filled in is kept: it goes on
          from here. Nothing was changed yet.
        </p>
      </Intro>
      {ways.password && <ByPassword {...form} email={email} held={held} outcome={outcome} />}
      {(ways.passkey || openId !== null) && (
        <div class={ways.password ? 'desk-or' : 'desk-form'}>
          {ways.passkey && <ByPasskey {...form} held={held} />}
          {openId !== null && <ByOpenId {...form} held={held} name={openId} />}
        </div>
      )}
      {!ways.password && !ways.passkey && openId === null && (
        <p>
          Your account has no password and no passkey. Ask whoever runs this service for a link by which you
          choose a password.
        </p>
      )}
    </div>
  );
}

type PartProps = Pick<ProofPageProps, 'action' | 'token' | 'held'>;

function ByPassword({
  email,
  held,
  outcome,
  ...form
}: PartProps & Pick<ProofPageProps, 'email' | 'outcome'>) {
  return (
    <DeskForm class="desk-form" {...form} fields={held}>
      <input type="email" name="username" value={email} autoComplete="username" hidden readOnly />
      <FirstField.Provider value={outcome?.kind === 'wrong passkey' ? null : passwordField}>
        <TextField
          id={passwordField}
          label="Your password"
          type="password"
          autoComplete="current-password"
          value=""
          maxLength={longestPassword}
          fault={passwordFault(outcome)}
          required
        />
      </FirstField.Provider>
      <button type="submit" class="button button-large">
        Go on
      </button>
    </DeskForm>
  );
}

function passwordFault(outcome: ProofOutcome | null): string | undefined {
  if (outcome?.kind === 'wait') return `Too many attempts: please wait ${String(outcome.seconds)} seconds.`;
  return outcome?.kind === 'wrong password' ? 'This is not your password.' : undefined;
}

/** The form for a proof by passkey; browser/passkeys.ts submits it. */
function ByPasskey({ held, ...form }: PartProps) {
  return (
    <>
      <DeskForm
        class="with-script"
        data-passkey="sign-in"
        data-options="/staff/account/passkeys/proof"
        data-answer={answerField}
        {...form}
        fields={{ ...held, [answerField]: '' }}
      >
        <button type="submit" class="button-quiet">
          Go on with a passkey
        </button>
        <p role="status" class="hint" />
      </DeskForm>
      <p class="hint without-script">For a passkey, your browser needs to run scripts of this page.</p>
    </>
  );
}

function ByOpenId({ held, name, ...form }: PartProps & { readonly name: string }) {
  return (
    <DeskForm class="desk-form" {...form} fields={held}>
      <p>Keep this window open, sign in at {name} in another one, then come back and go on.</p>
      <a class="button-quiet" href="/staff/sign-in/openid?again=yes" target="_blank">
        Sign in with {name}, in a new window
      </a>
      <button type="submit" class="button-quiet">
        Go on
      </button>
    </DeskForm>
  );
}
