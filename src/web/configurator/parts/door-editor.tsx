import type { VNode } from 'preact';
import { choosesSide } from '../../../domain/design/design.ts';
import { choosesLeafWidth } from '../../../domain/doors/door.ts';
import { bifoldChoices, type DoorTypeKey, doorTypeKeys } from '../../../domain/book/door-types.ts';
import { type PriceBook, labelOf, modelsOfType } from '../../../domain/book/price-book.ts';
import { inWords, capitalise } from '../../../domain/wording/format.ts';
import { type DoorForm, type DoorFormField, fieldName } from '../order/form-fields.ts';
import type { DoorView } from '../order/view.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { Checkbox, Radios, Select, TextField } from '../../shell/field.tsx';
import { ExtrasFields } from './extras-fields.tsx';
import { Group } from './group.tsx';

export interface EditorProps {
  readonly book: PriceBook;
  readonly index: number;
  readonly view: DoorView;
}

interface DoorEditorProps extends EditorProps {
  /** The fields as typed; `view` follows after the debounce. */
  readonly typed: DoorForm;
  readonly priceView: PriceView;
  /** Doors to make instead of one that cannot be made; shown beside the faulty fields. */
  readonly remedies?: VNode | null;
}

const counts = (most: number) =>
  Array.from({ length: most + 1 }, (_, count) => ({
    value: String(count),
    label: count === 0 ? 'None' : String(count),
  }));

export function DoorEditor({ book, index, view, typed, priceView, remedies }: DoorEditorProps) {
  const { form, faults, advice } = view;
  const name = (field: DoorFormField) => fieldName(index, field);
  const type = doorTypeKeys.find((key) => key === form.type) ?? 'SINGLE_HINGED';
  const model = modelsOfType(book, type).find(({ bifoldConfig }) => (bifoldConfig ?? '') === form.leaves);
  const panels = { left: Number(form.left), right: Number(form.right) };
  const isOpeningAtFault = advice.width !== undefined || advice.height !== undefined;
  const isPanelAtFault = [faults, advice].some(
    ({ leaf, doorHeight }) => leaf !== undefined || doorHeight !== undefined,
  );
  // No inputMode: with a numeric keyboard customers could not type 2.1 m or 6 ft 8.
  const size = (field: DoorFormField, label: string, hint?: string) => (
    <TextField
      id={name(field)}
      label={label}
      value={typed[field]}
      fault={faults[field] ?? advice[field]}
      hint={hint}
      unit="mm"
      optional={field === 'wall'}
    />
  );
  return (
    <div class="editor">
      <input type="hidden" name={name('last')} value={form.last} />
      <input type="hidden" name={name('chosen')} value={form.chosen} />
      <Group legend="Type and opening" open>
        <div class="fields">
          <Select
            id={name('type')}
            label="Type of door"
            value={form.type}
            choices={doorTypeKeys.map((key) => ({ value: key, label: labelOf(book, key) }))}
            wide
          />
          {type === 'BIFOLD' && (
            <Select
              id={name('leaves')}
              label="Leaves"
              value={form.leaves}
              choices={bifoldChoices.map((config) => ({
                value: config,
                label: capitalise(inWords(Number(config.charAt(0)))),
              }))}
              wide
            />
          )}
          {size('width', 'Opening width')}
          {size('height', 'Opening height')}
        </div>
        {view.fitted !== null && (
          <p class="fitted" role="status">
            {view.fitted}
          </p>
        )}
        <p class="more">
          <a href="/measuring">How to measure</a>
        </p>
        <div aria-live="polite">{isOpeningAtFault && remedies}</div>
      </Group>
      <Group legend="Glass around the door" open={isPanelAtFault}>
        <div class="fields">
          {(['left', 'right'] as const).map((side) => (
            <Select
              key={side}
              id={name(side)}
              label={`Panels on the ${side}`}
              value={form[side]}
              choices={counts(book.sidePanel.maximumPerSide)}
            />
          ))}
          {model &&
            choosesLeafWidth(model, panels) &&
            size(
              'leaf',
              model.passiveLeaf
                ? 'Active leaf width'
                : model.leaves === 1
                  ? 'Leaf width'
                  : 'Width of each leaf',
              `From ${model.leaf.min} to ${model.leaf.max} mm.`,
            )}
        </div>
        <Checkbox
          id={name('transom')}
          label="Transom: a fixed pane above the door"
          checked={form.transom === 'yes'}
        />
        {form.transom === 'yes' && <div class="fields">{size('doorHeight', 'Door height below it')}</div>}
        <div aria-live="polite">{!isOpeningAtFault && remedies}</div>
      </Group>
      <ExtrasFields book={book} index={index} view={view} typed={typed} priceView={priceView} type={type} />
      <Group legend="Movement and wall" open={faults.wall !== undefined}>
        {!choosesSide(type) && <input type="hidden" name={name('hinge')} value={form.hinge} />}
        {type === 'FIX_PANEL' && <input type="hidden" name={name('opening')} value={form.opening} />}
        {type !== 'FIX_PANEL' && (
          <div class="fields">
            {choosesSide(type) && (
              <Radios
                name={name('hinge')}
                legend={sideLegend(type)}
                value={form.hinge}
                choices={[
                  { value: 'left', label: 'Left' },
                  { value: 'right', label: 'Right' },
                ]}
              />
            )}
            <Radios
              name={name('opening')}
              legend={slides(type) ? 'Runs' : 'Opens'}
              value={form.opening}
              choices={[
                { value: 'in', label: slides(type) ? 'Inside the room' : 'Into the room' },
                { value: 'out', label: slides(type) ? 'Outside' : 'Out of it' },
              ]}
            />
          </div>
        )}
        {type !== 'FIX_PANEL' && <p class="hint">Left and right as you see them from inside the room.</p>}
        <div class="fields">{size('wall', 'Wall height')}</div>
      </Group>
    </div>
  );
}

const slides = (type: DoorTypeKey): boolean => type === 'SLIDING' || type === 'DOUBLE_SLIDING';

function sideLegend(type: string): string {
  if (type === 'SLIDING') return 'Slides to the';
  if (type === 'BIFOLD') return 'Folds to the';
  if (type === 'DOUBLE_HINGED') return 'Leaf that opens first';
  if (type === 'DOUBLE_HINGED_ACTIVE_PASSIVE') return 'Active leaf on the';
  return type === 'PIVOT' ? 'Pivot side' : 'Hinge side';
}
