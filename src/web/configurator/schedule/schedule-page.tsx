import { DoorDrawing } from '../../../drawing/door-drawing.tsx';
import { factsOf } from '../../../drawing/facts.ts';
import { designWords } from '../../../drawing/words.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import { listed } from '../../../domain/wording/format.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { piecesOf } from '../../../app/doors/priced-order.ts';
import { TextArea } from '../../shell/field.tsx';
import { Price } from '../../shell/price.tsx';
import { addressIn } from '../../shell/price-view.ts';
import { Buttons, Intro } from '../../shell/site.tsx';
import { againAddress } from '../order/addresses.ts';
import { designOfForm } from '../order/door-form.ts';
import type { DoorView } from '../order/view.ts';
import { columnKinds, columnNames } from './columns.ts';
import { doorsOf, type Schedule, type ScheduleRow } from './read-schedule.ts';

const example = `Room\tType\tWidth\tHeight\tQuantity\tColour
Kitchen\tDouble hinged\t1600\t2100\t1\tRAL 9005
Study\tSingle\t900\t2.1 m\t2\tanthracite`;

export interface SchedulePageProps {
  readonly book: PriceBook;
  /** Where the form goes: the address with the doors of the order so far. */
  readonly action: string;
  readonly list: string;
  /** The schedule as read; null before the customer has posted one. */
  readonly schedule: Schedule | null;
  /** The doors of the order so far. */
  readonly before: readonly DoorDesign[];
  readonly priceView: PriceView;
}

/** The page for a schedule of doors. Shows the result of each row before any door is added to the order. */
export function SchedulePage(props: SchedulePageProps) {
  const { action, list, schedule, before } = props;
  const many = before.length === 1 ? 'the door you have' : `the ${before.length} doors you have`;
  return (
    <div class="schedule">
      <Intro title="Doors from a list">
        <p class="lede">
          Paste the rows of a spreadsheet, the names of the columns first and then one row for each door.
          {before.length > 0 && ` They are added to ${many}.`}
        </p>
      </Intro>
      <form method="post" action={action} class="schedule-form">
        <p class="field open-file" hidden>
          <label for="file">Open a file (CSV or Excel)</label>
          <input type="file" id="file" accept=".csv,.tsv,.txt,.xlsx" aria-describedby="file-fault" />
          <span class="fault" id="file-fault" role="status" />
        </p>
        <TextArea
          id="list"
          label="Your list"
          value={list}
          fault={schedule?.fault ?? undefined}
          hint="Width and Height (or Size) are needed; sizes as you like: 900, 90 cm, 2.1 m, 6 ft 8."
          wide
        />
        <p class="buttons">
          <button class="button" type="submit">
            Read the list
          </button>
        </p>
        <details>
          <summary>Columns we read, and an example to copy</summary>
          <p>{listed(columnKinds.map((kind) => columnNames[kind][0]))}.</p>
          <pre>{example}</pre>
        </details>
      </form>
      {schedule && schedule.rows.length > 0 && <Rows {...props} schedule={schedule} />}
    </div>
  );
}

function Rows(props: SchedulePageProps & { readonly schedule: Schedule }) {
  const { book, schedule, before, priceView } = props;
  const { rows, notRead } = schedule;
  const doors = doorsOf(schedule);
  const left = rows.length - doors.length;
  const all = [...before, ...doors.map(designOfForm)];
  return (
    <section class="schedule-result" aria-labelledby="rows-title">
      <h2 id="rows-title">{title(doors.length, left)}</h2>
      {left > 0 && (
        <p class="fault">
          {left === 1 ? 'One row cannot be read: correct it' : `${left} rows cannot be read: correct them`} in
          the list above and read it again, or go on without.
        </p>
      )}
      {notRead.length > 0 && (
        <p class="fitted">
          We do not read {listed(notRead.map((name) => `“${name}”`))}. Write what matters of it in your
          message when you send the doors.
        </p>
      )}
      {doors.length > 0 && (
        <Buttons
          links={[
            [
              addressIn(priceView, againAddress(all)),
              doors.length === 1 ? 'Take this door' : `Take these ${doors.length} doors`,
            ],
          ]}
        />
      )}
      <ol class="schedule-rows">
        {rows.map((row) => (
          <li key={row.number} class={row.door ? undefined : 'schedule-fault'}>
            <Row book={book} row={row} priceView={priceView} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const title = (doors: number, left: number): string => {
  if (doors === 0) return 'No door can be read yet';
  const read = doors === 1 ? 'One door' : `${doors} doors`;
  return left === 0 ? `${read}, ready to take` : `${read} of ${doors + left} ready to take`;
};

function Row({
  book,
  row,
  priceView,
}: Pick<SchedulePageProps, 'book' | 'priceView'> & { readonly row: ScheduleRow }) {
  if (!row.door)
    return (
      <>
        <h3>Row {row.number}</h3>
        {row.faults.map((text) => (
          <p key={text} class="fault">
            {text}
          </p>
        ))}
      </>
    );
  return <DoorOfRow book={book} row={row} door={row.door} priceView={priceView} />;
}

/** Number of facts to skip: type and opening come first, and are in the title. */
const alreadyInTitle = 2;

interface DoorOfRowProps extends Pick<SchedulePageProps, 'book' | 'priceView'> {
  readonly row: ScheduleRow;
  readonly door: DoorView;
}

function DoorOfRow({ book, row: { number, typeAssumed }, door, priceView }: DoorOfRowProps) {
  const design = designOfForm(door.form);
  const { estimated, prices, fitted } = door;
  const pieces = piecesOf(door);
  return (
    <>
      <DoorDrawing
        book={book}
        design={design}
        kind="picture"
        prefix={`r${number}`}
        class="schedule-picture"
      />
      <div>
        <h3>
          Row {number}: {designWords(book, design).title}
        </h3>
        <p>
          {factsOf(book, design)
            .slice(alreadyInTitle)
            .map(([, text]) => text)
            .join(' · ')}
        </p>
        {typeAssumed && <p class="hint">No type is given, so this is a single hinged door.</p>}
        {fitted !== null && <p class="fitted">{fitted}</p>}
        {estimated && !estimated.valid && (
          <p class="fault">{estimated.validationMessage} It can be taken; the next page offers ways out.</p>
        )}
      </div>
      <p class="schedule-price">
        {prices ? <Price prices={prices} view={priceView} /> : 'No price yet'}
        {prices && pieces > 1 && <span class="hint"> each, {pieces} pieces</span>}
      </p>
    </>
  );
}
