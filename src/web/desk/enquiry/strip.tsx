import type { OpenedEnquiry } from '../../../app/enquiries/work/services.ts';
import { type EnquiryDoor } from '../../../app/mail/enquiry-doors.ts';
import { type PricedOrder, piecesInAll, piecesWithoutPrice } from '../../../app/doors/priced-order.ts';
import { mailAddress } from '../../../domain/wording/business.ts';
import { counted, day, inEuro, weeks } from '../../../domain/wording/format.ts';
import { collectionNames, moderationWord } from '../words.ts';
import { UserText } from '../user-text.tsx';

interface StripProps {
  readonly opened: OpenedEnquiry;
  /** Address of a map, with `{place}`; null for no link. */
  readonly mapUrl: string | null;
  /** Address that says what others change. */
  readonly live: string;
}

/** Who asks, how to reach them and what it is worth; it stays at the top while the page scrolls. */
export function Strip({ opened: { enquiry, order }, mapUrl, live }: StripProps) {
  const { request, reference, phoneE164, eircode } = enquiry;
  const { name, email, phone, company } = request.customer;
  const place = eircode ?? ('eirCode' in request ? request.eirCode : undefined);
  return (
    <header class="desk-strip">
      <h1>
        <UserText text={name} />
        {company !== undefined && (
          <span class="desk-soft">
            {' '}
            <UserText text={company} />
          </span>
        )}
      </h1>
      <Worth order={order} />
      <ul class="desk-reach">
        {phone !== undefined && (
          <li>
            {phoneE164 === null ? (
              <UserText text={phone} />
            ) : (
              <a href={`tel:${phoneE164}`}>
                <UserText text={phone} />
              </a>
            )}
          </li>
        )}
        <li class="desk-reach-mail">
          <a href={mailAddress(email, `Your enquiry ${reference}`)}>
            <UserText text={email} />
          </a>
        </li>
        {place !== undefined && (
          <li>
            <Place place={place} mapUrl={mapUrl} />
          </li>
        )}
      </ul>
      <div class="desk-changed" role="status" data-live={live} />
    </header>
  );
}

function Place({ place, mapUrl }: Pick<StripProps, 'mapUrl'> & { readonly place: string }) {
  if (mapUrl === null) return <UserText text={place} />;
  return (
    <a
      href={mapUrl.replaceAll('{place}', encodeURIComponent(place.toWellFormed()))}
      rel="noopener noreferrer nofollow"
      referrerpolicy="no-referrer"
      target="_blank"
    >
      <UserText text={place} />
      <span class="visually-hidden"> on the map, in a new window</span>
    </a>
  );
}

function Worth({ order }: { readonly order: PricedOrder<EnquiryDoor> }) {
  const { doors, priced, total, leadTimeWeeks } = order;
  if (doors.length === 0) return null;
  const left = piecesWithoutPrice(doors);
  return (
    <p class="desk-worth">
      {priced > 0 ? (
        <>
          <strong>{inEuro(total.withVat)}</strong> with VAT
        </>
      ) : (
        <strong>No price</strong>
      )}
      {left > 0 && priced > 0 && `, without ${counted(left, 'door')}`}
      {leadTimeWeeks > 0 && ` · ${weeks(leadTimeWeeks)}`} · {counted(piecesInAll(doors), 'door')}
    </p>
  );
}

/** The state of an enquiry in a line of labels. */
export function Marks({ opened: { enquiry, work } }: Pick<StripProps, 'opened'>) {
  return (
    <ul class="desk-marks">
      <li>{enquiry.reference}</li>
      <li>
        {collectionNames[enquiry.collection]}, {day(enquiry.receivedAt)}
      </li>
      <li class={`desk-mark-${enquiry.status}`}>{moderationWord(enquiry.status)}</li>
      <li>{work.stage}</li>
      {enquiry.changedAt !== null && (
        <li>
          <a href="#changes">changed by the customer</a>
        </li>
      )}
      {enquiry.test && <li>a rehearsal with a test key</li>}
    </ul>
  );
}
