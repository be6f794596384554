import { appraise } from '../../src/app/enquiries/estimate.ts';
import type { Enquiry, EnquiryRequest } from '../../src/app/enquiries/enquiry.ts';
import { wallMs } from '../../src/app/shared/clock.ts';
import { e164 } from '../../src/contract/reading/formats.ts';
import type { DoorDesign } from '../../src/domain/design/design.ts';
import { readDesignText } from '../../src/domain/design/design-text.ts';
import { standardEircode } from '../../src/domain/enquiry/eircode.ts';
import { book } from './book.ts';

const receivedAt = wallMs(Date.parse('2026-03-02T10:00:00Z'));

/** A stored enquiry with this request. */
export function enquiryOf(
  collection: Enquiry['collection'],
  request: EnquiryRequest,
  { designs = null, ...more }: Partial<Enquiry> = {},
): Enquiry {
  const { phone } = request.customer;
  return {
    id: 'idq_01TEST',
    reference: 'AC34-DE67',
    collection,
    receivedAt,
    status: 'new',
    request,
    designs,
    phoneE164: phone === undefined ? null : e164(phone),
    eircode: 'eirCode' in request ? standardEircode(request.eirCode) : null,
    contentScore: { score: 0, reasons: [] },
    alsoSent: null,
    ...appraise(book, collection, request, designs),
    submittedBy: 'anonymous',
    quote: null,
    withdrawalReason: null,
    changedAt: null,
    test: false,
    requestId: 'req-1',
    ...more,
  };
}

const designs = [
  'tSINGLE.HINGED-w1800-h2500-l900-a1-z1-xyes-d2100-c383e42-sright-oout',
  'tDOUBLE.SLIDING-w1800-h2100',
]
  .map(readDesignText)
  .filter((design): design is DoorDesign => design !== null);

export const customer = {
  name: 'Aoife Ní Bhriain',
  email: 'aoife@example.ie',
  phone: '087 123 4567',
  company: 'Example Interiors',
};

const consent = {
  granted: true as const,
  text: 'You may contact me about this enquiry.',
  at: '2026-03-02T09:59:00Z',
};

/** One enquiry for each kind of mail. */
export const enquiries = {
  configured: enquiryOf(
    'internal_door_quotes',
    {
      source: 'lintel-website',
      customer,
      project: { message: 'Two doors between kitchen and hall.\nCould you come and measure in May?' },
      supplyAndInstall: true,
      eirCode: 'd02x285',
      consent,
    },
    { designs },
  ),
  described: enquiryOf('internal_door_quotes', {
    source: 'partner-shop',
    sourceId: 'session 7',
    customer: { name: 'Seán Ó Briain', email: 'sean@example.ie' },
    comments: 'The wall is old, so the width may differ.',
    doors: [
      { doorTypeKey: 'PIVOT', opWidth: '1000', opHeight: '2200' },
      { doorType: 'something like in the photo', opWidth: 'about a metre' },
    ],
    attachments: [
      {
        url: 'https://files.example.ie/photo-1.jpg',
        type: 'photo',
        description: 'The opening from the hall',
      },
    ],
  }),
  question: enquiryOf('contact_requests', {
    customer: { name: 'Maeve Kelly', email: 'maeve@example.ie' },
    message: 'Do you paint frames in green?',
    consent: { granted: true },
  }),
  held: enquiryOf(
    'contact_requests',
    {
      customer: { name: 'Best Offers', email: 'offers@example.com' },
      message: 'We bring you to the first page of every search engine.',
    },
    { status: 'held', contentScore: { score: 45, reasons: ['offer-made', 'link'] } },
  ),
} satisfies Record<string, Enquiry>;
