import { doorTypeKeys } from '../../../domain/book/door-types.ts';
import { labelOf, type PriceBook } from '../../../domain/book/price-book.ts';
import { readTypedSize } from '../../../domain/doors/typed-size.ts';
import { type Bars, barsText, hasBars, readBars } from '../../../domain/extras/bars.ts';
import { mostPiecesOfADoor, readQuantity, readYesNo } from '../../../domain/extras/extras.ts';
import { type Choice, choiceNamed } from '../../../domain/extras/offer.ts';
import { readDoorWords } from '../../../domain/words/door-words.ts';
import { choiceInWords, colourNamed } from '../../../domain/words/extras-words.ts';
import { notMadeText, unclearText } from '../../../domain/words/words-text.ts';
import { barsChoice, noBars, ownBars } from '../order/bars.ts';
import { colourChoice, ownColour, readColour } from '../order/colours.ts';
import type { DoorFormField } from '../order/form-fields.ts';
import type { Column, ColumnKind } from './columns.ts';

/** The form fields that a cell sets, or why the cell cannot be read. */
export type CellReading =
  | { readonly changes: readonly (readonly [field: DoorFormField, value: string])[] }
  | { readonly fault: string };

type ReadCell = (book: PriceBook, text: string, unit: string) => CellReading;

const set = (field: DoorFormField, value: string): CellReading => ({ changes: [[field, value]] });
const fault = (text: string): CellReading => ({ fault: text });

const readers: Readonly<Record<ColumnKind, ReadCell>> = {
  room: (_book, text) => set('room', text),
  type(book, text) {
    const { type, unclear, notMade, security } = readDoorWords(book, text);
    if (type) return set('type', type.key);
    if (unclear) return fault(unclearText(unclear));
    if (notMade) return fault(notMadeText(notMade));
    if (security) return fault(`“${text}” is a security door: please ask for one on its own page.`);
    const labels = doorTypeKeys.map((key) => labelOf(book, key)).join('; ');
    return fault(`“${text}” is none of our types of door: ${labels}.`);
  },
  width: sized('width'),
  height: sized('height'),
  leaf: sized('leaf'),
  doorHeight: sized('doorHeight'),
  size(_book, text, unit) {
    const [width = '', height = '', ...others] = text.split(/\s*(?:[x×*]|\bby\b)\s*/i);
    if (height === '' || others.length > 0)
      return fault(`“${text}” should be width × height, such as 900 × 2100.`);
    return { changes: [...sizeChange('width', width, unit), ...sizeChange('height', height, unit)] };
  },
  leaves(_book, text) {
    const [, count] = /^([234])(?:L| leaves| leaf)?$/i.exec(text) ?? [];
    return count === undefined ? fault(`“${text}” should be 2, 3 or 4 leaves.`) : set('leaves', `${count}L`);
  },
  left: panelsOn('left'),
  right: panelsOn('right'),
  transom: yesOrNo('transom', 'yes', 'no'),
  quantity(_book, text) {
    const count = text.replace(/\s*(?:no\.?|pcs\.?|off|x)$/i, '');
    return readQuantity(count) === undefined
      ? fault(`“${text}” should be a whole number from 1 to ${mostPiecesOfADoor}.`)
      : set('quantity', count);
  },
  colour(book, text) {
    const finish = readColour(text) ?? colourNamed(text)?.value;
    if (finish === undefined)
      return fault(`“${text}” should be a colour such as RAL 7016, #1f3d36 or anthracite.`);
    const colour = colourChoice(book, finish);
    return colour === ownColour
      ? {
          changes: [
            ['colour', colour],
            ['hex', finish],
          ],
        }
      : set('colour', colour);
  },
  bars(book, text) {
    if (readYesNo(text) === false) return set('bars', noBars);
    const grid = readBars(text);
    return grid
      ? gridChanges(book, grid)
      : fault(`“${text}” should be columns × rows of panes, such as 2x4.`);
  },
  glass: chosenFrom('glass', 'glass', ({ extras }) => extras.glass),
  handle: chosenFrom('handle', 'handle', ({ extras }) => extras.handles),
  lock: yesOrNo('lock', 'yes', ''),
  hinge: oneOf('hinge', { left: /^l(h|eft)?\b/i, right: /^r(h|ight)?\b/i }),
  opening: oneOf('opening', { in: /^in/i, out: /^out/i }),
};

/** Reads a cell; a dash counts as blank. */
export const readCell = (book: PriceBook, { kind, unit }: Column, text: string): CellReading =>
  text === '-' ? { changes: [] } : readers[kind](book, text, unit);

type SizeField = 'width' | 'height' | 'leaf' | 'doorHeight';

function sized(field: SizeField): ReadCell {
  return (_book, text, unit) => {
    const [change] = sizeChange(field, text, unit);
    const read = readTypedSize(change[1]);
    return read.kind === 'unclear' ? fault(read.message) : { changes: [change] };
  };
}

/** A bare number gets the unit of its column. */
const sizeChange = (field: SizeField, text: string, unit: string): [[SizeField, string]] => [
  [field, /^[\d.,\s]+$/.test(text) && unit !== '' ? `${text} ${unit}` : text],
];

function panelsOn(side: 'left' | 'right'): ReadCell {
  return ({ sidePanel }, text) => {
    const count = readYesNo(text) === false ? '0' : text;
    const most = sidePanel.maximumPerSide;
    return /^\d$/.test(count) && Number(count) <= most
      ? set(side, count)
      : fault(`“${text}” should be a number of panels, 0 to ${most}.`);
  };
}

function yesOrNo(field: 'transom' | 'lock', yes: string, no: string): ReadCell {
  return (_book, text) => {
    const said = readYesNo(text);
    return said === undefined ? fault(`“${text}” should be yes or no.`) : set(field, said ? yes : no);
  };
}

function gridChanges(book: PriceBook, grid: Bars): CellReading {
  if (!hasBars(grid)) return set('bars', noBars);
  const bars = barsChoice(book, barsText(grid));
  return bars === ownBars
    ? {
        changes: [
          ['bars', bars],
          ['grid', barsText(grid)],
        ],
      }
    : set('bars', bars);
}

function chosenFrom(
  field: 'glass' | 'handle',
  noun: string,
  choicesOf: (book: PriceBook) => readonly Choice<unknown>[],
): ReadCell {
  return (book, text) => {
    const choices = choicesOf(book);
    const key = choiceNamed(choices, text)?.key ?? choiceInWords(choices, text)?.value;
    if (key !== undefined) return set(field, key);
    if (readYesNo(text) === false) return set(field, '');
    const offered = choices.map(({ label }) => label).join(', ');
    return fault(
      choices.length === 0
        ? `There is no ${noun} to choose at present.`
        : `“${text}” is none of what we offer as ${noun}: ${offered}.`,
    );
  };
}

function oneOf(field: 'hinge' | 'opening', shapes: Readonly<Record<string, RegExp>>): ReadCell {
  return (_book, text) => {
    const value = Object.keys(shapes).find((key) => shapes[key]?.test(text));
    return value === undefined
      ? fault(`“${text}” should be ${Object.keys(shapes).join(' or ')}.`)
      : set(field, value);
  };
}
