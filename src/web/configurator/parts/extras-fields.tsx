import { useMemo } from 'preact/hooks';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { DoorTypeKey } from '../../../domain/book/door-types.ts';
import { hasHandles } from '../../../domain/doors/door.ts';
import { type Finish, hexOfFinish } from '../../../domain/extras/finish.ts';
import { finishName } from '../../../domain/extras/finish-names.ts';
import { longestRoom } from '../../../domain/extras/extras.ts';
import { standardFinish } from '../../../domain/extras/offer.ts';
import { capitalise } from '../../../domain/wording/format.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { barChoices, noBars, ownBars } from '../order/bars.ts';
import { otherColours, ownColour, readColour, standardColour } from '../order/colours.ts';
import { type DoorForm, type DoorFormField, fieldName } from '../order/form-fields.ts';
import { type DifferenceOf, priceDifferences } from '../order/price-differences.ts';
import type { DoorView } from '../order/view.ts';
import { Checkbox, Radios, TextField } from '../../shell/field.tsx';
import { Mark, plainGlass, Swatch } from './extras-marks.tsx';
import { GroupPart, LongGroup } from './group.tsx';
import { memo } from './memo.tsx';

interface ExtrasProps {
  readonly book: PriceBook;
  readonly index: number;
  readonly view: DoorView;
  readonly typed: DoorForm;
  readonly priceView: PriceView;
  readonly type: DoorTypeKey;
}

interface PartProps extends Pick<ExtrasProps, 'book' | 'index' | 'view'> {
  readonly difference: DifferenceOf;
}

interface TypedPartProps extends PartProps {
  /** Text typed for another colour or grid. */
  readonly typed: string;
}

/** Colour, bars, glass, handle and lock as pictures, each with its price difference. */
export function ExtrasFields(props: ExtrasProps) {
  const { book, index, view, typed, priceView, type } = props;
  const difference = useMemo(() => priceDifferences(book, view, priceView), [book, view, priceView]);
  const part = { book, index, view, difference };
  const { glazingBars, glass, handles, lock } = book.extras;
  const name = (field: DoorFormField) => fieldName(index, field);
  const { faults } = view;
  return (
    <LongGroup legend="Colour and extras">
      <GroupPart legend="Colour" open={faults.hex !== undefined}>
        <Colours {...part} typed={typed.hex} />
      </GroupPart>
      {glazingBars && (
        <GroupPart legend="Glazing bars" open={faults.grid !== undefined}>
          <Bars {...part} typed={typed.grid} />
        </GroupPart>
      )}
      {glass.length > 0 && (
        <GroupPart legend="Glass">
          <Glass {...part} />
        </GroupPart>
      )}
      {hasHandles({ type }) && (handles.length > 0 || lock) && (
        <GroupPart legend={handles.length > 0 ? 'Handle and lock' : 'Lock'}>
          {handles.length > 0 && <Handles {...part} />}
          {lock && <Lock {...part} />}
        </GroupPart>
      )}
      {/* A fixed panel keeps the earlier handle and lock, in case its type is changed back. */}
      {!hasHandles({ type }) && (
        <>
          <input type="hidden" name={name('handle')} value={view.form.handle} />
          <input type="hidden" name={name('lock')} value={view.form.lock} />
        </>
      )}
      <GroupPart legend="Number and room" open={faults.quantity !== undefined}>
        <PieceFields index={index} view={view} typed={typed} />
      </GroupPart>
    </LongGroup>
  );
}

/** Memoised, because each choice computes a price: rendered again only if the door changes. */
const [Colours, Bars, Glass] = [memo(ColourFields), memo(BarFields), memo(GlassFields)];
const [Handles, Lock] = [memo(HandleFields), memo(LockField)];

function ColourFields({ book, index, view: { form, faults }, typed, difference }: TypedPartProps) {
  const standard = standardFinish(book.extras);
  const choice = (finish: Finish, value = finish, note = '') => ({
    value,
    label: capitalise(finishName(finish)) + note,
    mark: <Swatch hex={hexOfFinish(finish)} />,
    ...detail(form.colour === value, difference({ frameColor: finish })),
  });
  const own = form.colour === ownColour ? readColour(form.hex) : undefined;
  return (
    <div class="with-own">
      <Radios
        name={fieldName(index, 'colour')}
        legend="Colour of the steel"
        value={form.colour}
        choices={[
          choice(standard, standardColour, ', standard'),
          ...(book.extras.finish ? otherColours(book).map((finish) => choice(finish)) : []),
          { value: ownColour, label: 'Another', mark: <Swatch hex={own ? hexOfFinish(own) : null} /> },
        ]}
      />
      <div class="fields">
        <TextField
          id={fieldName(index, 'hex')}
          label="Your colour"
          value={typed}
          fault={faults.hex}
          hint="A RAL colour such as RAL 7016, a hex value such as #1f3d36, or a name such as anthracite."
        />
      </div>
    </div>
  );
}

