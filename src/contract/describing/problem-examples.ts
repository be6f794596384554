import { type Problem, type ProblemCode, problems } from '../problems.ts';
import { bodySizeText } from '../bounds.ts';

interface Particulars extends Partial<Pick<Problem, 'errors' | 'id' | 'reference' | 'violated-policies'>> {
  readonly detail?: string;
}

const email = 'customer.email must be one plain e-mail address, such as name@example.ie.';
const notJson = 'The body cannot be read as JSON.';

/** Fields of the example errors that `problems` does not determine. */
const particulars: Partial<Record<ProblemCode, Particulars>> = {
  invalid_request: {
    detail: email,
    errors: [{ pointer: '/customer/email', field: 'customer.email', message: email }],
  },
  malformed_json: {
    detail: notJson,
    errors: [{ pointer: '', field: '', message: notJson }],
  },
  unknown_key: {
    detail:
      'This API key is unknown or was revoked. Check it for a slip of the hand, or leave it out: calls without a key are allowed.',
  },
  spam_rejected: {
    detail:
      'This enquiry looks like spam and was not stored. If it is not, please write to us in other words.',
  },
  duplicate_submission: {
    detail: 'We already have this enquiry; there is no need to send it again.',
    id: 'con_01KJPZV280EV64DFCEAT9VE97E',
    reference: 'QXRJ-YEE2',
  },
  request_in_progress: { detail: 'A request with this idempotency key is still being worked on.' },
  enquiry_closed: { detail: 'This enquiry was won or lost, and can no longer be withdrawn.' },
  unsupported_media_type: { detail: 'The Content-Type must be application/json.' },
  unsupported_content_encoding: { detail: 'The body must not be compressed.' },
  payload_too_large: { detail: `The body is larger than ${bodySizeText}.` },
  idempotency_key_reused: { detail: 'This idempotency key was used before with another request.' },
  rate_limited: {
    detail:
      'The limit is 10 requests in 60 seconds. Wait 31 seconds, then retry once. ' +
      'If many people share this address, ask us for an API key: it has a limit of its own.',
    'violated-policies': ['anonymous'],
  },
  internal_error: { detail: 'Something went wrong on our side. Please try again later.' },
  store_unavailable: {
    detail: 'Enquiries cannot be stored at the moment. Nothing was lost: please try again.',
  },
};

export function problemExample(code: ProblemCode, publicUrl: string): Problem {
  const { detail = `${problems[code].title}.`, ...rest } = particulars[code] ?? {};
  const requestId = 'q3Vd0mXa-1c';
  return {
    type: `${publicUrl}/docs/errors#${code}`,
    title: problems[code].title,
    status: problems[code].status,
    detail,
    instance: `urn:lintel:request:${requestId}`,
    success: false,
    code,
    message: detail,
    requestId,
    ...rest,
  };
}
