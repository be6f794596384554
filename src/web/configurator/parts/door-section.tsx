import { bounds } from '../../../contract/bounds.ts';
import { DoorDrawing } from '../../../drawing/door-drawing.tsx';
import { designWords } from '../../../drawing/words.ts';
import { actions } from '../order/actions.ts';
import { headingId } from '../order/form-fields.ts';
import { manyDoors, type PricedDoor } from '../order/view.ts';
import { ActionButton } from './action-button.tsx';
import { Alternatives } from './alternatives.tsx';
import { BreakdownTable } from './breakdown.tsx';
import { DoorEditor, type EditorProps } from './door-editor.tsx';
import { DoorFacts } from '../../doors/door-facts.tsx';
import { euro } from '../../../domain/wording/format.ts';
import { RecoveryBox } from './recovery.tsx';

export interface DoorSectionProps extends EditorProps {
  readonly count: number;
  /** Whether the choices stand open, or behind "Change this door". */
  readonly editing: 'open' | 'folded';
}

export function DoorSection(props: DoorSectionProps) {
  const { book, index, count, view, editing } = props;
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
          <DoorPrice view={view} number={index + 1} />
        </div>
        <div class="choices-column">
          <div aria-live="polite">
            {estimated && !estimated.valid && (
              <RecoveryBox index={index} message={estimated.validationMessage ?? ''} recovery={recovery} />
            )}
          </div>
          {editing === 'open' ? (
            <DoorEditor book={book} index={index} view={view} />
          ) : (
            <>
              <DoorFacts book={book} design={view.design} />
              <details class="change" open={Object.keys(view.faults).length > 0}>
                <summary>Change this door</summary>
                <DoorEditor book={book} index={index} view={view} />
              </details>
            </>
          )}
          {compared && <Alternatives book={book} index={index} view={view} />}
          <DoorTools index={index} count={count} compared={compared} />
        </div>
      </div>
    </section>
  );
}

export function DoorPrice({ view, number }: { readonly view: PricedDoor; readonly number: number }) {
  const { estimated } = view;
  return (
    <div class="door-price">
      <p aria-live="polite">
        {estimated?.valid ? (
          <>
            <span class="visually-hidden">Price of door {number}: </span>
            <strong class="amount">{euro(estimated.estimatedPrice)}</strong>{' '}
            <span class="hint">without VAT, supply only</span>
          </>
        ) : (
          <span class="hint">No price yet</span>
        )}
      </p>
      {estimated?.breakdown && <BreakdownTable breakdown={estimated.breakdown} number={number} />}
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
