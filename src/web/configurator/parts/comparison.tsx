import type { Appearance } from '../../../domain/design/design.ts';
import { standardFinish } from '../../../domain/extras/offer.ts';
import { doorStrings } from '../../../domain/doors/door.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { doorWeeks } from '../../../domain/pricing/lead-time.ts';
import { selectedId } from '../../../domain/recommendation/candidate.ts';
import { differing, type Fact, layoutFacts } from '../../../domain/wording/differences.ts';
import { inMm, weeks } from '../../../domain/wording/format.ts';
import { kindOf } from '../../../domain/wording/options.ts';
import { type PriceView, priceWords } from '../../../domain/wording/price.ts';
import { glassShare, LayoutPicture } from '../../../drawing/layout-picture.tsx';
import { actions } from '../order/actions.ts';
import type { Layout } from '../order/alternatives.ts';
import { comparisonId, type DoorFormField, fieldName } from '../order/form-fields.ts';
import { Select } from '../../shell/field.tsx';
import { ActionButton } from './action-button.tsx';

interface ComparisonProps {
  readonly book: PriceBook;
  readonly index: number;
  readonly priceView: PriceView;
  readonly appearance: Appearance;
  readonly pair: readonly [Layout, Layout];
  /** The layouts to choose from on both sides. */
  readonly layouts: readonly Layout[];
}

/** Compares two layouts for one opening: drawings at the same scale, and a table of the differences. */
export function Comparison({ book, index, priceView, appearance, pair, layouts }: ComparisonProps) {
  const [one, other] = pair;
  const facts = differences(book, priceView, pair);
  const side = (field: DoorFormField, name: string, layout: Layout) => (
    <div class="compared-side">
      <LayoutPicture door={layout.door} appearance={appearance} standard={standardFinish(book.extras)} />
      <Select
        id={fieldName(index, field)}
        label={name}
        value={layout.id}
        choices={layouts.map(({ id, label }) => ({ value: id, label }))}
      />
      <ul class="verdict">
        <li class="pro">{kindOf(layout.door).gain}</li>
        {kindOf(layout.door).needs.map((text) => (
          <li key={text} class="con">
            {text}
          </li>
        ))}
      </ul>
      {layout.id !== selectedId && (
        <ActionButton
          action={actions.take(index, doorStrings(layout.door))}
          label={`Choose this: ${layout.label}`}
          class="button"
        >
          Choose this
        </ActionButton>
      )}
    </div>
  );
  return (
    <section class="comparison" aria-labelledby={comparisonId(index)}>
      <h3 id={comparisonId(index)} tabIndex={-1}>
        Side by side, at the same scale
      </h3>
      <div class="compared-sides">
        {side('compareOne', 'First layout', one)}
        {side('compareOther', 'Second layout', other)}
      </div>
      <div aria-live="polite">
        <table class="compared-facts">
          <caption class="visually-hidden">What differs</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">{one.label}</th>
              <th scope="col">{other.label}</th>
            </tr>
          </thead>
          <tbody>
            {facts.map(([name, [ofOne, ofOther]]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{ofOne}</td>
                <td>{ofOther}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="option-buttons">
        <ActionButton
          action={actions.update}
          target={comparisonId(index)}
          class="button-quiet without-script"
        >
          Compare these two
        </ActionButton>
        <ActionButton action={actions.beside(index, '')} class="switch">
          Close the comparison
        </ActionButton>
      </p>
    </section>
  );
}

function differences(book: PriceBook, view: PriceView, pair: ComparisonProps['pair']) {
  return differing(pair.map((layout) => factsOf(book, view, layout)));
}

function factsOf(book: PriceBook, view: PriceView, { door, prices, clearWidth }: Layout): readonly Fact[] {
  const { first, note } = priceWords(prices, view);
  return [
    ['Estimate', `${first} ${note}`],
    ['Clear width', clearWidth > 0 ? inMm(clearWidth) : 'No way through'],
    ...layoutFacts(door),
    ['Glass', `${Math.round(100 * glassShare(door))}% of the opening`],
    ['Ready in', `About ${weeks(doorWeeks(book, door))}`],
  ];
}
