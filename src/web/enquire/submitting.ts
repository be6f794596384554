import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Call, createCall } from '../../app/shared/call.ts';
import { Refusal } from '../../app/shared/refusal.ts';
import { type Fault, fault } from '../../contract/reading/faults.ts';
import { type ProblemKind, problems } from '../../contract/problems.ts';
import { personFaults } from './person-faults.ts';
import { CONSENT_COMPLAINT, type PersonFaults } from './person-form.ts';
import type { Notice } from './notices.tsx';
import type { FormFields } from '../shell/form-body.ts';
import { type FormTokens, isOwnOrigin } from '../shell/form-token.ts';
import type { PageNeeds } from '../shell/needs.ts';

/** Why a submit was not taken: the page is shown again, with all that was typed, and says so. */
export interface NotTaken {
  readonly taken: false;
  readonly status: number;
  readonly notice: Notice | null;
  readonly faults: PersonFaults;
}

export type SubmitOutcome = { readonly taken: true; readonly reference: string } | NotTaken;

/** What a page asks the use case to take; faults where the fields cannot be a request. */
export type Attempt = (
  call: Call,
) => Promise<{ readonly reference: string } | { readonly faults: readonly Fault[] }>;

interface SubmitParts {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly fields: FormFields;
  readonly attempt: Attempt;
}

/** The order of judgement of a page's own submit: the limit, where it came from, its fields, then the use case. */
export async function submitForm(
  needs: PageNeeds,
  tokens: FormTokens,
  { request, reply, fields, attempt }: SubmitParts,
): Promise<SubmitOutcome> {
  const { caller, waitSeconds } = request;
  if (waitSeconds !== null) {
    return notTaken(
      429,
      'Please wait a moment',
      `Too many forms came from your network. Nothing you typed is lost: send it again in ${waitSeconds} seconds.`,
    );
  }
  if (!isOwnOrigin(request, needs.publicUrl()) || !tokens.isValid(request, fields.get('token'))) {
    return notTaken(
      403,
      'Please send it once more',
      'We could not be sure that this form came from our own page. Nothing you typed is lost: check it, and send it again. Your browser needs to accept cookies from this site.',
    );
  }
  try {
    const result = await attempt(createCall(caller, request.id, Object.fromEntries(fields), formKey(fields)));
    if ('reference' in result) return { taken: true, reference: result.reference };
    return { taken: false, status: 400, notice: null, faults: personFaults(result.faults) };
  } catch (error) {
    if (error instanceof Refusal) return refused(error, reply);
    throw error;
  }
}

/** Sending the same form twice, by a double click or a lost answer, is sending it once. */
function formKey(fields: FormFields): string | null {
  const id = fields.get('form') ?? '';
  return /^[A-Za-z0-9_-]{16,64}$/.test(id) ? `page-${id}` : null;
}

const titles: Partial<Record<Refusal['code'], string>> = {
  spam_rejected: 'We could not take this enquiry',
  duplicate_submission: 'We already have this enquiry',
  request_in_progress: 'It is being sent',
  store_unavailable: 'Please try again in a moment',
};

function refused({ code, message }: Refusal, reply: FastifyReply): NotTaken {
  const { retryAfter, status }: ProblemKind = problems[code];
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return notTaken(status, titles[code] ?? 'Please send it once more', message);
}

function notTaken(status: number, title: string, text: string): NotTaken {
  return { taken: false, status, notice: { title, text }, faults: {} };
}

export const consentFault: Fault = fault('/consent', CONSENT_COMPLAINT, 'missing');
