import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ComponentChildren } from 'preact';
import { type FormFields, fieldsOf } from '../shell/form-body.ts';
import { isOwnOrigin } from '../shell/form-token.ts';
import { noticeId } from '../shell/notices.tsx';
import { DeskForm } from './form.tsx';
import { signInAddress } from './next-page.ts';
import { passesCsrfCheck } from '../shell/csrf.ts';
import { showSignedOutPage, showStaff } from './shell.tsx';
import type { StaffKit } from './staff-kit.ts';
import type { StaffVisit } from './staff-page.ts';

/** Whether it is a form of an enquiry (with the field `seen`), whose content must not be lost. */
const isWork = ({ method, body }: FastifyRequest): boolean => method === 'POST' && fieldsOf(body).has('seen');

/** Whether it is such a form, submitted after the session had ended. */
export const isUnsavedAfterSession = (kit: StaffKit, request: FastifyRequest): boolean =>
  isWork(request) && passesCsrfCheck(kit, request);

/**
 * Whether it is such a form without the CSRF cookie, which ends when the browser is closed. Sec-Fetch-Site must
 * confirm that our own page sent the form: otherwise another site could have its content shown here for saving.
 */
export const isUnsavedWithoutCookie = (kit: StaffKit, request: FastifyRequest): boolean =>
  isWork(request) &&
  request.headers['sec-fetch-site'] === 'same-origin' &&
  isOwnOrigin(request, kit.publicUrl());

interface NotSavedProps {
  readonly action: string;
  readonly fields: FormFields;
  readonly token: string;
  readonly title: string;
  readonly advice: ComponentChildren;
  /** Buttons after those of the form. */
  readonly children?: ComponentChildren;
}

/** Shows the submitted fields in a form, to be submitted again. */
function NotSaved({ action, fields, token, title, advice, children }: NotSavedProps) {
  const typed = fields.get('note') ?? fields.get('next_step') ?? fields.get('reply_text');
  return (
    <div class="text-page desk-asked">
      <h1>This is not saved yet</h1>
      <div class="notice" role="alert" id={noticeId} tabIndex={-1} autoFocus>
        <h2>{title}</h2>
        <p>{advice}</p>
      </div>
      {typed !== undefined && <p class="desk-message">{typed}</p>}
      <DeskForm action={action} class="desk-buttons" token={token} fields={Object.fromEntries(fields)}>
        {children}
        <button class="button">Save it now</button>
      </DeskForm>
    </div>
  );
}

/** The page for a request without a session: shows only what was submitted. */
export function showUnsavedSignedOut(
  kit: StaffKit,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const enquiry = request.url.replace(/\/[^/]*$/, '');
  return showSignedOutPage(kit, reply, {
    title: 'This is not saved yet',
    status: 403,
    body: (
      <NotSaved
        action={request.url}
        fields={fieldsOf(request.body)}
        token={kit.tokens.issue(request, reply)}
        title="You are no longer signed in"
        advice={
          <>
            Keep this window open, <strong>sign in in another one</strong>, come back and save it.
          </>
        }
      >
        <a class="button-quiet" href={signInAddress(enquiry)} target="_blank">
          Sign in, in a new window
        </a>
      </NotSaved>
    ),
  });
}

/** The page for a request with a session: sets a new CSRF cookie. */
export function showUnsavedSignedIn(kit: StaffKit, visit: StaffVisit): FastifyReply {
  return showStaff(kit, visit, {
    title: 'This is not saved yet',
    status: 403,
    body: (
      <NotSaved
        action={visit.request.url}
        fields={visit.fields}
        token={visit.token}
        title="Please look at it once more"
        advice="Your browser was closed since the page was loaded, or has lost our cookie. If this is what you meant, save it now."
      />
    ),
  });
}
