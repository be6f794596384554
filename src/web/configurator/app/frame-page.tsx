import type { HTMLAttributes } from 'preact';
import type { ConfiguratorData } from '../../../app/doors/configurator-data.ts';
import { piecesInAll } from '../../../app/doors/priced-order.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { weeks } from '../../../domain/wording/format.ts';
import { Price, SecondPrice } from '../../shell/price.tsx';
import { type DoorForm, headingId, panelId, tabId } from '../order/form-fields.ts';
import type { OrderView } from '../order/view.ts';
import { DoorEditor } from '../parts/door-editor.tsx';
import { DoorPrice, OtherLayouts, PriceBreakdown, remediesFor, titleOf } from '../parts/door-section.tsx';
import { DoorSheet } from '../parts/door-sheet.tsx';
import { DoorTabs } from '../parts/door-tabs.tsx';
import { MarkDefinitions } from '../parts/extras-marks.tsx';
import { FoldedGroups } from '../parts/group.tsx';

interface FramePageProps {
  readonly book: PriceBook;
  readonly view: OrderView;
  /** The fields as typed; `view` follows after the debounce. */
  readonly typed: readonly DoorForm[];
  readonly open: number;
  readonly maker: ConfiguratorData['maker'];
  readonly isStored: boolean;
  readonly isStandard: boolean;
  readonly unopened: string | null;
  readonly onOpen: (index: number) => void;
  readonly onAsk: () => void;
  readonly onFullPage: () => void;
  readonly handlers: HTMLAttributes<HTMLDivElement>;
}

const priceView = 'with-vat';

/** One door with drawing, price and fields; the other doors are tabs. */
export function FramePage(props: FramePageProps) {
  const { book, view, typed, open, maker, isStored, isStandard, unopened, handlers } = props;
  const door = view.doors[open];
  if (!door) return null;
  const { prices, form, advice } = door;
  /** Whether a field of a door cannot be read: the doors then have no address. */
  const isUnsettled = view.doors.some(({ stale }) => stale);
  const isTab = view.doors.length > 1;
  const own = { book, index: open, view: door, priceView } as const;
  const remedies = remediesFor({ ...own, isTold: Object.keys(advice).length > 0 });
  return (
    <div class="frame" {...handlers}>
      <h1 class="visually-hidden">Your {isTab ? 'doors' : 'door'}, to scale and with price</h1>
      <MarkDefinitions book={book} />
      {isStandard && (
        <p class="fitted">There is no door from the conversation yet. Here is one to start with.</p>
      )}
      {isTab && (
        <DoorTabs doors={view.doors} open={open} onOpen={props.onOpen}>
          {null}
        </DoorTabs>
      )}
      <section
        class="frame-door"
        aria-labelledby={isTab ? tabId(open) : headingId(open)}
        {...(isTab && { id: panelId, role: 'tabpanel' })}
      >
        <h2 id={headingId(open)} tabIndex={-1}>
          {titleOf(book, door)}
        </h2>
        <DoorSheet book={book} index={open} view={door} />
        <div class="frame-price">
          <DoorPrice view={door} priceView={priceView} number={open + 1} />
          {prices && (
            <p class="hint">
              <SecondPrice prices={prices} view={priceView} />. Ready in about {weeks(view.leadTimeWeeks)}.
            </p>
          )}
          <Total view={view} />
        </div>
        <div class="frame-choices">
          {form.dropped !== '' && (
            <p class="fitted" role="status">
              {form.dropped}
            </p>
          )}
          <FoldedGroups.Provider value={true}>
            <DoorEditor {...own} typed={typed[open] ?? form} remedies={remedies} />
          </FoldedGroups.Provider>
          <OtherLayouts {...own} />
        </div>
        <div class="frame-links">
          <button type="button" class="button" disabled={isUnsettled} onClick={props.onAsk}>
            {isStored ? 'Review and ask for an offer' : 'Ask for an offer'}
          </button>
          <button type="button" class="button-quiet" disabled={isUnsettled} onClick={props.onFullPage}>
            Open the full page
          </button>
          <div role="status">{unopened !== null && <Unopened url={unopened} />}</div>
        </div>
        <PriceBreakdown book={book} view={door} number={open + 1} />
      </section>
      <p class="hint frame-maker">
        {maker.name}. {maker.isSample ? 'A sample: no maker stands behind these prices yet. ' : ''}
        An estimate binds nobody; a firm price is an offer from the maker.
      </p>
    </div>
  );
}

/** The price of all pieces, if there are several. */
function Total({ view }: { readonly view: OrderView }) {
  const pieces = piecesInAll(view.doors);
  if (pieces < 2 || view.priced === 0) return null;
  return (
    <p class="frame-total">
      {`All ${pieces} doors: `}
      <Price prices={view.total} view={priceView} />
    </p>
  );
}

/** An address to copy, where the assistant does not open pages. */
const Unopened = ({ url }: { readonly url: string }) => (
  <p class="fitted">
    Your assistant does not open pages from here. The address to copy: <code class="frame-url">{url}</code>
  </p>
);
