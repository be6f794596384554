import { type PricedOrder, piecesOf, piecesWithoutPrice } from '../../app/doors/priced-order.ts';
import { type EnquiryDoor, typedDoorNames } from '../../app/mail/enquiry-doors.ts';
import type { PriceBook } from '../../domain/book/price-book.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import { resolveDoor } from '../../domain/doors/resolve.ts';
import { weeks } from '../../domain/wording/format.ts';
import { factsOf } from '../../drawing/facts.ts';
import { designWords } from '../../drawing/words.ts';
import type { DoorPart, Fact, Part } from './content.ts';

/** A door with its drawing; `cid` is the content id of the attached picture. */
export interface DrawnDoor {
  readonly cid: string;
  readonly design: DoorDesign;
}

const pictureName = (index: number): string => `door-${index + 1}@drawings`;

export const drawnDoors = (doors: readonly Pick<EnquiryDoor, 'design'>[]): readonly DrawnDoor[] =>
  doors.flatMap(({ design }, index) => (design ? [{ cid: pictureName(index), design }] : []));

/** The part of a mail for each door. `words`: whether to repeat typed text, such as rooms; for staff only. */
export const doorParts = (
  book: PriceBook,
  doors: readonly EnquiryDoor[],
  { words }: { readonly words: boolean },
): readonly DoorPart[] =>
  doors.map((door, index) => {
    const { design, prices } = door;
    const pieces = piecesOf(door);
    const typed = words && door.words ? typedFacts(door.words, design !== null) : [];
    const wishes: readonly Fact[] =
      !words || door.wishes === null ? [] : [{ name: 'Wishes', value: { theirs: door.wishes } }];
    if (!design) {
      const title = 'Described in words';
      return {
        kind: 'door',
        number: index + 1,
        title,
        picture: null,
        prices,
        pieces,
        facts: [...typed, ...wishes],
        issue: null,
      };
    }
    const { title, sentence, issue } = designWords(book, design);
    const ours = factsOf(book, design).flatMap(([name, value]): Fact[] => {
      if (name !== 'Room') return [{ name, value }];
      return words ? [{ name, value: { theirs: value } }] : [];
    });
    return {
      kind: 'door',
      number: index + 1,
      title,
      picture: { cid: pictureName(index), alt: `Drawing: ${sentence}` },
      prices,
      pieces,
      facts: [...ours, ...assumedFacts(book, design), ...typed, ...wishes],
      issue,
    };
  });

const assumable = { opWidth: 'width', opHeight: 'height', doorTypeKey: 'type' } as const;

/** Facts about fields that were not given, and are drawn with a default. */
function assumedFacts(book: PriceBook, { door }: DoorDesign): readonly Fact[] {
  const resolution = resolveDoor(book, door);
  const assumed = resolution.door
    ? resolution.assumed.flatMap((field) =>
        field in assumable ? [assumable[field as keyof typeof assumable]] : [],
      )
    : [];
  return assumed.length === 0
    ? []
    : [{ name: 'Assumed', value: `${assumed.join(', ')}: not said, so a standard one is shown` }];
}

/** Free-text fields, which may contain more details of a door than the parsed fields. */
const free = ['preset', 'doorType'];

function typedFacts(words: NonNullable<EnquiryDoor['words']>, understood: boolean): readonly Fact[] {
  return Object.entries(typedDoorNames).flatMap(([field, name]): Fact[] => {
    const theirs = words[field as keyof typeof words];
    const text = theirs?.toString() ?? '';
    return text.trim() === '' || (understood && !free.includes(field))
      ? []
      : [{ name: `${name}, as typed`, value: { theirs: text } }];
  });
}

/** What a total is, and which doors it leaves out. */
export function totalNote({ doors, leadTimeWeeks }: Pick<PricedOrder, 'doors' | 'leadTimeWeeks'>): string {
  const left = piecesWithoutPrice(doors);
  return [
    `An estimate, supply only, ready in about ${weeks(leadTimeWeeks)} from order.`,
    ...(left === 0 ? [] : [`${left === 1 ? 'One door is' : `${left} doors are`} not in this price.`]),
  ].join(' ');
}

/** The total, and what it does not include. */
export function totalPart({ doors, total, priced, leadTimeWeeks }: PricedOrder): readonly Part[] {
  if (priced === 0) return [];
  const note = totalNote({ doors, leadTimeWeeks });
  const single = doors.length === 1 && doors.every((door) => piecesOf(door) === 1);
  // For a single piece only the note: the price of the door is the total.
  return single ? [{ kind: 'quiet', text: note }] : [{ kind: 'total', prices: total, note }];
}
