import type { PricesToday } from '../../../app/enquiries/work/price-today.ts';
import type { OpenedEnquiry } from '../../../app/enquiries/work/services.ts';
import { type EnquiryDoor, typedDoorNames } from '../../../app/mail/enquiry-doors.ts';
import { piecesInAll, piecesWithoutPrice } from '../../../app/doors/priced-order.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import { designText } from '../../../domain/design/design-text.ts';
import type { BothPrices } from '../../../domain/pricing/vat.ts';
import { capitalise, counted, day, weeks } from '../../../domain/wording/format.ts';
import { priceLine } from '../../../domain/wording/price.ts';
import { designWords } from '../../../drawing/words.ts';
import { DoorFacts } from '../../doors/door-facts.tsx';
import { DoorRow } from './door-row.tsx';
import { Section, TypedFact } from './facts.tsx';
import { PriceTable } from './price-table.tsx';

interface DoorsProps extends Pick<OpenedEnquiry, 'enquiry' | 'order' | 'today'> {
  readonly book: PriceBook;
}

/** The submitted doors with their prices then and today. */
export function Doors({ book, enquiry, order, today }: DoorsProps) {
  if (order.doors.length === 0) return null;
  return (
    <Section id="doors" title={capitalise(counted(piecesInAll(order.doors), 'door'))}>
      <DoorRow book={book} doors={order.doors} />
      {today && (
        <Total
          then={order.priced > 0 ? order.total : null}
          today={today}
          at={enquiry.changedAt ?? enquiry.receivedAt}
          leadTimeWeeks={order.leadTimeWeeks}
          left={piecesWithoutPrice(order.doors)}
        />
      )}
      <details class="desk-fold">
        <summary>Details and prices of each door</summary>
        {order.doors.map((door, index) => (
          <Door key={index} book={book} door={door} index={index} today={today?.doors[index] ?? null} />
        ))}
      </details>
    </Section>
  );
}

interface DoorProps {
  readonly book: PriceBook;
  readonly door: EnquiryDoor;
  readonly index: number;
  readonly today: PricesToday['doors'][number] | null;
}

function Door({ book, door, index, today }: DoorProps) {
  const { design, words, wishes, estimated, prices } = door;
  const told = design && designWords(book, design);
  return (
    <article class="desk-door-shown" aria-labelledby={`door-${index + 1}`}>
      <h3 id={`door-${index + 1}`}>
        <span class="door-number">Door {index + 1}</span> {told?.title ?? 'Described in words'}
      </h3>
      {design && told && <Drawing design={design} alt={`Drawing: ${told.sentence}`} />}
      {told?.issue && <p class="fault">{told.issue}</p>}
      <div class="desk-door-facts">
        {design && <DoorFacts book={book} design={design} />}
        {words && (
          <dl class="facts">
            {Object.entries(typedDoorNames).map(([field, name]) => (
              <TypedFact
                key={field}
                name={`${name}, as sent`}
                text={words[field as keyof typeof words]?.toString()}
              />
            ))}
            {wishes !== null && <TypedFact name="Wishes" text={wishes} />}
          </dl>
        )}
      </div>
      {design && (
        <p>
          <a href={`/?door=${designText(design)}`}>Open this door in the configurator</a>
        </p>
      )}
      {today && (
        <PriceTable
          number={index + 1}
          then={{ prices, breakdown: estimated?.breakdown ?? null }}
          today={{ prices: today.today, breakdown: today.breakdown }}
        />
      )}
      {today && <p class="desk-difference">{today.difference}</p>}
    </article>
  );
}

/** The drawing as an image request: rendering twenty inline would block the main thread. */
function Drawing({ design, alt }: { readonly design: DoorDesign; readonly alt: string }) {
  const address = `/drawings/${designText(design)}`;
  return (
    <a class="desk-drawing" href={`${address}.svg`}>
      <img src={`${address}.svg`} alt={alt} loading="lazy" width="840" height="560" />
    </a>
  );
}

interface TotalProps {
  readonly then: BothPrices | null;
  readonly today: PricesToday;
  readonly at: number;
  readonly leadTimeWeeks: number;
  /** Number of pieces without a price. */
  readonly left: number;
}

function Total({ then, today, at, leadTimeWeeks, left }: TotalProps) {
  return (
    <div class="desk-total">
      <h3>Altogether, supply only</h3>
      <dl class="facts">
        <div>
          <dt>On {day(at)}</dt>
          <dd>
            {then ? priceLine(then, 'with-vat') : 'No price'}
            {leadTimeWeeks > 0 && `, ready in about ${weeks(leadTimeWeeks)}`}
            {then && left > 0 && `; ${counted(left, 'door')} not in this price`}
          </dd>
        </div>
        <div>
          <dt>Today</dt>
          <dd>{today.priced > 0 ? priceLine(today.total, 'with-vat') : 'No price'}</dd>
        </div>
      </dl>
      {today.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </div>
  );
}
