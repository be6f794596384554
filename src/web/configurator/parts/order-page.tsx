import { bounds } from '../../../contract/bounds.ts';
import type { TargetedEvent, TargetedSubmitEvent, VNode } from 'preact';
import { type PriceBook, pricesMark } from '../../../domain/book/price-book.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { actions } from '../order/actions.ts';
import type { DoorForm } from '../order/form-fields.ts';
import type { OrderData } from '../order/order-data.ts';
import { doorErrors, firstError } from '../order/field-errors.ts';
import { FirstField } from '../../shell/field.tsx';
import { type OrderView, viewOrder } from '../order/view.ts';
import { ActionButton } from './action-button.tsx';
import { AskSection } from './ask-section.tsx';
import { DoorSection } from './door-section.tsx';
import { MarkDefinitions } from './extras-marks.tsx';
import { weeks } from '../../../domain/wording/format.ts';
import { Price } from '../../shell/price.tsx';
import { PriceSwitch } from '../../shell/price-switch.tsx';
import { addressIn } from '../../shell/price-view.ts';
import { noticeId, NoticeBox, fieldErrorsOf } from '../../shell/notices.tsx';
import { OrderSummary } from './order-summary.tsx';
import { type LiveSharing, ShareBar } from './share-bar.tsx';
import { Intro } from '../../shell/site.tsx';
import { StartingLayouts } from './starting-layouts.tsx';

export interface OrderPageProps {
  readonly data: OrderData;
  readonly book: PriceBook;
  /** Pre-rendered cards of the layouts to start from. */
  readonly starts?: VNode | undefined;
  /** Handlers and state that exist only in the browser. */
  readonly live?: LiveSharing & {
    readonly onSubmit: (event: TargetedSubmitEvent<HTMLFormElement>) => void;
    readonly onInput: (event: TargetedEvent<HTMLFormElement>) => void;
    readonly onChange: (event: TargetedEvent<HTMLFormElement>) => void;
    /** The doors that are shown and priced, after the debounce. */
    readonly shown: readonly DoorForm[];
  };
}

/** The page of doors: configurator, review and quote. */
export function OrderPage({ data, book, starts, live }: OrderPageProps) {
  const { mode, doors, begins, priceView, person, faults, notice } = data;
  const shown = live?.shown ?? doors;
  const view = viewOrder(book, shown);
  const editing = mode === 'configure' ? 'open' : 'folded';
  const sections = view.doors.map((door, index) => (
    <DoorSection
      key={index}
      book={book}
      index={index}
      count={doors.length}
      view={door}
      typed={doors[index] ?? door.form}
      priceView={priceView}
      editing={editing}
      showsPerson={data.showsPerson}
      leadTimeWeeks={view.leadTimeWeeks}
    />
  ));
  const priceSwitch = <PriceSwitch view={priceView} address={data.action} action={actions.switchPrices} />;
  const shared = view.doors.some(({ stale }) => stale) ? (
    <p class="share hint no-print">
      {doors.length === 1 ? 'The door' : 'The doors'} can be saved and passed on once every size and colour
      can be read.
    </p>
  ) : (
    <ShareBar {...live} doors={shown} priceView={priceView} pdf={data.pdf} />
  );
  const ofDoors = data.refused ? doorErrors(view) : [];
  const ofPerson = fieldErrorsOf(faults);
  const first = live ? null : firstError(ofDoors, ofPerson);
  const summary = <OrderSummary book={book} view={view} priceView={priceView} validUntil={data.validUntil} />;
  const layouts = mode === 'configure' && (starts ?? <StartingLayouts book={book} priceView={priceView} />);
  return (
    <FirstField.Provider value={first}>
      <div class={`order order-${mode}${begins ? '' : ' workbench'}`}>
        {notice && <NoticeBox notice={notice} />}
        <OrderIntro mode={mode} begins={begins} doors={doors.length} />
        <form
          method="post"
          action={addressIn(priceView, data.action)}
          noValidate
          onSubmit={live?.onSubmit}
          onInput={live?.onInput}
          onChange={live?.onChange}
        >
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
          <MarkDefinitions book={book} />
          <input type="hidden" name="token" value={data.token} />
          <input type="hidden" name="form" value={data.formId} />
          {data.from !== undefined && <input type="hidden" name="from" value={data.from} />}
          <input type="hidden" name="prices" value={pricesMark(book)} />
          <input type="hidden" name="doors" value={String(doors.length)} />
          {begins && priceSwitch}
          {begins && layouts}
          {sections}
          {!begins && priceSwitch}
          <PriceBar view={view} priceView={priceView} />
          <p class="add-door no-print">
            <ActionButton action={actions.add} disabled={doors.length >= bounds.mostDoors}>
              Add another door
            </ActionButton>
          </p>
          {summary}
          {shared}
          <AskSection
            form={person}
            faults={faults}
            doors={doors.length}
            errors={[...ofDoors, ...ofPerson]}
            first={first === noticeId}
          />
          {!begins && layouts}
        </form>
      </div>
    </FirstField.Provider>
  );
}

/** Sticky on narrow screens. Its price is hidden from screen readers, which read the summary instead. */
function PriceBar({ view, priceView }: { readonly view: OrderView; readonly priceView: PriceView }) {
  const { priced, total, leadTimeWeeks } = view;
  return (
    <div class="price-bar">
      <p aria-hidden="true">
        {priced > 0 ? <Price prices={total} view={priceView} /> : <strong>No price yet</strong>}
        {priced > 0 && <span class="hint">{weeks(leadTimeWeeks)}</span>}
      </p>
      <a class="button" href="#ask">
        Ask for an offer
      </a>
    </div>
  );
}

function OrderIntro({
  mode,
  begins,
  doors,
}: Pick<OrderData, 'mode' | 'begins'> & { readonly doors: number }) {
  const title = 'Steel and glass, made to your opening.';
  // With a door the workbench comes first.
  if (mode === 'configure' && !begins) return <h1 class="visually-hidden">{title}</h1>;
  return mode === 'configure' ? (
    <Intro eyebrow="Steel internal glazed doors" title={title}>
      <p class="lede">
        Choose a layout, give the size of your opening, and see at once how it looks, what it costs and how
        long it takes.
      </p>
    </Intro>
  ) : (
    <Intro eyebrow="Your estimate" title={`Your ${doors === 1 ? 'door' : 'doors'}, to look over.`}>
      <p class="lede">
        Check {doors === 1 ? 'it' : 'every door'}, change what you like, and send it to us when it is right.
      </p>
    </Intro>
  );
}
