import type { DoorDesign } from '../domain/design/design.ts';
import type { PriceBook } from '../domain/book/price-book.ts';
import { capitalise } from '../domain/wording/format.ts';
import { designWords } from './words.ts';

/** The properties of a door as a list of name and value. */
export function factsOf(book: PriceBook, design: DoorDesign): readonly (readonly [string, string])[] {
  const words = designWords(book, design);
  const { wallHeight } = design.appearance;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Type', words.type],
    ['Opening', words.size],
    ['Side panels', words.panels],
    ['Transom', words.transom],
    ['Movement', words.movement],
    ['Direction', words.direction],
    ['Colour', words.colour],
    ['Glazing bars', words.extras.bars],
    ['Glass', words.extras.glass],
    ['Handle', words.extras.handle],
    ['Lock', words.extras.lock],
    ['Number', words.extras.pieces],
    ['Room', words.extras.room],
    ['Wall height', wallHeight === null ? null : `${wallHeight} mm`],
  ];
  return facts.flatMap(([name, text]) => (text === null ? [] : [[name, capitalise(text)] as const]));
}
