import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ComponentChildren } from 'preact';
import { type FormFields, fieldsOf } from '../shell/form-body.ts';
import { isOwnOrigin } from '../shell/form-token.ts';
import { noticeId } from '../shell/notices.tsx';
import { HiddenFields } from './enquiry/form-parts.tsx';
import { signInAddress } from './next-page.ts';
import { isOwnForm } from './own-form.ts';
import { showAtTheDoor, showStaff } from './shell.tsx';
import type { StaffKit } from './staff-kit.ts';
import type { StaffVisit } from './staff-page.ts';

/** A form of an enquiry, by the version that was seen: what was typed or decided is not to be lost. */
const isWork = ({ method, body }: FastifyRequest): boolean => method === 'POST' && fieldsOf(body).has('seen');

/** Whether it is such a form that somebody at the desk sent after their session had ended. */
export const isWorkOfDesk = (kit: StaffKit, request: FastifyRequest): boolean =>
  isWork(request) && isOwnForm(kit, request);

/**
 * Whether it is such a form without our cookie, which a browser forgets when it is closed. Only the browser's own word that
 * a page of ours sent it counts: nobody is to be shown what another site would have them save.
 */
export const isWorkWithoutCookie = (kit: StaffKit, request: FastifyRequest): boolean =>
  isWork(request) &&
  request.headers['sec-fetch-site'] === 'same-origin' &&
  isOwnOrigin(request, kit.publicUrl());

interface NotSavedProps {
  readonly action: string;
  readonly fields: FormFields;
  readonly token: string;
  /** What happened, in a few words. */
  readonly title: string;
  /** What to do about it. */
  readonly advice: ComponentChildren;
  /** What else can be pressed. */
  readonly children?: ComponentChildren;
}

/** Shows what was sent, to be sent again. */
function NotSaved({ action, fields, token, title, advice, children }: NotSavedProps) {
  const typed = fields.get('note') ?? fields.get('next_step');
  return (
    <div class="text-page desk-asked">
      <h1>This is not saved yet</h1>
      <div class="notice" role="alert" id={noticeId} tabIndex={-1} autoFocus>
        <h2>{title}</h2>
        <p>{advice}</p>
      </div>
      {typed !== undefined && <p class="desk-message">{typed}</p>}
      <form method="post" action={action} class="desk-buttons">
        <HiddenFields fields={{ ...Object.fromEntries(fields), token }} />
        {children}
        <button class="button">Save it now</button>
      </form>
    </div>
  );
}

/** Nothing is shown but what they sent themselves, to be sent again once they have signed in. */
export function showNotSaved(kit: StaffKit, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const enquiry = request.url.replace(/\/[^/]*$/, '');
  return showAtTheDoor(kit, reply, {
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

/** They are signed in, and their browser has a cookie for forms again. */
export function showSaveAgain(kit: StaffKit, visit: StaffVisit): FastifyReply {
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
