import type { DoorInWords } from '../../contract/doors/door.ts';
import { doorTypeKeys } from '../../domain/book/door-types.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import { hingeSides, openingDirections } from '../../domain/design/design.ts';
import type { SentDoor } from '../../domain/design/sent-door.ts';
import { given, readBifoldConfig, readSize } from '../../domain/doors/wire.ts';
import { type ExtraField, extraFields, readQuantity } from '../../domain/extras/extras.ts';
import { type Choice, notOffered } from '../../domain/extras/offer.ts';

/** Fields in which an enquiry may have any text. */
const wishFields = [...extraFields, 'hingeSide', 'opening', 'wallHeight'] as const;
type WishField = (typeof wishFields)[number];

/** A described door, whose keys may be in lower case. */
export type DoorAsWritten = Omit<DoorInWords, 'doorTypeKey' | 'bifoldConfig'> & {
  readonly doorTypeKey?: string;
  readonly bifoldConfig?: string;
};

/** A described door as sent to the engine, with the parts that only people can understand. */
export interface UnderstoodDoor {
  readonly door: SentDoor;
  /**
   * Text for staff: "glass: as in the photo; quantity: as many as fit"; null if every field was understood.
   */
  readonly wishes: string | null;
}

/** Normalises the case of keys, and separates wishes that are not extras of the price book. */
export function understand(book: PriceBook, words: DoorAsWritten): UnderstoodDoor {
  const { extras, wishes } = extrasIn(book, words);
  const label = given(words.doorType)?.toUpperCase();
  const isTold = given(words.doorTypeKey ?? words.design) !== undefined;
  const key = isTold ? undefined : doorTypeKeys.find((known) => known === label);
  const leaves = readBifoldConfig(words.bifoldConfig?.toUpperCase());
  return {
    door: {
      ...plain(words),
      ...(key && { doorTypeKey: key }),
      ...(leaves && { bifoldConfig: leaves }),
      ...extras,
    },
    wishes: wishes.length === 0 ? null : wishes.join('; '),
  };
}

/** The door without its extras. */
function plain(words: DoorAsWritten): SentDoor {
  const fields = Object.entries(words).filter(([field]) => !wishFields.includes(field as WishField));
  return Object.fromEntries(fields);
}

function extrasIn(book: PriceBook, words: DoorAsWritten) {
  const extras: Partial<Record<WishField, string>> = {};
  const wishes: string[] = [];
  for (const field of wishFields) {
    const said = textOf(words[field]);
    if (said === undefined) continue;
    const read = readers[field](said, book);
    if (read === undefined) wishes.push(`${field}: ${said}`);
    else extras[field] = read;
  }
  return { extras, wishes };
}

const textOf = (value: string | number | boolean | undefined): string | undefined => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return given(value?.toString());
};

type WishReader = (said: string, book: PriceBook) => string | undefined;

const ifOffered =
  (field: ExtraField): WishReader =>
  (said, { extras }) =>
    notOffered(extras, { [field]: said }).length === 0 ? said : undefined;

const among =
  (values: readonly string[]): WishReader =>
  (said) =>
    values.find((value) => value === said.toLowerCase());

const readers: Readonly<Record<WishField, WishReader>> = {
  glazingBars: ifOffered('glazingBars'),
  glass: (said, { extras }) => keyFor(extras.glass, said),
  frameColor: ifOffered('frameColor'),
  handle: (said, { extras }) => keyFor(extras.handles, said),
  lock: ifOffered('lock'),
  quantity: (said) => (readQuantity(said) === undefined ? undefined : said),
  room: (said) => said,
  hingeSide: among(hingeSides),
  opening: among(openingDirections),
  wallHeight: (said) => readSize(said)?.toString(),
};

/** The key of the choice with this key or label, in upper or lower case. */
function keyFor(choices: readonly Choice<unknown>[], said: string): string | undefined {
  const wanted = said.toLowerCase();
  return choices.find(({ key, label }) => [key, label].some((name) => name.toLowerCase() === wanted))?.key;
}
