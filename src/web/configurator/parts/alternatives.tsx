import type { Appearance } from '../../../domain/design/design.ts';
import { standardFinish } from '../../../domain/extras/offer.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { cents } from '../../../domain/units.ts';
import { doorStrings } from '../../../domain/doors/door.ts';
import { counted, inMm } from '../../../domain/wording/format.ts';
import { kindOf } from '../../../domain/wording/options.ts';
import { type PriceView, priceWriter } from '../../../domain/wording/price.ts';
import { LayoutPicture } from '../../../drawing/layout-picture.tsx';
import { actions } from '../order/actions.ts';
import { type Layout, alternativesTo } from '../order/alternatives.ts';
import { appearanceOf } from '../order/door-form.ts';
import { alternativesId, comparisonId, fieldName } from '../order/form-fields.ts';
import { Checkbox } from '../../shell/field.tsx';
import { Price } from '../../shell/price.tsx';
import { ActionButton } from './action-button.tsx';
import { Comparison } from './comparison.tsx';
import type { EditorProps } from './door-editor.tsx';

/** Number of layouts shown at first; the other layouts are folded. */
const shownFirst = 3;

/** Other layouts for the same opening, side by side, with a comparison of two. */
export function Alternatives({
  book,
  index,
  view,
  priceView,
}: EditorProps & { readonly priceView: PriceView }) {
  const found = alternativesTo(book, view.form, priceView);
  if (!found) return null;
  const { own, others, reason, pair } = found;
  const asked = view.form.compare === 'yes';
  const shared = { book, index, priceView, own, appearance: appearanceOf(view.form) };
  const cards = others.map((layout) => <LayoutCard key={layout.id} {...shared} layout={layout} />);
  const more = cards.slice(shownFirst);
  return (
    <details class="alternatives" open={asked}>
      <summary id={alternativesId(index)}>
        What else fits this opening
        <span class="count">{counted(others.length, 'layout')}</span>
      </summary>
      {asked && <input type="hidden" name={fieldName(index, 'compare')} value="yes" />}
      <p class="reason">{reason}</p>
      <div class="preferences">
        <Checkbox
          id={fieldName(index, 'fullWidth')}
          label="I need nearly the full width to walk through"
          checked={view.form.fullWidth === 'yes'}
        />
        <Checkbox
          id={fieldName(index, 'budget')}
          label="The price matters most to me"
          checked={view.form.budget === 'yes'}
        />
        <ActionButton action={actions.update} class="button-quiet without-script">
          Compare again
        </ActionButton>
      </div>
      <ul class="options">{cards.slice(0, shownFirst)}</ul>
      {more.length > 0 && (
        <details class="more-options">
          <summary>{counted(more.length, 'more layout')}</summary>
          <ul class="options">{more}</ul>
        </details>
      )}
      {pair && <Comparison {...shared} pair={pair} layouts={own ? [own, ...others] : others} />}
    </details>
  );
}

interface LayoutCardProps {
  readonly book: PriceBook;
  readonly index: number;
  readonly priceView: PriceView;
  /** The customer's door; null if it has no price. */
  readonly own: Layout | null;
  readonly appearance: Appearance;
  readonly layout: Layout;
}

function LayoutCard({ book, index, priceView, own, appearance, layout }: LayoutCardProps) {
  const { id, label, door, prices, clearWidth, recommended } = layout;
  return (
    <li class={recommended ? 'option option-best' : 'option'}>
      <LayoutPicture door={door} appearance={appearance} standard={standardFinish(book.extras)} />
      <h3>
        {label}
        {recommended && <span class="badge">We would choose this</span>}
      </h3>
      <p class="option-price">
        {own && <Difference book={book} view={priceView} own={own} layout={layout} />}{' '}
        <Price prices={prices} view={priceView} />
      </p>
      <p class="hint">{clearWidth > 0 ? `${inMm(clearWidth)} clear to walk through` : 'No way through'}</p>
      <p class="option-kind">{kindOf(door).gain}</p>
      <p class="option-buttons">
        <ActionButton
          action={actions.take(index, doorStrings(door))}
          label={`Choose this: ${label}`}
          class="button-quiet"
        >
          Choose this
        </ActionButton>
        <ActionButton
          action={actions.beside(index, id)}
          label={`Compare: ${label}`}
          target={comparisonId(index)}
          class="switch"
        >
          Compare
        </ActionButton>
      </p>
    </li>
  );
}

interface DifferenceProps {
  readonly book: PriceBook;
  readonly view: PriceView;
  readonly own: Layout;
  readonly layout: Layout;
}

/** The price difference to the customer's door. */
function Difference({ book, view, own, layout }: DifferenceProps) {
  const [now, then] = [own.prices.net, layout.prices.net];
  if (now === then) return <strong>Same price</strong>;
  const apart = priceWriter(book, view).difference(cents(now), cents(then));
  return (
    <strong class={then < now ? 'saving' : undefined}>{`${apart} ${then < now ? 'less' : 'more'}`}</strong>
  );
}
