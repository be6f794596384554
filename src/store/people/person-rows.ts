import type { Selectable } from 'kysely';
import type { Database } from '../engine/schema.ts';
import { jsonIn } from '../engine/stored-json.ts';

/** Rows as a person gets them: without secrets and other people's data. */

export function enquiryOf(row: Selectable<Database['enquiries']>, ownQuotes: ReadonlySet<string>): object {
  const { content_reasons, estimate, request, designs, also_sent, received_at, is_test, ...rest } = row;
  return namingDamage({
    id: rest.id,
    reference: rest.reference,
    collection: rest.collection,
    receivedAt: timeOf(received_at),
    changedAt: rest.changed_at === null ? null : timeOf(rest.changed_at),
    status: rest.status,
    request: jsonIn(request),
    phoneNumber: rest.phone_e164,
    eircode: rest.eircode,
    designs: parsed(designs),
    alsoSent: parsed(also_sent),
    contentScore: rest.content_score,
    contentReasons: parsed(content_reasons),
    priceBookVersion: rest.price_book_version,
    estimate: parsed(estimate),
    submittedBy: rest.submitted_by,
    // The quote may have been made for another person.
    quoteId: rest.door_quote_id !== null && ownQuotes.has(rest.door_quote_id) ? rest.door_quote_id : null,
    requestId: rest.request_id,
    test: is_test === 1,
    stage: rest.stage,
    lostReason: rest.lost_reason,
    withdrawalReason: rest.withdrawal_reason,
    nextStep: rest.next_step,
    nextStepAt: rest.next_step_at === null ? null : timeOf(rest.next_step_at),
    previousStep: rest.previous_step,
    firstAnsweredAt: rest.first_response_at === null ? null : timeOf(rest.first_response_at),
  });
}

export const versionOf = (row: Selectable<Database['enquiry_versions']>): object =>
  namingDamage({
    enquiryId: row.enquiry_id,
    number: row.number,
    until: timeOf(row.replaced_at),
    request: jsonIn(row.request),
    designs: parsed(row.designs),
    contentScore: row.content_score,
    contentReasons: parsed(row.content_reasons),
    priceBookVersion: row.price_book_version,
    estimate: parsed(row.estimate),
  });

export function quoteOf(row: Selectable<Database['door_quotes']>, ownEnquiries: ReadonlySet<string>): object {
  return namingDamage({
    id: row.id,
    createdAt: timeOf(row.created_at),
    linkEndsAt: timeOf(row.expires_at),
    sentAt: row.closed_at === null ? null : timeOf(row.closed_at),
    // The quote may have been sent by another person, whose enquiry is left out.
    enquiryId: row.enquiry_id !== null && ownEnquiries.has(row.enquiry_id) ? row.enquiry_id : null,
    request: jsonIn(row.request),
    designs: parsed(row.designs),
    alsoSent: parsed(row.also_sent),
    priceBookVersion: row.price_book_version,
    estimate: parsed(row.estimate),
    submittedBy: row.submitted_by,
    requestId: row.request_id,
    test: row.is_test === 1,
  });
}

/** Adds the list of damaged fields, so that readers of the document know that there was more. */
export function namingDamage(row: Readonly<Record<string, unknown>>): object {
  const unreadable = Object.keys(row).filter((part) => row[part] === undefined);
  return unreadable.length === 0 ? row : { ...row, unreadable };
}

export const deliveryOf = (row: Selectable<Database['deliveries']>) => ({
  eventId: row.event_id,
  to: row.destination,
  state: row.state,
  attempts: row.attempts,
  createdAt: timeOf(row.created_at),
  finishedAt: row.finished_at === null ? null : timeOf(row.finished_at),
  lastResult: row.last_result,
});

const parsed = (json: string | null): unknown => (json === null ? null : jsonIn(json));

export const timeOf = (ms: number): string => new Date(ms).toISOString();
