import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldsOf } from '../shell/form-body.ts';
import { noticeId } from '../shell/notices.tsx';
import { HiddenFields } from './enquiry/form-parts.tsx';
import { signInAddress } from './next-page.ts';
import { isOwnForm } from './own-form.ts';
import { showAtTheDoor } from './shell.tsx';
import type { StaffKit } from './staff-kit.ts';

/**
 * Whether it is a form of an enquiry, by the version that was seen, which somebody at the desk sent after their session had
 * ended: what they typed or decided is not to be lost for that.
 */
export const isWorkOfDesk = (kit: StaffKit, request: FastifyRequest): boolean =>
  request.method === 'POST' && fieldsOf(request.body).has('seen') && isOwnForm(kit, request);

/** Nothing is shown but what they sent themselves, to be sent again once they have signed in. */
export function showNotSaved(kit: StaffKit, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fields = fieldsOf(request.body);
  const typed = fields.get('note') ?? fields.get('next_step');
  const token = kit.tokens.issue(request, reply);
  const enquiry = request.url.replace(/\/[^/]*$/, '');
  return showAtTheDoor(kit, reply, {
    title: 'This is not saved yet',
    status: 403,
    body: (
      <div class="text-page desk-asked">
        <h1>This is not saved yet</h1>
        <div class="notice" role="alert" id={noticeId} tabIndex={-1} autoFocus>
          <h2>You are no longer signed in</h2>
          <p>
            Keep this window open, <strong>sign in in another one</strong>, come back and save it.
          </p>
        </div>
        {typed !== undefined && <p class="desk-message">{typed}</p>}
        <form method="post" action={request.url} class="desk-buttons">
          <HiddenFields fields={{ ...Object.fromEntries(fields), token }} />
          <a class="button-quiet" href={signInAddress(enquiry)} target="_blank">
            Sign in, in a new window
          </a>
          <button class="button">Save it now</button>
        </form>
      </div>
    ),
  });
}
