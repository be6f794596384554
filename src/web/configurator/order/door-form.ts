import {
  type Appearance,
  type DoorDesign,
  hingeSides,
  openingDirections,
  standardAppearance,
} from '../../../domain/design/design.ts';
import { designText } from '../../../domain/design/design-text.ts';
import { hasHandles } from '../../../domain/doors/door.ts';
import { echoDoor } from '../../../domain/doors/echo.ts';
import { resolveDoor } from '../../../domain/doors/resolve.ts';
import { withStandIns } from '../../../domain/doors/stand-in.ts';
import { complete } from '../../../domain/pricing/complete.ts';
import { bifoldChoices, doorTypeKeys } from '../../../domain/book/door-types.ts';
import type { WireDoor } from '../../../domain/doors/fields.ts';
import { barsText, hasBars, readBars } from '../../../domain/extras/bars.ts';
import { readQuantity, readYesNo } from '../../../domain/extras/extras.ts';
import { typedSize } from '../../../domain/doors/typed-size.ts';
import { given, readSize } from '../../../domain/doors/wire.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { barsChoice, noBars, ownBars } from './bars.ts';
import { colourChoice, ownColour, readColour, standardColour } from './colours.ts';
import { droppedFrom, droppedText } from './dropped-extras.ts';
import { isReadable, plainSizes } from './door-faults.ts';
import type { DoorForm } from './form-fields.ts';
import { normaliseForm } from './normalise-form.ts';
import { chosenOfDoor } from './refit-form.ts';

export function formOfDesign(book: PriceBook, { door, appearance }: DoorDesign): DoorForm {
  const { hingeSide, opening, wallHeight } = appearance;
  const dropped = droppedFrom(book.extras, door);
  const finish = dropped.includes('frameColor') ? undefined : readColour(door.frameColor ?? '');
  const colour = colourChoice(book, finish);
  // Completes missing details as the API does, so that price and faults are the same.
  const whole = complete(book, door)?.filled ?? withStandIns(book, door);
  const bars = barsChoice(book, door.glazingBars);
  const echoed = echoDoor(book, whole, resolveDoor(book, whole));
  // Keeps an invalid size as given: `resolveDoor` would replace it by a default.
  const asWritten = (field: SizeField) =>
    readSize(door[field]) === undefined ? (given(door[field]) ?? echoed[field]) : echoed[field];
  const form = normaliseForm(book, {
    type: echoed.doorTypeKey,
    leaves: echoed.bifoldConfig,
    width: asWritten('opWidth'),
    height: asWritten('opHeight'),
    left: echoed.leftPanels,
    right: echoed.rightPanels,
    leaf: asWritten('doorLeafWidth'),
    transom: echoed.topPanel,
    doorHeight: echoed.topPanel === 'yes' ? asWritten('doorHeightMm') : '',
    colour,
    hex: colour === ownColour ? (finish ?? '') : '',
    bars,
    grid: bars === ownBars ? (door.glazingBars ?? '') : '',
    glass: given(door.glass) ?? '',
    handle: given(door.handle) ?? '',
    lock: readYesNo(given(door.lock) ?? '') ? 'yes' : '',
    quantity: String(readQuantity(given(door.quantity) ?? '') ?? 1),
    room: given(door.room) ?? '',
    hinge: hingeSide,
    opening,
    wall: wallHeight === null ? '' : String(wallHeight),
    fullWidth: '',
    budget: '',
    compare: '',
    compareOne: '',
    compareOther: '',
    last: '',
    chosen: '',
    fitted: '',
    dropped: droppedText(door, dropped),
  });
  return remember(book, { ...form, chosen: chosenOfDoor(book, form) });
}

type SizeField = 'opWidth' | 'opHeight' | 'doorLeafWidth' | 'doorHeightMm';

/** Stores the design in the form's field `last`, if all fields are valid. */
export function remember(book: PriceBook, form: DoorForm): DoorForm {
  return isReadable(book, form) ? { ...form, last: designText(designOfForm(form)) } : form;
}

export function designOfForm(form: DoorForm): DoorDesign {
  return { door: wireOfForm(form), appearance: appearanceOf(form) };
}

export function wireOfForm(form: DoorForm): WireDoor {
  const { width, height, leaf, doorHeight } = plainSizes(form);
  const transom = form.transom === 'yes';
  const type = doorTypeKeys.find((key) => key === form.type) ?? 'SINGLE_HINGED';
  const leaves = type === 'BIFOLD' ? bifoldChoices.find((config) => config === form.leaves) : undefined;
  return {
    doorTypeKey: type,
    ...(width !== '' && { opWidth: width }),
    ...(height !== '' && { opHeight: height }),
    ...(leaf !== '' && { doorLeafWidth: leaf }),
    ...(transom && doorHeight !== '' && { doorHeightMm: doorHeight }),
    leftPanels: form.left,
    rightPanels: form.right,
    topPanel: transom ? 'yes' : 'no',
    ...(leaves && { bifoldConfig: leaves }),
    ...extrasOfForm(form),
    ...(hasHandles({ type }) && fittingsOfForm(form)),
  };
}

/** A form of a fixed panel keeps handle and lock, in case its type is changed back. */
const fittingsOfForm = ({ handle, lock }: DoorForm): WireDoor => ({
  ...(handle !== '' && { handle }),
  ...(lock === 'yes' && { lock }),
});

/** `2 × 4` as `2x4`. A grid that cannot be read stays as typed; a single pane becomes blank. */
function plainGrid(grid: string): string {
  const bars = readBars(grid);
  if (!bars) return grid;
  return hasBars(bars) ? barsText(bars) : '';
}

function extrasOfForm({ colour, hex, bars, grid, glass, quantity, room }: DoorForm): WireDoor {
  const glazingBars = bars === ownBars ? plainGrid(grid) : bars === noBars ? '' : bars;
  const frameColor = colour === standardColour ? undefined : readColour(colour === ownColour ? hex : colour);
  return {
    ...(glazingBars !== '' && { glazingBars }),
    ...(glass !== '' && { glass }),
    ...(frameColor !== undefined && { frameColor }),
    ...(quantity !== '1' && quantity !== '' && { quantity }),
    ...(room !== '' && { room }),
  };
}

export function appearanceOf(form: DoorForm): Appearance {
  return {
    hingeSide: hingeSides.find((side) => side === form.hinge) ?? standardAppearance.hingeSide,
    opening: openingDirections.find((way) => way === form.opening) ?? standardAppearance.opening,
    wallHeight: typedSize(form.wall) ?? null,
  };
}
