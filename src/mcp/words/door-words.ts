import { type OperationId, operations } from '../../app/operations/table.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { presetOf } from '../../domain/doors/presets.ts';
import { given, readDoorTypeKey } from '../../domain/doors/wire.ts';
import { choiceInWords, colourNamed } from '../../domain/words/extras-words.ts';
import { type DoorWords, readDoorWords } from '../../domain/words/door-words.ts';
import { notMadeText, unclearText, wordsRead } from '../../domain/words/words-text.ts';
import { type Fault, fault } from '../../contract/reading/faults.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Fields in which the words of a customer were read, what to say about it, and what to ask. */
export interface Understood {
  readonly fields: Fields;
  readonly notes: readonly string[];
  readonly doubts: readonly Fault[];
}

/** Reads glass, handle and colour as people say them. */
export function extrasInWords(book: PriceBook, fields: Fields): Understood {
  const read = [
    ['frameColor', (text: string) => colourNamed(text)],
    ['glass', (text: string) => choiceInWords(book.extras.glass, text)],
    ['handle', (text: string) => choiceInWords(book.extras.handles, text)],
  ] as const;
  const found = read.flatMap(([field, reader]) => {
    const text = textOf(fields[field]);
    const understood = text === undefined ? undefined : reader(text);
    return understood ? [[field, understood] as const] : [];
  });
  return {
    fields: { ...fields, ...Object.fromEntries(found.map(([field, { value }]) => [field, value])) },
    notes: found.map(([, { note }]) => note),
    doubts: [],
  };
}

/** Reads the type of a door as people say it, from its key, its label or its preset. */
export function typeInWords(id: OperationId, book: PriceBook, door: Fields, pointer: string): Understood {
  const key = textOf(door['doorTypeKey']);
  const type = readDoorTypeKey(key);
  const fields = [
    ...(key !== undefined && type === undefined ? ['doorTypeKey'] : []),
    'doorType',
    ...(presetOf(textOf(door['preset'])) ? [] : ['preset']),
  ];
  let understood: Understood = { fields: door, notes: [], doubts: [] };
  for (const field of fields) {
    const text = textOf(door[field]);
    if (text === undefined) continue;
    understood = joined(understood, {
      field,
      words: readDoorWords(book, text),
      isEnquiry: operations[id].effect === 'submits' && id !== 'createInternalDoorQuote',
      readsLabels: id !== 'createInternalDoorQuote' || /^(?:single|double)$/i.test(text),
      pointer,
    });
  }
  return understood;
}

interface ReadText {
  readonly field: string;
  readonly words: DoorWords;
  /** Whether the text stays in the enquiry as it was typed. */
  readonly isEnquiry: boolean;
  /** Whether the operation itself reads our labels. */
  readonly readsLabels: boolean;
  readonly pointer: string;
}

function joined({ fields, notes, doubts }: Understood, text: ReadText): Understood {
  const { field, words, isEnquiry, readsLabels, pointer } = text;
  const { type, unclear, notMade, styles } = words;
  const isTold = readDoorTypeKey(textOf(fields['doorTypeKey'])) !== undefined;
  const isOverDesign = textOf(fields['design']) !== undefined;
  // Beside a design the operation takes even our own label for a mere label.
  const isLabel = type?.word === null && field === 'doorType' && readsLabels && !isOverDesign;
  const takes = type !== null && !isTold && !isLabel;
  const looks = styles.filter(
    ({ fields: set }) =>
      Object.keys(set).every((name) => isBlank(fields[name])) &&
      (!('bifoldConfig' in set) || type?.key === 'BIFOLD'),
  );
  // A style that changes a design does not set the type.
  const overDesign = isOverDesign && looks.some(({ word }) => word === type?.word);
  const isRead = takes || looks.length > 0 || (words.generic && field !== 'preset');
  const rest = isRead && (!isEnquiry || field === 'doorTypeKey') ? without(fields, field) : fields;
  return {
    fields: {
      ...rest,
      ...(field === 'doorTypeKey' && isEnquiry && { doorType: fields['doorType'] ?? fields[field] }),
      ...Object.fromEntries(looks.flatMap(({ fields: set }) => Object.entries(set))),
      ...(takes && !overDesign && { doorTypeKey: type.key }),
    },
    notes: [
      ...notes,
      ...wordsRead(takes && !overDesign ? type : null, looks),
      ...(notMade && !isEnquiry ? [notMadeText(notMade, true)] : []),
    ],
    doubts: [
      ...doubts,
      ...(unclear && !isTold && !isEnquiry
        ? [fault(`${pointer}/${field}`, `is unclear: ${unclearText(unclear, true)}`)]
        : []),
    ],
  };
}

const isBlank = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && given(value) === undefined);

const without = (fields: Fields, field: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field));

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? given(value) : undefined);
