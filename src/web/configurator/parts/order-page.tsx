import { bounds } from '../../../contract/bounds.ts';
import type { FormHTMLAttributes, VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { type PriceBook, pricesMark } from '../../../domain/book/price-book.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { actions } from '../order/actions.ts';
import type { DoorForm } from '../order/form-fields.ts';
import { scheduleAddress } from '../order/addresses.ts';
import type { OrderData } from '../order/order-data.ts';
import { doorErrors, firstError } from '../order/field-errors.ts';
import { FirstField } from '../../shell/field.tsx';
import { type OrderView, viewOrder } from '../order/view.ts';
import { ActionButton } from './action-button.tsx';
import { AskSection } from './ask-section.tsx';
import { ChangeIntro, ChangeSection } from './change-section.tsx';
import { DoorSection } from './door-section.tsx';
import { DoorTabs } from './door-tabs.tsx';
import { MarkDefinitions } from './extras-marks.tsx';
import { memo } from './memo.tsx';
import { piecesInAll } from '../../../app/doors/priced-order.ts';
import { weeks } from '../../../domain/wording/format.ts';
import { Price } from '../../shell/price.tsx';
import { PriceSwitch } from '../../shell/price-switch.tsx';
import { addressIn } from '../../shell/price-view.ts';
import { noticeId, NoticeBox, fieldErrorsOf } from '../../shell/notices.tsx';
import { OrderSummary } from './order-summary.tsx';
import { DraftNotice, type LiveDraft } from './draft-notice.tsx';
import { type LiveSharing, ShareBar } from './share-bar.tsx';
import { Photographs } from '../../shell/photographs.tsx';
import { type LiveSteps, StepButtons } from './step-buttons.tsx';
import { Intro } from '../../shell/site.tsx';
import { StartingLayouts } from './starting-layouts.tsx';

export interface OrderPageProps {
  readonly data: OrderData;
  readonly book: PriceBook;
  /** Pre-rendered cards of the layouts to start from. */
  readonly starts?: VNode | undefined;
  /** Handlers and state that exist only in the browser. */
  readonly live?: LiveSharing &
    LiveSteps &
    LiveDraft & {
      readonly handlers: FormHTMLAttributes;
      /** The doors that are shown and priced, after the debounce. */
      readonly shown: readonly DoorForm[];
      /** Index of the open door, if the doors are shown as tabs. */
      readonly open: number | null;
      readonly openDoor: (index: number) => void;
    };
}

/** The page of doors: configurator, review and quote. */
export function OrderPage({ data, book, starts, live }: OrderPageProps) {
  const { mode, doors, begins, priceView, person, faults, notice } = data;
  const shown = live?.shown ?? doors;
  const view = useMemo(() => viewOrder(book, shown), [book, shown]);
  const editing = mode === 'configure' || data.changes ? 'open' : 'folded';
  // A removed door may be shown until the debounce has passed.
  const open = live?.open == null ? null : Math.min(live.open, view.doors.length - 1);
  const hasTabs = open !== null && view.doors.length > 1;
  const sections = view.doors.map((door, index) =>
    hasTabs && index !== open ? null : (
      <Door
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
        isTab={hasTabs}
      />
    ),
  );
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
  const errors = [...ofDoors, ...ofPerson];
  const asking = { form: person, faults, errors, first: first === noticeId };
  const layouts = mode === 'configure' && (starts ?? <Layouts book={book} priceView={priceView} />);
  const hasOneStage = editing === 'open' && (hasTabs || view.doors.length === 1);
  const addDoor = (
    <p class="add-door no-print">
      <ActionButton action={actions.add} disabled={doors.length >= bounds.mostDoors}>
        Add another door
      </ActionButton>{' '}
      {mode === 'configure' && (
        <a class="button-quiet" href={begins ? '/schedule' : scheduleAddress(shown, priceView)}>
          Add doors from a list
        </a>
      )}
    </p>
  );
  return (
    <FirstField.Provider value={first}>
      <div class={`order order-${mode}${begins ? '' : ' workbench'}`}>
        <DraftNotice {...live} />
        {notice && !begins && <NoticeBox notice={notice} />}
        {data.changes ? (
          <ChangeIntro changes={data.changes} />
        ) : (
          !begins && <OrderIntro mode={mode} doors={doors.length} />
        )}
        <form method="post" action={addressIn(priceView, data.action)} noValidate {...live?.handlers}>
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
          {data.changes && <input type="hidden" name="seen" value={String(data.changes.seen)} />}
          {data.from !== undefined && <input type="hidden" name="from" value={data.from} />}
          <input type="hidden" name="prices" value={pricesMark(book)} />
          <input type="hidden" name="doors" value={String(doors.length)} />
          {begins && layouts}
          {begins && priceSwitch}
          {begins && <Photographs photographs={data.business.photographs} />}
          <div class={hasOneStage ? 'doors one-stage' : 'doors'}>
            {hasTabs && live && (
              <DoorTabs doors={view.doors} open={open} onOpen={live.openDoor}>
                {addDoor}
              </DoorTabs>
            )}
            <StepButtons {...live} />
            {sections}
            <div class="after-doors">
              {!begins && priceSwitch}
              {!hasTabs && addDoor}
              <Summary
                book={book}
                view={view}
                priceView={priceView}
                validUntil={data.validUntil}
                hasTabs={hasTabs}
              />
              {shared}
            </div>
          </div>
          <PriceBar
            view={view}
            priceView={priceView}
            next={data.changes ? 'Send my changes' : 'Ask for an offer'}
          />
          {data.changes ? (
            <ChangeSection {...asking} changes={data.changes} />
          ) : (
            <AskSection {...asking} doors={doors.length} />
          )}
          {!begins && layouts}
        </form>
      </div>
    </FirstField.Provider>
  );
}

/** Memoised, because these parts are slow to render: typing in one door must not render the others. */
const [Door, Summary, Layouts] = [memo(DoorSection), memo(OrderSummary), memo(StartingLayouts)];

interface PriceBarProps {
  readonly view: OrderView;
  readonly priceView: PriceView;
  /** Label of the button that leads to the end of the form. */
  readonly next: string;
}

/** A sticky bar on narrow screens. Hides its price from screen readers, which read the summary instead. */
function PriceBar({ view, priceView, next }: PriceBarProps) {
  const { doors, priced, total, leadTimeWeeks } = view;
  const pieces = piecesInAll(doors);
  return (
    <div class="price-bar">
      <p aria-hidden="true">
        {priced > 0 ? <Price prices={total} view={priceView} /> : <strong>No price yet</strong>}
        {priced > 0 && (
          <span class="hint">{`${pieces > 1 ? `${pieces} doors, ` : ''}${weeks(leadTimeWeeks)}`}</span>
        )}
      </p>
      <a class="button" href="#ask">
        {next}
      </a>
    </div>
  );
}

function OrderIntro({ mode, doors }: Pick<OrderData, 'mode'> & { readonly doors: number }) {
  // The configurator begins with the door, so its heading is only for screen readers.
  if (mode === 'configure') return <h1 class="visually-hidden">Steel and glass, made to your opening.</h1>;
  return (
    <Intro eyebrow="Your estimate" title={`Your ${doors === 1 ? 'door' : 'doors'}, to look over.`}>
      <p class="lede">
        Check {doors === 1 ? 'it' : 'every door'}, change what you like, and send it to us when it is right.
      </p>
    </Intro>
  );
}
