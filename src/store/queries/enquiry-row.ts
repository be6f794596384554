import type { Insertable, Selectable } from 'kysely';
import type { Enquiry, EnquiryRequest } from '../../app/enquiries/enquiry.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import type { Database } from '../schema.ts';

export function enquiryRow(enquiry: Enquiry): Insertable<Database['enquiries']> {
  return {
    id: enquiry.id,
    reference: enquiry.reference,
    collection: enquiry.collection,
    received_at: enquiry.receivedAt,
    status: enquiry.status,
    request: JSON.stringify(enquiry.request),
    designs: enquiry.designs && JSON.stringify(enquiry.designs),
    phone_e164: enquiry.phoneE164,
    eircode: enquiry.eircode,
    content_score: enquiry.contentScore.score,
    content_reasons: JSON.stringify(enquiry.contentScore.reasons),
    price_book_version: enquiry.priceBookVersion,
    estimate: enquiry.estimate === null ? null : JSON.stringify(enquiry.estimate),
    submitted_by: enquiry.submittedBy,
    is_test: Number(enquiry.test),
    request_id: enquiry.requestId,
  };
}

export function enquiryOf(row: Selectable<Database['enquiries']>): Enquiry {
  return {
    id: row.id,
    reference: row.reference,
    collection: row.collection,
    receivedAt: row.received_at,
    status: row.status,
    request: JSON.parse(row.request) as EnquiryRequest,
    designs: row.designs === null ? null : (JSON.parse(row.designs) as DoorDesign[]),
    phoneE164: row.phone_e164,
    eircode: row.eircode,
    contentScore: { score: row.content_score, reasons: JSON.parse(row.content_reasons) as string[] },
    priceBookVersion: row.price_book_version,
    estimate: row.estimate === null ? null : (JSON.parse(row.estimate) as unknown),
    submittedBy: row.submitted_by,
    test: row.is_test === 1,
    requestId: row.request_id,
  };
}
