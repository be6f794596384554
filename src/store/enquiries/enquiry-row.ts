import type { Insertable } from 'kysely';
import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import { foldedEmail } from '../../domain/enquiry/email.ts';
import { valueOf } from '../../domain/enquiry/value.ts';
import { encodeDesigns } from '../quotes/designs.ts';
import type { Database } from '../engine/schema.ts';

/** Initial values of the desk's columns. */
const untouched = {
  stage: 'new',
  lost_reason: null,
  owner_id: null,
  next_step: null,
  next_step_at: null,
  previous_step: null,
  first_response_at: null,
  work_version: 0,
  to_index: 1,
} as const;

export function enquiryRow(enquiry: Enquiry): Insertable<Database['enquiries']> {
  return {
    id: enquiry.id,
    reference: enquiry.reference,
    collection: enquiry.collection,
    received_at: enquiry.receivedAt,
    changed_at: enquiry.changedAt,
    status: enquiry.status,
    request: JSON.stringify(enquiry.request),
    email: foldedEmail(enquiry.request.customer.email),
    designs: enquiry.designs && encodeDesigns(enquiry.designs),
    phone_e164: enquiry.phoneE164,
    eircode: enquiry.eircode,
    content_score: enquiry.contentScore.score,
    content_reasons: JSON.stringify(enquiry.contentScore.reasons),
    also_sent: enquiry.alsoSent,
    price_book_version: enquiry.priceBookVersion,
    estimate: enquiry.estimate === null ? null : JSON.stringify(enquiry.estimate),
    submitted_by: enquiry.submittedBy,
    door_quote_id: enquiry.quote?.id ?? null,
    quoted_by: enquiry.quote?.submittedBy ?? null,
    withdrawal_reason: enquiry.withdrawalReason,
    is_test: Number(enquiry.test),
    request_id: enquiry.requestId,
    source: enquiry.request.source ?? '',
    value_cents: valueOf(enquiry.estimate),
    ...untouched,
  };
}
