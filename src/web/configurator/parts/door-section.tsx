import { useRef } from 'preact/hooks';
import { doorTypeKeys } from '../../../domain/book/door-types.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { typeName } from '../../../domain/wording/names.ts';
import { bounds } from '../../../contract/bounds.ts';
import { designWords } from '../../../drawing/words.ts';
import { actions } from '../order/actions.ts';
import { type DoorForm, headingId, panelId, showsPersonName, tabId } from '../order/form-fields.ts';
import { type PricedDoor, piecesOf } from '../../../app/doors/priced-order.ts';
import { type DoorView, manyDoors } from '../order/view.ts';
import { ActionButton } from './action-button.tsx';
import { Alternatives } from './alternatives.tsx';
import { memo } from './memo.tsx';
import { BreakdownTable } from './breakdown.tsx';
import { DoorEditor, type EditorProps } from './door-editor.tsx';
import { DoorSheet } from './door-sheet.tsx';
import { DoorFacts } from '../../doors/door-facts.tsx';
import { capitalise, weeks } from '../../../domain/wording/format.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { Price } from '../../shell/price.tsx';
import { RecoveryBox } from './recovery.tsx';

export interface DoorSectionProps extends EditorProps {
  readonly count: number;
  /** The fields as typed; `view` follows after the debounce. */
  readonly typed: DoorForm;
  readonly priceView: PriceView;
  /** `folded`: the editor is behind the summary "Change this door". */
  readonly editing: 'open' | 'folded';
  /** Whether drawings show a person for scale when the page is loaded. */
  readonly showsPerson: boolean;
  /** Lead time of the whole order. */
  readonly leadTimeWeeks: number;
  readonly isTab: boolean;
}

export function DoorSection(props: DoorSectionProps) {
  const { book, index, count, view, typed, priceView, editing, leadTimeWeeks, isTab, showsPerson } = props;
  const { design, stale } = view;
  // Alternatives are slow to compute, so with many doors they are shown on request.
  const compared = count < manyDoors || view.form.compare === 'yes';
  // An editor that opened for a faulty field stays open while the field is corrected.
  const opened = useRef(false);
  opened.current ||= Object.keys(view.faults).length > 0;
  const remedies = remediesFor({
    index,
    view,
    priceView,
    isTold: editing === 'open' && Object.keys(view.advice).length > 0,
  });
  return (
    <section
      class="door"
      aria-labelledby={isTab ? tabId(index) : headingId(index)}
      {...(isTab && { id: panelId, role: 'tabpanel' })}
    >
      <h2 id={headingId(index)} tabIndex={-1}>
        <span class="door-number">Door {index + 1}</span> {titleOf(book, view)}
      </h2>
      <div class="door-body">
        <div class="stage">
          <DoorSheet book={book} index={index} view={view} person />
          <DoorPrice view={view} priceView={priceView} number={index + 1} />
          {editing === 'open' && (
            <p class="stage-ask no-print">
              <a class="button" href="#ask">
                Ask for an offer
              </a>
              {view.prices && (
                <span class="hint">{`${count > 1 ? 'All doors ready' : 'Ready'} in about ${weeks(leadTimeWeeks)}`}</span>
              )}
            </p>
          )}
          {(index === 0 || isTab) && <PersonSwitch shown={showsPerson} />}
          <PriceBreakdown book={book} view={view} number={index + 1} />
        </div>
        <div class="choices-column">
          {view.form.dropped !== '' && (
            <p class="fitted" role="status">
              {view.form.dropped}
            </p>
          )}
          {/* Print has no fields, so the choices are listed as text. */}
          {design && !stale && (
            <div class={editing === 'open' ? 'print-only' : undefined}>
              <DoorFacts book={book} design={design} />
            </div>
          )}
          {editing === 'open' && (
            <DoorEditor
              book={book}
              index={index}
              view={view}
              typed={typed}
              priceView={priceView}
              remedies={remedies}
            />
          )}
          {editing === 'folded' && (
            <details class="change" open={opened.current}>
              <summary>Change this door</summary>
              <DoorEditor book={book} index={index} view={view} typed={typed} priceView={priceView} />
            </details>
          )}
          {editing === 'folded' && <div aria-live="polite">{remedies}</div>}
          {compared && <OtherLayouts book={book} index={index} view={view} priceView={priceView} />}
          <DoorTools index={index} count={count} compared={compared || stale} />
        </div>
      </div>
    </section>
  );
}

interface RemediesOf extends Pick<DoorSectionProps, 'index' | 'view' | 'priceView'> {
  /** Whether a field shows why the door cannot be made. */
  readonly isTold: boolean;
}

/** What can be made instead of a door that cannot. */
export function remediesFor({ index, view: { estimated, recovery }, priceView, isTold }: RemediesOf) {
  if (!estimated || estimated.valid) return null;
  const message = isTold ? null : (recovery?.introText ?? estimated.validationMessage ?? '');
  return <RecoveryBox priceView={priceView} index={index} message={message} recovery={recovery} />;
}

/** Not rendered again while a size is being typed. */
export const OtherLayouts = memo(Alternatives);

/** A switch for all drawings. It is no field of a door: only the style sheet and the server use it. */
const PersonSwitch = ({ shown }: { readonly shown: boolean }) => (
  <label class="person-switch no-print">
    <input type="checkbox" name={showsPersonName} value="yes" checked={shown} />
    Show a person for scale
  </label>
);

/** The title of a door, without the size if a field is invalid. */
export function titleOf(book: PriceBook, { form, design, stale }: DoorView): string {
  if (design && !stale) return designWords(book, design).title;
  const type = doorTypeKeys.find((key) => key === form.type);
  return `${type ? capitalise(typeName(type)) : 'Door'}, still to be settled`;
}

interface DoorPriceProps {
  readonly priceView: PriceView;
  readonly view: PricedDoor;
  readonly number: number;
}

export function DoorPrice({ view, priceView, number }: DoorPriceProps) {
  const { prices } = view;
  const pieces = piecesOf(view);
  return (
    <div class="door-price">
      <p aria-live="polite" aria-atomic="true">
        {prices ? (
          <>
            <span class="visually-hidden">Price of door {number}: </span>
            <Price prices={prices} view={priceView} />
            <span class="hint">{pieces > 1 ? ' each' : ''}, supply only</span>
          </>
        ) : (
          <span class="hint">No price yet</span>
        )}
      </p>
    </div>
  );
}

interface BreakdownProps extends Omit<DoorPriceProps, 'priceView'> {
  readonly book: PriceBook;
}

export function PriceBreakdown({ book, view, number }: BreakdownProps) {
  const { estimated, prices } = view;
  if (!prices || !estimated?.breakdown) return null;
  return <BreakdownTable book={book} breakdown={estimated.breakdown} prices={prices} number={number} />;
}

interface ToolsProps {
  readonly index: number;
  readonly count: number;
  /** Whether the alternatives are shown already. */
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
        Copy door
      </ActionButton>
      {count > 1 && (
        <ActionButton action={actions.remove(index)} label={`Remove ${which}`}>
          Remove door
        </ActionButton>
      )}
    </p>
  );
}
