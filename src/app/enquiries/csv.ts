import { stringify } from 'csv-stringify/sync';
import { type AnyRequest, messageOf } from './any-request.ts';
import { type Enquiry, type ListedEnquiry, type UnreadableEnquiry, isReadable } from './enquiry.ts';

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
  alsoSent: ({ alsoSent }) => alsoSent,
  withdrawalReason: ({ withdrawalReason }) => withdrawalReason,
  changedAt: ({ changedAt }) => changedAt && new Date(changedAt).toISOString(),
};

/** Options for RFC 4180. */
const options = {
  record_delimiter: 'windows',
  // Quotes values with any line break: by default, csv-stringify quotes only those with the record delimiter.
  quoted_match: /[\r\n]/,
  cast: { boolean: (value: boolean) => String(value) },
} as const;

/** Control characters, which could move the cursor or change colours if a terminal shows the file. */
// eslint-disable-next-line no-control-regex -- the control characters to replace
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/**
 * Formula injection: matches a value that starts with one of these signs, also full-width or after characters
 * that spreadsheets ignore. After a leading tab or line break, the sign could start the next cell.
 */
const formula = /^(?:[\t\r\n]|[\s\p{Cf}\ufffd'"]*[=+\-@\uff1d\uff0b\uff0d\uff20])/u;

/** Neutralises formulas and control characters. */
function harmlessCell(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.replace(controls, '\ufffd');
  return formula.test(text) ? `'${text}` : text;
}

/**
 * UTF-8 byte order mark, without which Excel reads Seán as SeÃ¡n. Exports of commands have none: programs may take the
 * mark for part of the first column's name.
 */
export const byteOrderMark = '\ufeff';

/** Any rows as lines of CSV. */
export const csvText = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((row) => row.map(harmlessCell)),
    options,
  );

export async function* csvLines(enquiries: AsyncIterable<ListedEnquiry>): AsyncGenerator<string> {
  yield stringify([Object.keys(columns)], options);
  for await (const enquiry of enquiries)
    yield stringify([isReadable(enquiry) ? cellsOf(enquiry) : cellsOfUnreadable(enquiry)], options);
}

const cellsOf = (enquiry: Enquiry): unknown[] =>
  Object.values(columns).map((cell) => harmlessCell(cell(enquiry, enquiry.request)));

/** Cells of a damaged row, which is exported so that the reader learns of it. */
function cellsOfUnreadable(enquiry: UnreadableEnquiry): unknown[] {
  const { receivedAt, unreadable: _, ...known } = enquiry;
  const cells: Readonly<Record<string, unknown>> = {
    ...known,
    receivedAt: new Date(receivedAt).toISOString(),
    message: '(cannot be read: what is stored of it is damaged)',
  };
  return Object.keys(columns).map((column) => cells[column]);
}
