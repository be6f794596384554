import {
  type Appearance,
  type DoorDesign,
  hingeSides,
  openingDirections,
  standardAppearance,
} from '../../../domain/design/design.ts';
import { echoDoor } from '../../../domain/doors/echo.ts';
import { resolveDoor } from '../../../domain/doors/resolve.ts';
import { bifoldChoices, doorTypeKeys } from '../../../domain/book/door-types.ts';
import type { WireDoor } from '../../../domain/doors/fields.ts';
import { readSize } from '../../../domain/doors/wire.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { ownColour, colourChoice, readHex } from './colours.ts';
import { doorFormFields, type DoorForm, fieldName } from './form-fields.ts';
import { settle } from './settle.ts';

export function formOfDesign(book: PriceBook, { door, appearance }: DoorDesign): DoorForm {
  const { frameColor, hingeSide, opening, wallHeight } = appearance;
  const echoed = echoDoor(book, door, resolveDoor(book, door));
  return settle(book, {
    type: echoed.doorTypeKey,
    leaves: echoed.bifoldConfig,
    width: echoed.opWidth,
    height: echoed.opHeight,
    left: echoed.leftPanels,
    right: echoed.rightPanels,
    leaf: echoed.doorLeafWidth,
    transom: echoed.topPanel,
    doorHeight: echoed.topPanel === 'yes' ? echoed.doorHeightMm : '',
    colour: colourChoice(frameColor),
    hex: frameColor,
    hinge: hingeSide,
    opening,
    wall: wallHeight === null ? '' : String(wallHeight),
    fullWidth: '',
    budget: '',
    compare: '',
  });
}

/** The fields of a posted form; what is missing or unknown gets our usual choice. */
export function readDoorForm(book: PriceBook, fields: ReadonlyMap<string, string>, index: number): DoorForm {
  const entries = doorFormFields.map((field) => [field, (fields.get(fieldName(index, field)) ?? '').trim()]);
  return settle(book, Object.fromEntries(entries) as DoorForm);
}

export function designOfForm(form: DoorForm): DoorDesign {
  return { door: wireOfForm(form), appearance: appearanceOf(form) };
}

export function wireOfForm(form: DoorForm): WireDoor {
  const transom = form.transom === 'yes';
  const type = doorTypeKeys.find((key) => key === form.type) ?? 'SINGLE_HINGED';
  const leaves = type === 'BIFOLD' ? bifoldChoices.find((config) => config === form.leaves) : undefined;
  return {
    doorTypeKey: type,
    ...(form.width !== '' && { opWidth: form.width }),
    ...(form.height !== '' && { opHeight: form.height }),
    ...(form.leaf !== '' && { doorLeafWidth: form.leaf }),
    ...(transom && form.doorHeight !== '' && { doorHeightMm: form.doorHeight }),
    leftPanels: form.left,
    rightPanels: form.right,
    topPanel: transom ? 'yes' : 'no',
    ...(leaves && { bifoldConfig: leaves }),
  };
}

function appearanceOf(form: DoorForm): Appearance {
  const hex = form.colour === ownColour ? readHex(form.hex) : readHex(form.colour);
  return {
    frameColor: hex ?? standardAppearance.frameColor,
    hingeSide: hingeSides.find((side) => side === form.hinge) ?? standardAppearance.hingeSide,
    opening: openingDirections.find((way) => way === form.opening) ?? standardAppearance.opening,
    wallHeight: readSize(form.wall) ?? null,
  };
}
