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
import type { Notice } from '../shell/notices.tsx';
import type { FormFields } from '../shell/form-body.ts';
import { isOwnOrigin } from '../shell/form-token.ts';
import type { PageKit } from '../shell/page-kit.tsx';

/** Why a submit was not taken: the page is shown again, with all that was typed, and says so. */
export interface NotTaken {
  readonly taken: false;
  readonly status: number;
  readonly notice: Notice | null;
  readonly faults: PersonFaults;
}

/** It was taken; what was sent can be read at the address of this secret. */
export type SubmitOutcome = { readonly taken: true; readonly sentPage: string } | NotTaken;

type Attempted =
  | { readonly reference: string }
  | { readonly faults: readonly Fault[] }
  /** It cannot be sent from this page any more. */
  | { readonly conflict: Notice };

/** What a page asks the use case to take; faults where the fields cannot be a request. */
export type Attempt = (
  call: Call & { readonly agreedAt: string; readonly sentPage: string },
) => Promise<Attempted>;

interface SubmitParts {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly fields: FormFields;
  readonly attempt: Attempt;
}

/** Judges what a page sends in this order: the limit, where it came from, its fields, then the use case. */
export function createFormSubmitter(kit: PageKit) {
  /** What is being sent here at the moment, by caller and key. */
  const underway = new Map<string, Promise<Attempted>>();

  /** A double click sends the same form twice, and only the second answer is shown: so it waits for the first. */
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
      return notTaken(429, {
        title: 'Please wait a moment',
        text: `Too many forms came from your network. Nothing you typed is lost: send it again in ${waitSeconds} seconds.`,
      });
    }
    if (!isOwnOrigin(request, kit.publicUrl()) || !kit.tokens.isValid(request, fields.get('token'))) {
      return notTaken(403, {
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
      if ('reference' in result) return { taken: true, sentPage: call.sentPage };
      if ('conflict' in result) return notTaken(409, result.conflict);
      return { taken: false, status: 400, notice: null, faults: personFaults(result.faults) };
    } catch (error) {
      if (error instanceof Refusal) return refused(error, reply);
      throw error;
    }
  };
}

/**
 * The retry key of a form on a page, from the form's own id and everything in it. The same form sent twice is one
 * enquiry, however much later; one that was changed after going back is another.
 */
function formKey(fields: FormFields): string | null {
  const id = fields.get('form') ?? '';
  if (!/^[A-Za-z0-9_-]{16,64}$/.test(id)) return null;
  const typed = [...fields].filter(([name]) => name !== 'token');
  return `page-${id}-${createHash('sha256').update(JSON.stringify(typed)).digest('base64url')}`;
}

/**
 * The secret part of the address at which what was sent can be read. It is made from the form's key, whose id is random
 * and known to this browser alone: the same form sent again leads to the same page, also after a restart, and the store
 * needs nothing but a hash of it.
 */
function sentPageOf(key: string | null): string {
  if (key === null) return randomBytes(32).toString('base64url');
  return createHash('sha256').update(`sent page\n${key}`).digest('base64url');
}

const titles: Partial<Record<Refusal['code'], string>> = {
  spam_rejected: 'We could not take this enquiry',
  duplicate_submission: 'We already have this enquiry',
  store_unavailable: 'Please try again in a moment',
};

function refused({ code, message, reference }: Refusal, reply: FastifyReply): NotTaken {
  const { retryAfter, status }: ProblemKind = problems[code];
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const text = reference === null ? message : `${message} Its reference is ${reference}.`;
  return notTaken(status, { title: titles[code] ?? 'Please send it once more', text });
}

export const notTaken = (status: number, notice: Notice): NotTaken => ({
  ...{ taken: false, status, notice },
  faults: {},
});

/** A request that was read; without the person's agreement that is a fault of it too. */
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

/** The faults of a request as faults of the fields it was made from, in a customer's words. */
function personFaults(faults: readonly Fault[]): PersonFaults {
  const found: PersonFaults = {};
  for (const { pointer, complaint } of faults) {
    const known = fieldsByPointer[pointer];
    if (known) found[known] ??= `${personLabels[known]} ${complaint}.`;
  }
  return found;
}
