import { bounds } from '../../../contract/bounds.ts';
import type { TargetedEvent, TargetedSubmitEvent } from 'preact';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { actions } from '../order/actions.ts';
import type { OrderData } from '../order/order-data.ts';
import { type OrderView, viewOrder } from '../order/view.ts';
import { ActionButton } from './action-button.tsx';
import { AskSection } from './ask-section.tsx';
import { DoorSection } from './door-section.tsx';
import { totalText } from '../order/price-text.ts';
import { weeks } from '../../shell/money.ts';
import { ErrorSummary, NoticeBox } from '../../enquire/notices.tsx';
import { OrderSummary } from './order-summary.tsx';
import { type LiveSharing, ShareBar } from './share-bar.tsx';
import { Intro } from '../../shell/site.tsx';
import { StartCards } from './start-cards.tsx';

export interface OrderPageProps {
  readonly data: OrderData;
  readonly book: PriceBook;
  /** What the browser adds; the server has none of it. */
  readonly live?: LiveSharing & {
    readonly onSubmit: (event: TargetedSubmitEvent<HTMLFormElement>) => void;
    readonly onInput: (event: TargetedEvent<HTMLFormElement>) => void;
  };
}

/** The configurator and the review page: the same doors, the same form, in another order. */
export function OrderPage({ data, book, live }: OrderPageProps) {
  const { mode, doors, person, faults, notice } = data;
  const view = viewOrder(book, doors);
  const editing = mode === 'configure' ? 'open' : 'folded';
  const sections = view.doors.map((door, index) => (
    <DoorSection key={index} book={book} index={index} count={doors.length} view={door} editing={editing} />
  ));
  return (
    <div class={`order order-${mode}`}>
      {notice && <NoticeBox notice={notice} />}
      <ErrorSummary faults={faults} />
      <OrderIntro mode={mode} />
      <form method="post" action={data.action} noValidate onSubmit={live?.onSubmit} onInput={live?.onInput}>
        <button
          class="off-page"
          type="submit"
          name="action"
          value={actions.update}
          tabIndex={-1}
          aria-hidden="true"
        >
          Update
        </button>
        <input type="hidden" name="token" value={data.token} />
        <input type="hidden" name="form" value={data.formId} />
        <input type="hidden" name="doors" value={String(doors.length)} />
        {mode === 'configure' && <StartCards book={book} />}
        {sections}
        <PriceBar view={view} />
        <p class="add-door no-print">
          <ActionButton action={actions.add} disabled={doors.length >= bounds.mostDoors}>
            Add another door
          </ActionButton>
        </p>
        <OrderSummary book={book} view={view} validUntil={data.validUntil} />
        <ShareBar {...live} doors={doors} pdf={data.pdf} />
        <AskSection form={person} faults={faults} doors={doors.length} />
      </form>
    </div>
  );
}

/** On a narrow screen the price stays in sight while the choices above it are made; the summary says it to everybody. */
function PriceBar({ view }: { readonly view: OrderView }) {
  const { priced, leadTimeWeeks } = view;
  return (
    <p class="price-bar" aria-hidden="true">
      <strong>{totalText(view)}</strong>
      {priced > 0 && <span class="hint">without VAT · {weeks(leadTimeWeeks)}</span>}
    </p>
  );
}

function OrderIntro({ mode }: Pick<OrderData, 'mode'>) {
  return mode === 'configure' ? (
    <Intro eyebrow="Steel internal glazed doors" title="Steel and glass, made to your opening.">
      <p class="lede">
        Choose a layout, give the size of your opening, and see at once how it looks, what it costs and how
        long it takes.
      </p>
    </Intro>
  ) : (
    <Intro eyebrow="Your quote" title="Your doors, to look over.">
      <p class="lede">Check every door, change what you like, and send it to us when it is right.</p>
    </Intro>
  );
}
