import {
  type Appearance,
  type DoorDesign,
  HINGE_SIDES,
  OPENING_DIRECTIONS,
  STANDARD_APPEARANCE,
} from '../../../domain/design/design.ts';
import { echoDoor } from '../../../domain/doors/echo.ts';
import { resolveDoor } from '../../../domain/doors/resolve.ts';
import { BIFOLD_CONFIGS, DOOR_TYPE_KEYS } from '../../../domain/book/door-types.ts';
import type { WireDoor } from '../../../domain/doors/fields.ts';
import { readSize } from '../../../domain/doors/wire.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { OWN_COLOUR, colourChoice, readHex } from './colours.ts';
import { DOOR_FORM_FIELDS, type DoorForm, fieldName } from './form-fields.ts';
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
  });
}

/** The fields of a posted form; what is missing or unknown gets our usual choice. */
export function readDoorForm(book: PriceBook, fields: ReadonlyMap<string, string>, index: number): DoorForm {
  const entries = DOOR_FORM_FIELDS.map((field) => [
    field,
    (fields.get(fieldName(index, field)) ?? '').trim(),
  ]);
  return settle(book, Object.fromEntries(entries) as DoorForm);
}

export function designOfForm(form: DoorForm): DoorDesign {
  return { door: wireOfForm(form), appearance: appearanceOf(form) };
}

export function wireOfForm(form: DoorForm): WireDoor {
  const transom = form.transom === 'yes';
  const type = DOOR_TYPE_KEYS.find((key) => key === form.type) ?? 'SINGLE_HINGED';
  const leaves = type === 'BIFOLD' ? BIFOLD_CONFIGS.find((config) => config === form.leaves) : undefined;
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
  const hex = form.colour === OWN_COLOUR ? readHex(form.hex) : readHex(form.colour);
  return {
    frameColor: hex ?? STANDARD_APPEARANCE.frameColor,
    hingeSide: HINGE_SIDES.find((side) => side === form.hinge) ?? STANDARD_APPEARANCE.hingeSide,
    opening: OPENING_DIRECTIONS.find((way) => way === form.opening) ?? STANDARD_APPEARANCE.opening,
    wallHeight: readSize(form.wall) ?? null,
  };
}
