import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Call, createCall } from '../../app/shared/call.ts';
import { Refusal } from '../../app/shared/refusal.ts';
import { type Fault, fault } from '../../contract/reading/faults.ts';
import type { Reading } from '../../contract/reading/reader.ts';
import { type ProblemKind, problems } from '../../contract/problems.ts';
import {
  consentComplaint,
  personLabels,
  type PersonFaults,
  type PersonField,
  type PersonForm,
} from './person-form.ts';
import { passesCsrfCheck } from '../shell/csrf.ts';
import type { FormFields } from '../shell/form-body.ts';
import type { FlashedForm } from '../shell/form-flash.ts';
import type { Notice } from '../shell/notices.tsx';
import type { PageKit } from '../shell/page-kit.tsx';
import { formNotices, isNoticeName, type NoticeName } from './form-notices.ts';

/** A refused submission. The form is shown again with all that was typed. */
export interface FormRefusal {
  readonly taken: false;
  readonly status: number;
  readonly notice: Notice | null;
  readonly faults: PersonFaults;
  /** Name of the refusal, which a redirect carries; null if it cannot be shown after a redirect. */
  readonly reason: NoticeName | 'faults' | null;
  readonly reference: string;
}

/** Outcome of a submission. `sentPage` is the secret in the address of the submitted enquiry. */
export type SubmitOutcome = { readonly taken: true; readonly sentPage: string } | FormRefusal;

type Attempted =
  | { readonly reference: string }
  | { readonly faults: readonly Fault[] }
  /** The form is outdated, or its content conflicts with a stored enquiry. */
  | { readonly conflict: NoticeName | Notice; readonly reference?: string };

/** Validates the fields and calls the use case. */
export type Attempt = (
  call: Call & { readonly agreedAt: string; readonly sentPage: string },
) => Promise<Attempted>;

interface SubmitParts {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly fields: FormFields;
  readonly attempt: Attempt;
}

/** Checks in this order: rate limit, CSRF, fields, use case. */
export function createFormSubmitter(kit: PageKit) {
  /** Submissions in progress, by caller and idempotency key. */
  const underway = new Map<string, Promise<Attempted>>();

  /**
   * Shares the outcome of the first submission with the second of a double click, since the browser shows only the
   * second response.
   */
  const sendOnce = (call: Call, send: () => Promise<Attempted>): Promise<Attempted> => {
    if (call.idempotencyKey === null) return send();
    const key = `${call.caller.id}\n${call.idempotencyKey}`;
    const sending = underway.get(key) ?? send().finally(() => underway.delete(key));
    underway.set(key, sending);
    return sending;
  };

  return async function submitForm(parts: SubmitParts): Promise<SubmitOutcome> {
    const { request, reply, fields, attempt } = parts;
    const { caller, waitSeconds } = request;
    if (waitSeconds !== null) {
      return refuseForm(429, {
        title: 'Please wait a moment',
        text: `Too many forms came from your network. Nothing you typed is lost: send it again in ${waitSeconds} seconds.`,
      });
    }
    if (!passesCsrfCheck(kit, request)) {
      return refuseForm(403, {
        title: 'Please send it once more',
        text: 'We could not be sure that this form came from our own page. Nothing you typed is lost: check it, and send it again. Your browser needs to accept cookies from this site.',
      });
    }
    const key = formKey(fields);
    const call = {
      ...createCall(caller, request.id, Object.fromEntries(fields), key),
      agreedAt: new Date(kit.clock.now()).toISOString(),
      sentPage: sentPageOf(key),
    };
    try {
      const result = await sendOnce(call, () => attempt(call));
      if ('conflict' in result)
        return typeof result.conflict === 'string'
          ? refuseBy(result.conflict, 409, result.reference)
          : refuseForm(409, result.conflict);
      if ('faults' in result) return refuseFaults(result.faults);
      return { taken: true, sentPage: call.sentPage };
    } catch (error) {
      if (error instanceof Refusal) return refused(error, reply);
      throw error;
    }
  };
}

/**
 * Idempotency key made of the form's id and a digest of its fields: submitting a form twice stores one enquiry,
 * unless it was changed in between.
 */
function formKey(fields: FormFields): string | null {
  const id = fields.get('form') ?? '';
  if (!/^[A-Za-z0-9_-]{16,64}$/.test(id)) return null;
  const typed = [...fields].filter(([name]) => name !== 'token');
  return `page-${id}-${createHash('sha256').update(JSON.stringify(typed)).digest('base64url')}`;
}

/**
 * The secret in the address of the submitted enquiry. Derived from the idempotency key, whose form id is random and
 * known only to this browser: a retry leads to the same page, and the store only needs a hash.
 */
function sentPageOf(key: string | null): string {
  if (key === null) return randomBytes(32).toString('base64url');
  return createHash('sha256').update(`sent page\n${key}`).digest('base64url');
}

function refused({ code, message, reference }: Refusal, reply: FastifyReply): FormRefusal {
  const { retryAfter, status }: ProblemKind = problems[code];
  if (isNoticeName(code)) return refuseBy(code, status, reference ?? '');
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const title = code === 'store_unavailable' ? 'Please try again in a moment' : 'Please send it once more';
  return refuseForm(status, { title, text: message });
}

export const refuseForm = (status: number, notice: Notice): FormRefusal => ({
  ...{ taken: false, status, notice, faults: {} },
  ...{ reason: null, reference: '' },
});

export const refuseBy = (reason: NoticeName, status: number, reference = ''): FormRefusal => ({
  ...{ taken: false, status, notice: formNotices[reason](reference), faults: {} },
  ...{ reason, reference },
});

const refuseFaults = (faults: readonly Fault[]): FormRefusal => ({
  ...{ taken: false, status: 400, notice: null, faults: personFaults(faults) },
  ...{ reason: 'faults', reference: '' },
});

/**
 * The refusal of a form that a redirect brought back, with its faults read again; null if it was not refused.
 */
export function refusalOf(
  { reason, reference }: FlashedForm,
  read: () => Reading<unknown>,
): FormRefusal | null {
  if (isNoticeName(reason)) return refuseBy(reason, 200, reference);
  if (reason !== 'faults') return null;
  const reading = read();
  return { ...refuseFaults(reading.ok ? [] : reading.faults), status: 200 };
}

/** Makes consent required: adds the fault if it is missing. */
export function withConsent<Value>({ consent }: PersonForm, reading: Reading<Value>): Reading<Value> {
  if (consent === 'yes') return reading;
  const missing = fault('/consent', consentComplaint, 'missing');
  return { ok: false, faults: reading.ok ? [missing] : [...reading.faults, missing] };
}

const fieldsByPointer: Readonly<Record<string, PersonField>> = {
  '/customer/name': 'name',
  '/customer/email': 'email',
  '/customer/phone': 'phone',
  '/customer/company': 'company',
  '/message': 'message',
  '/comments': 'message',
  '/project/message': 'message',
  '/eirCode': 'eircode',
  '/consent': 'consent',
  '/doors/0/doorType': 'kind',
  '/doors/0/opWidth': 'openingWidth',
  '/doors/0/opHeight': 'openingHeight',
};

/** Maps the faults of a request to form fields. */
function personFaults(faults: readonly Fault[]): PersonFaults {
  const found: PersonFaults = {};
  for (const { pointer, complaint } of faults) {
    const known = fieldsByPointer[pointer];
    if (known) found[known] ??= `${personLabels[known]} ${complaint}.`;
  }
  return found;
}
