import { type ListedEnquiry, isReadable } from '../../app/enquiries/enquiry.ts';
import { type AnyRequest, messageOf } from '../../app/enquiries/any-request.ts';
import { cell } from '../terminal/text.ts';
import { minuteOf } from '../terminal/times.ts';

interface Column {
  readonly heading: string;
  readonly width: number;
  readonly text: (enquiry: ListedEnquiry, request: AnyRequest | null) => string;
}

/** Columns of fixed width, so that rows can be streamed. */
const columns: readonly Column[] = [
  { heading: 'received (UTC)', width: 16, text: ({ receivedAt }) => minuteOf(receivedAt) },
  { heading: 'reference', width: 9, text: ({ reference }) => reference },
  { heading: 'status', width: 6, text: ({ status, test }) => (test ? 'test' : status) },
  { heading: 'collection', width: 20, text: ({ collection }) => collection },
  { heading: 'name', width: 20, text: (_, request) => request?.customer.name ?? '(cannot be read)' },
  { heading: 'e-mail', width: 28, text: (_, request) => request?.customer.email ?? '' },
];

const gap = '  ';
const widthBeforeMessage = columns.reduce((sum, { width }) => sum + width + gap.length, 0);
const usualMessageWidth = 48;
const minMessageWidth = 20;

/** A table of enquiries, whose last column, the message, takes the remaining width. */
export function createEnquiryTable(terminalWidth: number | undefined) {
  const left = terminalWidth === undefined ? usualMessageWidth : terminalWidth - widthBeforeMessage;
  const all: readonly Column[] = [
    ...columns,
    {
      heading: 'message',
      width: Math.max(minMessageWidth, left),
      text: (_, request) => (request && (messageOf(request) ?? request.comments ?? request.product)) ?? '',
    },
  ];
  const line = (textOf: (column: Column) => string) =>
    `${all
      .map((column) => cell(textOf(column), column.width))
      .join(gap)
      .trimEnd()}\n`;
  return {
    heading: line(({ heading }) => heading),
    row: (enquiry: ListedEnquiry) =>
      line(({ text }) => text(enquiry, isReadable(enquiry) ? enquiry.request : null)),
  };
}
