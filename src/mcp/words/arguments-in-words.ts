import type { OperationId } from '../../app/operations/table.ts';
import { type Fault, fault } from '../../contract/reading/faults.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { type Fields, extrasInWords, typeInWords, type Understood } from './door-words.ts';
import { withoutRemoved } from './removed-fields.ts';
import { roughSizes } from './rough-sizes.ts';

/** Arguments with the words of customers read, what to say about it, and what to ask. */
export interface ArgumentsRead {
  readonly args: unknown;
  readonly notes: readonly string[];
  readonly doubts: readonly Fault[];
}

/** Operations that keep every text as typed: staff read it, and an unclear word must not prevent an enquiry. */
const keepsTexts: ReadonlySet<OperationId> = new Set([
  'submitInternalDoorsQuote',
  'submitSecurityDoorsQuote',
]);

/**
 * Reads types, sizes and extras in the words that people use. It says what it read, asks where a word is unclear, and
 * leaves words it does not know for validation.
 */
export function argumentsInWords(id: OperationId, args: unknown, book: PriceBook): ArgumentsRead {
  if (!isRecord(args) || id === 'submitSecurityDoorsQuote') return { args, notes: [], doubts: [] };
  const { doors, selectedDoor, opening } = args;
  const door = (fields: unknown, pointer: string): Understood | null =>
    isRecord(fields) ? doorInWords(id, book, fields, pointer) : null;
  const listed = Array.isArray(doors) ? doors.map((each, index) => door(each, `/doors/${index}`)) : [];
  const selected = door(selectedDoor, '/selectedDoor');
  const sizes = isRecord(opening) ? roughSizes(id, opening, '/opening') : null;
  const top = id === 'findInternalDoors' ? foundInWords(id, book, args) : null;
  const all = [top, sizes, selected, ...listed].filter((each) => each !== null);
  return {
    args: {
      ...(top?.fields ?? args),
      ...(Array.isArray(doors) && {
        doors: doors.map((each: unknown, index) => listed[index]?.fields ?? each),
      }),
      ...(selected && { selectedDoor: selected.fields }),
      ...(sizes && { opening: sizes.fields }),
    },
    notes: [...new Set(all.flatMap(({ notes }) => notes))],
    doubts: all.flatMap(({ doubts }) => doubts),
  };
}

function doorInWords(id: OperationId, book: PriceBook, fields: Fields, pointer: string): Understood {
  const type = typeInWords(id, book, fields, pointer);
  if (keepsTexts.has(id)) return type;
  return chained(type, [
    (door) => extrasInWords(book, withoutRemoved(door)),
    (door) => roughSizes(id, door, pointer),
  ]);
}

/** The needs of a search: extras and types as people say them. */
function foundInWords(id: OperationId, book: PriceBook, args: Fields): Understood {
  const { doorTypeKeys } = args;
  const types = (Array.isArray(doorTypeKeys) ? (doorTypeKeys as unknown[]) : []).map((doorTypeKey) =>
    typeInWords(id, book, { doorTypeKey }, ''),
  );
  const keys = types.map(({ fields }) => fields['doorTypeKey']);
  return chained(
    {
      fields: { ...args, ...(types.length > 0 && { doorTypeKeys: keys }) },
      notes: types.flatMap(({ notes }) => notes),
      doubts: types.flatMap(({ doubts }, index) =>
        doubts.map(({ complaint }) => fault(`/doorTypeKeys/${index}`, complaint)),
      ),
    },
    [(fields) => extrasInWords(book, withoutRemoved(fields)), (fields) => roughSizes(id, fields, '')],
  );
}

const chained = (start: Understood, steps: readonly ((fields: Fields) => Understood)[]): Understood =>
  steps.reduce((before, step) => {
    const { fields, notes, doubts } = step(before.fields);
    return { fields, notes: [...before.notes, ...notes], doubts: [...before.doubts, ...doubts] };
  }, start);

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
