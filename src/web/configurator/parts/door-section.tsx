import { bounds } from '../../../contract/bounds.ts';
import { DoorDrawing } from '../../../drawing/door-drawing.tsx';
import { designWords } from '../../../drawing/words.ts';
import { actions } from '../order/actions.ts';
import { headingId } from '../order/form-fields.ts';
import { manyDoors } from '../order/view.ts';
import { ActionButton } from './action-button.tsx';
import { Alternatives } from './alternatives.tsx';
import { BreakdownTable } from './breakdown.tsx';
import { DoorEditor, type EditorProps } from './door-editor.tsx';
import { DoorFacts } from '../../doors/door-facts.tsx';
import type { PriceView } from '../../../domain/wording/price.ts';
import { FirstPrice, SecondPrice } from '../../shell/price.tsx';
import { RecoveryBox } from './recovery.tsx';

export interface DoorSectionProps extends EditorProps {
  readonly count: number;
  readonly priceView: PriceView;
  /** Whether the choices stand open, or behind "Change this door"; null where nothing can be changed any more. */
  readonly editing: 'open' | 'folded' | null;
}

export function DoorSection(props: DoorSectionProps) {
  const { book, index, count, view, priceView, editing } = props;
  const { estimated, recovery } = view;
  // What else fits is long to work out and to read, so among many doors it waits until somebody asks.
  const compared = count < manyDoors || view.form.compare === 'yes';
  const title = designWords(book, view.design).title;
  return (
    <section class="door" aria-labelledby={headingId(index)}>
      <h2 id={headingId(index)} tabIndex={-1}>
        <span class="door-number">Door {index + 1}</span> {title}
      </h2>
      <div class="door-body">
        <div class="stage">
          <figure class="sheet">
            <DoorDrawing book={book} design={view.design} kind="sheet" prefix={`d${index}`} class="drawing" />
          </figure>
          <DoorPrice book={book} view={view} priceView={priceView} number={index + 1} />
        </div>
        <div class="choices-column">
          <div aria-live="polite">
            {estimated && !estimated.valid && (
              <RecoveryBox
                priceView={priceView}
                index={index}
                message={estimated.validationMessage ?? ''}
                recovery={editing === null ? null : recovery}
              />
            )}
          </div>
          {editing !== 'open' && <DoorFacts book={book} design={view.design} />}
          {editing === 'open' && <DoorEditor book={book} index={index} view={view} />}
          {editing === 'folded' && (
            <details class="change" open={Object.keys(view.faults).length > 0}>
              <summary>Change this door</summary>
              <DoorEditor book={book} index={index} view={view} />
            </details>
          )}
          {editing !== null && compared && (
            <Alternatives book={book} index={index} view={view} priceView={priceView} />
          )}
          {editing !== null && <DoorTools index={index} count={count} compared={compared} />}
        </div>
      </div>
    </section>
  );
}

interface DoorPriceProps extends Pick<DoorSectionProps, 'book' | 'view' | 'priceView'> {
  readonly number: number;
}

/** What changes is read out by the price that stands first; the other can be read below it. */
function DoorPrice({ book, view: { estimated, prices }, priceView, number }: DoorPriceProps) {
  return (
    <div class="door-price">
      <p aria-live="polite" aria-atomic="true">
        {prices ? (
          <>
            <span class="visually-hidden">Price of door {number}: </span>
            <FirstPrice prices={prices} view={priceView} />
            <span class="hint">, supply only</span>
          </>
        ) : (
          <span class="hint">No price yet</span>
        )}
      </p>
      {prices && (
        <p>
          <SecondPrice prices={prices} view={priceView} />
        </p>
      )}
      {prices && estimated?.breakdown && (
        <BreakdownTable book={book} breakdown={estimated.breakdown} prices={prices} number={number} />
      )}
    </div>
  );
}

interface ToolsProps {
  readonly index: number;
  readonly count: number;
  /** Whether the other layouts are shown already. */
  readonly compared: boolean;
}

function DoorTools({ index, count, compared }: ToolsProps) {
  const which = `door ${index + 1}`;
  return (
    <p class="tools">
      <ActionButton action={actions.update} class="button-quiet without-script">
        Show this door
      </ActionButton>
      {!compared && (
        <ActionButton action={actions.compare(index)} label={`What else fits this opening, ${which}`}>
          What else fits this opening
        </ActionButton>
      )}
      <ActionButton action={actions.copy(index)} label={`Copy ${which}`} disabled={count >= bounds.mostDoors}>
        Copy
      </ActionButton>
      {count > 1 && (
        <ActionButton action={actions.remove(index)} label={`Remove ${which}`}>
          Remove
        </ActionButton>
      )}
    </p>
  );
}
