import { stringify } from 'csv-stringify/sync';
import type { Enquiry } from '../../app/enquiries/enquiry.ts';
import { type AnyRequest, messageOf } from './any-request.ts';

const columns: Readonly<Record<string, (enquiry: Enquiry, request: AnyRequest) => unknown>> = {
  id: ({ id }) => id,
  reference: ({ reference }) => reference,
  collection: ({ collection }) => collection,
  receivedAt: ({ receivedAt }) => new Date(receivedAt).toISOString(),
  status: ({ status }) => status,
  name: (_, { customer }) => customer.name,
  email: (_, { customer }) => customer.email,
  phone: (_, { customer }) => customer.phone,
  phoneE164: ({ phoneE164 }) => phoneE164,
  company: (_, { customer }) => customer.company,
  message: (_, request) => messageOf(request),
  comments: (_, { comments }) => comments,
  product: (_, { product }) => product,
  doors: (_, { doors }) => doors && JSON.stringify(doors),
  designs: ({ designs }) => designs && JSON.stringify(designs),
  supplyAndInstall: (_, { supplyAndInstall }) => supplyAndInstall,
  eirCode: (_, { eirCode }) => eirCode,
  eircode: ({ eircode }) => eircode,
  attachments: (_, { attachments }) => attachments && JSON.stringify(attachments),
  fromPage: (_, { project }) => project?.fromPage,
  source: (_, { source }) => source,
  sourceId: (_, { sourceId }) => sourceId,
  consent: (_, { consent }) => consent && JSON.stringify(consent),
  contentScore: ({ contentScore }) => contentScore.score,
  contentReasons: ({ contentScore }) => contentScore.reasons.join(' '),
  priceBookVersion: ({ priceBookVersion }) => priceBookVersion,
  estimate: ({ estimate }) => (estimate === null ? null : JSON.stringify(estimate)),
  submittedBy: ({ submittedBy }) => submittedBy,
  test: ({ test }) => test,
  requestId: ({ requestId }) => requestId,
};

/** RFC 4180, and no cell that a spreadsheet would take for a formula. */
const options = {
  record_delimiter: 'windows',
  escape_formulas: true,
  // Of line breaks the writer itself sees only the one that ends its rows.
  quoted_match: /[\r\n]/,
  cast: { boolean: (value: boolean) => String(value) },
} as const;

/** Would move the cursor or colour the text of whoever shows the file in a terminal; a spreadsheet shows nothing for them. */
// eslint-disable-next-line no-control-regex -- these are what is taken out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

const withoutControls = (value: unknown) =>
  typeof value === 'string' ? value.replace(controls, '\ufffd') : value;

export async function* csvLines(enquiries: AsyncIterable<Enquiry>): AsyncGenerator<string> {
  yield stringify([Object.keys(columns)], options);
  for await (const enquiry of enquiries) {
    const cells = Object.values(columns).map((cell) => withoutControls(cell(enquiry, enquiry.request)));
    yield stringify([cells], options);
  }
}
