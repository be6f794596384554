import type { PriceBook } from '../../../domain/book/price-book.ts';
import { designText } from '../../../domain/design/design-text.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { RoomDrawing } from '../../../drawing/room.tsx';
import { designWords } from '../../../drawing/words.ts';
import { CardPrice } from '../../shell/card-price.tsx';
import { FirstField, TextField } from '../../shell/field.tsx';
import { type Notice, NoticeBox } from '../../shell/notices.tsx';
import { addressIn, priceViewName } from '../../shell/price-view.ts';
import type { OpeningForm } from './opening-form.ts';
import { shownDoor } from './shown-door.ts';

interface FirstScreenProps {
  readonly book: PriceBook;
  readonly priceView: PriceView;
  readonly opening: OpeningForm;
  readonly notice: Notice | null;
}

/** The first screen: an introduction, a form for the opening, and a door in a room. Needs no scripts. */
export function FirstScreen({ book, priceView, opening, notice }: FirstScreenProps) {
  const { kind, design, cheapest } = shownDoor(book);
  return (
    <section class="first" aria-labelledby="first-title">
      {notice && <NoticeBox notice={notice} />}
      <div class="first-words">
        <p class="eyebrow">Steel internal glazed doors</p>
        <h1 id="first-title">Steel and glass, made to your opening.</h1>
        <p class="lede">See it drawn to scale, and priced as you choose.</p>
        <OpeningFields opening={opening} priceView={priceView} />
        {cheapest && (
          <p class="first-from">
            {kind}: from <CardPrice book={book} door={cheapest} view={priceView} />, supply only.
          </p>
        )}
      </div>
      {design && (
        <figure class="first-picture">
          <RoomDrawing book={book} design={design} class="room" />
          <figcaption>
            <a href={addressIn(priceView, `/?door=${designText(design)}`)}>Start from this door</a>
            <span>
              {designWords(book, design).type}, <CardPrice book={book} door={design.door} view={priceView} />
            </span>
          </figcaption>
        </figure>
      )}
    </section>
  );
}

function OpeningFields({ opening, priceView }: Pick<FirstScreenProps, 'opening' | 'priceView'>) {
  const { width, height, faults } = opening;
  const first = faults.width !== undefined ? 'width' : faults.height !== undefined ? 'height' : null;
  return (
    <form class="opening no-print" method="get" action="/" noValidate>
      {priceView === 'net' && <input type="hidden" name={priceViewName} value="net" />}
      <fieldset>
        <legend>Your opening</legend>
        <FirstField.Provider value={first}>
          <TextField id="width" label="Width" unit="mm" value={width} fault={faults.width} />
          <span class="opening-by" aria-hidden="true">
            ×
          </span>
          <TextField id="height" label="Height" unit="mm" value={height} fault={faults.height} />
        </FirstField.Provider>
        <button class="button" type="submit">
          See it drawn
        </button>
      </fieldset>
    </form>
  );
}