function BarFields({ book, index, view: { form, faults }, typed, difference }: TypedPartProps) {
  const { mostColumns = 1, mostRows = 1 } = book.extras.glazingBars ?? {};
  return (
    <div class="with-own">
      <Radios
        name={fieldName(index, 'bars')}
        legend="Glazing bars"
        value={form.bars}
        choices={[
          {
            value: noBars,
            label: 'None',
            mark: <Mark kind="bars" value={noBars} />,
            ...detail(form.bars === noBars, difference({ glazingBars: '1x1' })),
          },
          ...barChoices(book).map((bars) => ({
            value: bars,
            label: bars.replace('x', ' × '),
            mark: <Mark kind="bars" value={bars} />,
            ...detail(form.bars === bars, difference({ glazingBars: bars })),
          })),
          { value: ownBars, label: 'Another' },
        ]}
        hint="Columns × rows of panes in each leaf and side panel."
      />
      <div class="fields">
        <TextField
          id={fieldName(index, 'grid')}
          label="Your glazing bars"
          value={typed}
          fault={faults.grid}
          hint={`Columns × rows, such as 2x4; at most ${mostColumns}x${mostRows}.`}
        />
      </div>
    </div>
  );
}

function GlassFields({ book, index, view: { form }, difference }: PartProps) {
  const { glass } = book.extras;
  // A door without a choice of glass has the glass that costs nothing.
  const free = glass.find(({ price, weeks }) => price === 0 && weeks === 0);
  const standard = form.glass === free?.key ? form.glass : '';
  return (
    <Radios
      name={fieldName(index, 'glass')}
      legend="Glass"
      value={form.glass}
      choices={[
        {
          value: standard,
          label: free?.label ?? 'Standard safety glass',
          mark: <Mark kind="glass" value={plainGlass} />,
          ...detail(form.glass === standard, difference({ glass: undefined })),
        },
        ...glass
          .filter((choice) => choice !== free)
          .map(({ key, label }) => ({
            value: key,
            label,
            mark: <Mark kind="glass" value={key} />,
            ...detail(form.glass === key, difference({ glass: key })),
          })),
      ]}
    />
  );
}

function HandleFields({ book, index, view: { form }, difference }: PartProps) {
  return (
    <Radios
      name={fieldName(index, 'handle')}
      legend="Handle"
      value={form.handle}
      choices={[
        { value: '', label: 'None', ...detail(form.handle === '', difference({ handle: undefined })) },
        ...book.extras.handles.map(({ key, label }) => ({
          value: key,
          label,
          mark: <Mark kind="handle" value={key} />,
          ...detail(form.handle === key, difference({ handle: key })),
        })),
      ]}
    />
  );
}

function LockField({ index, view: { form }, difference }: PartProps) {
  const change = form.lock === 'yes' ? undefined : difference({ lock: 'yes' });
  return (
    <Checkbox
      id={fieldName(index, 'lock')}
      label={change === undefined ? 'A lock' : `A lock, ${change}`}
      checked={form.lock === 'yes'}
    />
  );
}

function PieceFields({ index, view: { faults }, typed }: Pick<ExtrasProps, 'index' | 'view' | 'typed'>) {
  return (
    <div class="fields">
      <TextField
        id={fieldName(index, 'quantity')}
        label="How many of these"
        value={typed.quantity}
        fault={faults.quantity}
        inputMode="numeric"
      />
      <TextField
        id={fieldName(index, 'room')}
        label="Room"
        value={typed.room}
        maxLength={longestRoom}
        hint="Such as kitchen, so that doors are not mixed up."
        optional
      />
    </div>
  );
}

/** The price difference beside a choice; none beside the current choice. */
const detail = (isTaken: boolean, difference: string | undefined) =>
  isTaken || difference === undefined ? {} : { detail: difference };
