import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { Business } from '../../../domain/business/business.ts';
import { DoorDrawing } from '../../../drawing/door-drawing.tsx';
import { designWords } from '../../../drawing/words.ts';
import { DoorFacts } from '../../doors/door-facts.tsx';
import { type Asked, AskedList, SentIntro } from '../../enquire/sent.tsx';
import { WhatNext } from '../../enquire/what-next.tsx';
import { PriceSwitch } from '../../shell/price-switch.tsx';
import { addressIn } from '../../shell/price-view.ts';
import { type PriceView, priceWords } from '../../../domain/wording/price.ts';
import { againAddress } from '../order/addresses.ts';
import { headingId } from '../order/form-fields.ts';
import {
  type SentDoor as Door,
  type SentOrder,
  termsOfSent,
  viewSentOrder,
} from '../../../app/enquiries/sent-order.ts';
import { type PricedOrder, piecesInAll } from '../../../app/doors/priced-order.ts';
import { changePath } from './frames.ts';
import { DoorPrice, PriceBreakdown } from '../parts/door-section.tsx';
import { OrderSummary } from '../parts/order-summary.tsx';

export interface SentPageProps {
  readonly book: PriceBook;
  readonly business: Business;
  readonly sent: SentOrder;
  readonly asked: Asked;
  /** Address of the page; with `.pdf` appended, that of its PDF. */
  readonly address: string;
  readonly priceView: PriceView;
  /** Text about when the customer gets an answer; null if the maker's card does not say. */
  readonly promise: string | null;
  /** Explains why the doors can no longer be changed; null while they can. */
  readonly begun: string | null;
}

/** Read-only page of a submitted order. */
export function SentPage(props: SentPageProps) {
  const { book: today, business, sent, asked, address, priceView, promise, begun } = props;
  const book = termsOfSent(today, sent);
  const view = viewSentOrder(book, sent);
  return (
    <div class="order order-sent">
      <SentIntro reference={sent.reference} at={sent.at} changedAt={sent.changedAt} promise={promise}>
        <Estimate view={view} priceView={priceView} />
      </SentIntro>
      <div class="share no-print">
        {begun === null && (
          <a class="button" href={addressIn(priceView, `${address}${changePath}`)} rel="nofollow">
            Change my {sent.designs.length === 1 ? 'door' : 'doors'}
          </a>
        )}
        <a class="button-quiet" href={addressIn(priceView, `${address}.pdf`)} rel="nofollow" download>
          Save as PDF
        </a>
        <button type="button" class="button-quiet with-script" data-print>
          Print
        </button>
        <a class="button-quiet" href={addressIn(priceView, againAddress(sent.designs))} rel="nofollow">
          Start from these doors
        </a>
        {begun !== null && (
          <p class="hint">{begun} Or start from these doors, and send them as a new enquiry.</p>
        )}
      </div>
      <PriceSwitch view={priceView} address={address} />
      <WhatNext about="doors" business={business} />
      <OrderSummary book={book} view={view} priceView={priceView} validUntil={null} sent />
      {view.doors.map((door, index) => (
        <SentDoor key={index} book={book} door={door} priceView={priceView} index={index} />
      ))}
      <AskedList asked={asked} />
    </div>
  );
}

interface EstimateProps {
  readonly view: PricedOrder<Door>;
  readonly priceView: PriceView;
}

function Estimate({ view: { doors, priced, total }, priceView }: EstimateProps) {
  if (priced === 0) return null;
  const pieces = piecesInAll(doors);
  const of = priced < doors.length ? ' for what has a price' : pieces > 1 ? ` for your ${pieces} doors` : '';
  const { first, note, second } = priceWords(total, priceView);
  return (
    <p class="lede">
      Our estimate{of}: <strong>{first}</strong> {note} ({second}), supply only.
    </p>
  );
}

interface SentDoorProps {
  readonly book: PriceBook;
  readonly door: Door;
  readonly priceView: PriceView;
  readonly index: number;
}

function SentDoor({ book, door, priceView, index }: SentDoorProps) {
  const { design, estimated } = door;
  return (
    <section class="door" aria-labelledby={headingId(index)}>
      <h2 id={headingId(index)}>
        <span class="door-number">Door {index + 1}</span> {designWords(book, design).title}
      </h2>
      <div class="door-body">
        <div class="stage">
          <figure class="sheet">
            <DoorDrawing book={book} design={design} kind="sheet" prefix={`d${index}`} class="drawing" />
          </figure>
          <DoorPrice view={door} priceView={priceView} number={index + 1} />
          <PriceBreakdown book={book} view={door} number={index + 1} />
        </div>
        <div class="choices-column">
          {estimated && !estimated.valid && (
            <div class="recovery">
              <h3>This door cannot be made as it stands</h3>
              <p>{estimated.validationMessage}</p>
            </div>
          )}
          <DoorFacts book={book} design={design} />
        </div>
      </div>
    </section>
  );
}
