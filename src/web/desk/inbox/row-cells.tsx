import type { ListedEnquiry } from '../../../app/enquiries/enquiry.ts';
import { isReadable } from '../../../app/enquiries/enquiry.ts';
import { LayoutGlass } from '../../../drawing/layout-picture.tsx';
import type { RowDoorsOf } from './row-doors.tsx';
import { type RowFacts, rowFacts } from './row-facts.ts';

interface EnquiryCellsProps {
  readonly doorsOf: RowDoorsOf;
  readonly enquiry: ListedEnquiry;
  /** Address of the enquiry's page. */
  readonly address: string;
  readonly isUnread: boolean;
}

/** What the pictures of rows share; once on each page that has rows. */
export const RowDefinitions = () => (
  <svg class="off-page" aria-hidden="true">
    <LayoutGlass />
  </svg>
);

/** The headings of `EnquiryCells`. */
export const EnquiryHeadings = () => (
  <>
    <th scope="col" class="desk-picture">
      <span class="visually-hidden">Drawing</span>
    </th>
    <th scope="col">Doors</th>
    <th scope="col" class="desk-from">
      From
    </th>
    <th scope="col" class="desk-where">
      Place and phone
    </th>
    <th scope="col" class="desk-price">
      With VAT
    </th>
  </>
);

/** The cells of a row that say who asks for what: the same in every list of the desk. */
export function EnquiryCells({ doorsOf, enquiry, address, isUnread }: EnquiryCellsProps) {
  const sent = isReadable(enquiry) ? enquiry : null;
  const facts = sent && rowFacts(sent);
  const doors = sent && doorsOf(sent);
  const company = sent?.request.customer.company;
  return (
    <>
      <td class="desk-picture" dangerouslySetInnerHTML={{ __html: doors?.picture ?? '' }} />
      <td class="desk-about">
        <bdi class="desk-line">{doors?.title ?? facts?.about ?? 'What is stored of it is damaged'}</bdi>
        {facts?.more && <bdi class="desk-line desk-soft">{facts.more}</bdi>}
      </td>
      <td class="desk-from">
        <a class="desk-line" href={address}>
          {isUnread && <span class="desk-dot" title="Unread" />}
          {isUnread && <span class="visually-hidden">Unread: </span>}
          <bdi>{sent?.request.customer.name ?? 'Cannot be read'}</bdi>
        </a>
        <span class="desk-line desk-soft">
          {enquiry.reference}
          {company !== undefined && (
            <>
              {' · '}
              <bdi>{company}</bdi>
            </>
          )}
        </span>
      </td>
      <td class="desk-where">
        {facts?.place != null && <bdi class="desk-line">{facts.place}</bdi>}
        {facts?.phone && <Phone phone={facts.phone} />}
      </td>
      <td class="desk-price">
        {doors?.total != null && (
          <span class="desk-line">
            {doors.total}
            <span class="desk-vat"> with VAT</span>
          </span>
        )}
        {doors?.pricedOf != null && <span class="desk-line desk-soft">{doors.pricedOf}</span>}
      </td>
    </>
  );
}

const Phone = ({ phone: { text, dialled } }: { readonly phone: NonNullable<RowFacts['phone']> }) =>
  dialled === null ? (
    <bdi class="desk-line desk-soft">{text}</bdi>
  ) : (
    <a class="desk-line desk-soft" href={`tel:${dialled}`}>
      <bdi>{text}</bdi>
    </a>
  );
