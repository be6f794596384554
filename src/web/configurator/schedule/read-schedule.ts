import { bounds } from '../../../contract/bounds.ts';
import type { DoorTypeKey } from '../../../domain/book/door-types.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { changeField, standardDesign } from '../order/actions.ts';
import { formOfDesign } from '../order/door-form.ts';
import { type DoorFaults, doorFieldNames, isReadable, plainSizes } from '../order/door-faults.ts';
import { type DoorFormField, type DoorForm, fieldName } from '../order/form-fields.ts';
import { type DoorView, viewOrder } from '../order/view.ts';
import { readCell } from './cells.ts';
import { type Column, type ColumnKind, readColumns } from './columns.ts';
import { longestList, readTable, type TableRow } from './table.ts';

/** One row of a schedule, and the door or the faults read from it. */
export interface ScheduleRow {
  readonly number: number;
  /** Why the row is refused. */
  readonly faults: readonly string[];
  /** The door of the row; null if the row has faults. */
  readonly door: DoorView | null;
  /** Whether the row names no type, so that a type was assumed. */
  readonly typeAssumed: boolean;
}

export interface Schedule {
  /** Why the whole schedule is refused, without rows; null if it was read. */
  readonly fault: string | null;
  readonly rows: readonly ScheduleRow[];
  /** Names of the columns that are not read. */
  readonly notRead: readonly string[];
}

/** Door type of a row without a type; the default of the API too. */
const assumedType: DoorTypeKey = 'SINGLE_HINGED';

/** Maximum number of rows; an order holds fewer doors. */
const mostRows = 60;

const unreadable = (fault: string): Schedule => ({ fault, rows: [], notRead: [] });

/** Reads a schedule; `room` is how many doors the order can still take. */
export function readSchedule(book: PriceBook, text: string, room: number): Schedule {
  if (text.length > longestList)
    return unreadable(`This list is too long. Please give at most ${mostRows} rows at a time.`);
  const table = readTable(text);
  if (!table) return unreadable('A quotation mark (") in this list has no partner. Please take it out.');
  const { columns, notRead } = readColumns(table.header);
  const has = (kind: ColumnKind) => columns.some((column) => column?.kind === kind);
  if (!has('size') && !(has('width') && has('height')))
    return unreadable(
      'The first row must name the columns, with Width and Height among them, or Size. The other rows are the doors.',
    );
  if (table.rows.length === 0) return unreadable('There are no rows below the names of the columns.');
  if (table.rows.length > mostRows)
    return unreadable(`These are ${table.rows.length} rows. Please give at most ${mostRows} at a time.`);
  let left = room;
  const rows = table.rows.map((row): ScheduleRow => {
    const read = readRow(book, columns, row);
    if (read.faults.length > 0 || left > 0) {
      left -= read.faults.length > 0 ? 0 : 1;
      return read;
    }
    const full = `An order holds ${bounds.mostDoors} doors. Please send this row in a second enquiry.`;
    return { ...read, faults: [full], door: null };
  });
  return { fault: null, rows, notRead };
}

/** The doors of the rows without faults. */
export const doorsOf = ({ rows }: Schedule): readonly DoorForm[] =>
  rows.flatMap(({ door }) => (door ? [door.form] : []));

function readRow(book: PriceBook, columns: readonly (Column | null)[], row: TableRow): ScheduleRow {
  const faults: string[] = [];
  const said = new Set<ColumnKind>();
  const changes = new Map<DoorFormField, string>();
  for (const [index, column] of columns.entries()) {
    const text = row.cells[index] ?? '';
    if (!column || text === '') continue;
    said.add(column.kind);
    const reading = readCell(book, column, text);
    if ('fault' in reading) faults.push(`${column.name}: ${reading.fault}`);
    else for (const [field, value] of reading.changes) changes.set(field, value);
  }
  // A blank size is a fault: it must not get the standard door's size.
  if (!said.has('size')) {
    if (!said.has('width')) faults.push('Width: please give it in millimetres, such as 900.');
    if (!said.has('height')) faults.push('Height: please give it in millimetres, such as 2100.');
  }
  const typeAssumed = !said.has('type');
  if (typeAssumed) changes.set('type', assumedType);
  const { number } = row;
  if (faults.length > 0) return { number, faults, door: null, typeAssumed };
  const door = viewed(book, withChanges(book, changes));
  if (isReadable(book, door.form)) return { number, faults: [], door, typeAssumed };
  return { number, faults: namedFaults(door.faults), door: null, typeAssumed };
}

const namedFaults = (faults: DoorFaults): readonly string[] =>
  Object.entries(faults).map(
    ([field, text]) => `${doorFieldNames[field as DoorFormField] ?? field}: ${text}`,
  );

/** The door that results from typing these values into the configurator's form. */
function withChanges(book: PriceBook, changes: ReadonlyMap<DoorFormField, string>): DoorForm {
  const standard = formOfDesign(book, standardDesign);
  const [door = standard] = [...changes].reduce<readonly DoorForm[]>(
    (doors, [field, value]) => changeField(book, doors, fieldName(0, field), value),
    [standard],
  );
  return { ...plainSizes(door), fitted: '' };
}

/** The door as the configurator shows it. */
function viewed(book: PriceBook, form: DoorForm): DoorView {
  const [door] = viewOrder(book, [form]).doors;
  if (!door) throw new Error('An order of one door shows one door');
  return door;
}
