import { DoorDrawing } from '../../../drawing/door-drawing.tsx';
import { standardAppearance } from '../../../domain/design/design.ts';
import { presetLayouts, presetNames } from '../../../domain/doors/presets.ts';
import type { WireDoor } from '../../../domain/doors/fields.ts';
import { type PriceBook, labelOf } from '../../../domain/book/price-book.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { panelsName } from '../../../domain/wording/names.ts';
import { capitalise } from '../../../domain/wording/format.ts';
import { actions } from '../order/actions.ts';
import { ActionButton } from './action-button.tsx';
import { CardPrice } from '../../shell/card-price.tsx';

/** The layouts to start from: the presets, and one door of each type without a preset. */
export const starts: readonly WireDoor[] = [
  ...presetNames.map((preset) => ({ preset })),
  { doorTypeKey: 'DOUBLE_HINGED_ACTIVE_PASSIVE' },
  { doorTypeKey: 'SLIDING' },
  { doorTypeKey: 'DOUBLE_SLIDING' },
  { doorTypeKey: 'PIVOT' },
  { doorTypeKey: 'BIFOLD', bifoldConfig: '3L' },
  { doorTypeKey: 'FIX_PANEL' },
];

function nameOf(book: PriceBook, { preset, doorTypeKey }: WireDoor): { type: string; detail: string } {
  const known = presetNames.find((name) => name === preset);
  if (known) {
    const { type, left, right } = presetLayouts[known];
    return { type: labelOf(book, type), detail: capitalise(panelsName({ left, right })) };
  }
  return { type: book.models.find(({ type }) => type === doorTypeKey)?.label ?? '', detail: 'By itself' };
}

interface StartsProps {
  readonly book: PriceBook;
  readonly priceView: PriceView;
}

export function StartingLayouts({ book, priceView }: StartsProps) {
  return (
    <section class="starts" aria-labelledby="starts-title">
      <h2 id="starts-title">Start from a layout</h2>
      <p class="lede-small">Every size, panel and colour can be changed. Prices are a guide, supply only.</p>
      <ul class="start-list">
        {starts.map((door) => (
          <StartingLayout
            key={door.preset ?? door.doorTypeKey}
            book={book}
            priceView={priceView}
            door={door}
          />
        ))}
      </ul>
    </section>
  );
}

export function StartingLayout({ book, priceView, door }: StartsProps & { readonly door: WireDoor }) {
  const { type, detail } = nameOf(book, door);
  return (
    <li>
      <ActionButton action={actions.start(door)} class="start-card">
        <DoorDrawing
          book={book}
          design={{ door, appearance: standardAppearance }}
          kind="picture"
          prefix={`start-${door.preset ?? door.doorTypeKey ?? ''}`}
          class="start-drawing"
        />
        <span class="start-name">{type}</span>
        <span class="start-detail">{detail}</span>
        <CardPrice book={book} door={door} view={priceView} />
      </ActionButton>
    </li>
  );
}
