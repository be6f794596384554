import type { BothPrices } from '../../../domain/pricing/vat.ts';
import type { Option } from '../../../contract/doors/recommend.ts';
import { actions } from '../order/actions.ts';
import { alternativesId, fieldName } from '../order/form-fields.ts';
import { alternativesTo, pricesOf } from '../order/view.ts';
import { ActionButton } from './action-button.tsx';
import type { EditorProps } from './door-editor.tsx';
import { Checkbox } from '../../shell/field.tsx';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { counted } from '../../../domain/wording/format.ts';
import { type PriceView, priceWriter } from '../../../domain/wording/price.ts';
import { Price } from '../../shell/price.tsx';

/** Other layouts for the same opening. */
export function Alternatives({
  book,
  index,
  view,
  priceView,
}: EditorProps & { readonly priceView: PriceView }) {
  const asked = view.form.compare === 'yes';
  const compared = alternativesTo(book, view.form, priceView);
  if (!compared) return null;
  const { options, recommendedOptionId, reason } = compared;
  const others = options.filter(({ selected }) => !selected);
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
      <ul class="options">
        {others.map((option) => (
          <Alternative
            key={option.id}
            book={book}
            index={index}
            own={view.prices}
            priceView={priceView}
            option={option}
            best={option.id === recommendedOptionId}
          />
        ))}
      </ul>
    </details>
  );
}

interface AlternativeProps {
  readonly book: PriceBook;
  readonly priceView: PriceView;
  /** Prices of the customer's door; null if it has no price. */
  readonly own: BothPrices | null;
  readonly index: number;
  readonly option: Option;
  readonly best: boolean;
}

function Alternative({ book, priceView, own, index, option, best }: AlternativeProps) {
  const { label, savingsComparedToSelected: saving, pros, tradeoffs, door } = option;
  const prices = pricesOf(option);
  const apart = own && priceWriter(book, priceView).difference(own.net, prices.net);
  return (
    <li class={best ? 'option option-best' : 'option'}>
      <h3>
        {label}
        {best && <span class="badge">We would choose this</span>}
      </h3>
      <p class="option-price">
        <Price prices={prices} view={priceView} />
        {saving > 0 && <span class="saving"> saves {apart}</span>}
        {saving < 0 && <span class="hint"> {apart} more</span>}
      </p>
      {verdict('What speaks for it', 'pro', pros)}
      {verdict('What speaks against it', 'con', tradeoffs)}
      <ActionButton action={actions.take(index, door)} label={`Choose this: ${label}`} class="button-quiet">
        Choose this
      </ActionButton>
    </li>
  );
}

const verdict = (label: string, kind: 'pro' | 'con', texts: readonly string[]) => (
  <ul class="verdict" aria-label={label}>
    {texts.map((text) => (
      <li key={text} class={kind}>
        {text}
      </li>
    ))}
  </ul>
);
