import { type DoorTypeKey, doorTypeKeys } from '../book/door-types.ts';
import { choosesLeafWidth, type Door } from '../doors/door.ts';
import { presetOf } from '../doors/presets.ts';
import type { Resolution } from '../doors/resolve.ts';
import { extraStrings } from '../extras/extras.ts';
import type { DoorStrings, WireDoor } from '../doors/fields.ts';
import { type Appearance, standardAppearance } from './design.ts';
import { appearanceText, designText, extrasText, readDesignText } from './design-text.ts';

const typeTexts = Object.fromEntries(
  doorTypeKeys.map((type) => [
    type,
    designText({ door: { doorTypeKey: type }, appearance: standardAppearance }),
  ]),
) as Readonly<Record<DoorTypeKey, string>>;

/**
 * The shortest design text with the same price. Built without an intermediate design, which would be slow:
 * every door in a response has this text.
 */
export function linkText(door: Door, appearance: Appearance): string {
  const { model, opening, left, right, transom } = door;
  const size = `-w${opening.width}-h${opening.height}`;
  let text = typeTexts[model.type] + size;
  if (choosesLeafWidth(model, door)) text += `-l${door.leafWidth}`;
  if (transom) text += `-d${door.doorHeight}`;
  if (left > 0) text += `-a${left}`;
  if (right > 0) text += `-z${right}`;
  if (transom) text += '-xyes';
  if (model.bifoldConfig) text += `-b${model.bifoldConfig}`;
  return text + extrasText(door.extras) + appearanceText(appearance);
}

/** Design text of a door in a response; with the fields as sent if the door could not be resolved. */
export function linkTextOf(echoed: DoorStrings, resolution: Resolution, appearance: Appearance): string {
  return resolution.door
    ? linkText(resolution.door, appearance)
    : textAsSent(echoed, resolution.asked.type !== null, appearance);
}

/** The fields that determine the door. The engine derives the same values of all other fields from these. */
export function essentials(door: Door): WireDoor {
  const { model, opening, left, right } = door;
  return {
    doorTypeKey: model.type,
    opWidth: String(opening.width),
    opHeight: String(opening.height),
    ...(choosesLeafWidth(model, door) && { doorLeafWidth: String(door.leafWidth) }),
    ...(door.transom && { topPanel: 'yes', doorHeightMm: String(door.doorHeight) }),
    ...(left > 0 && { leftPanels: String(left) }),
    ...(right > 0 && { rightPanels: String(right) }),
    ...(model.bifoldConfig && { bifoldConfig: model.bifoldConfig }),
    ...extraStrings(door.extras),
  };
}

/**
 * The design text of the fields as sent, without a label that has no effect. If the text would be too long
 * for a URL, it has the appearance only.
 */
function textAsSent(
  { preset, doorType, ...fields }: DoorStrings,
  typeIsKnown: boolean,
  appearance: Appearance,
): string {
  const door = { ...fields, ...(presetOf(preset) && { preset }), ...(!typeIsKnown && { doorType }) };
  const text = designText({ door, appearance });
  return readDesignText(text) ? text : designText({ door: {}, appearance });
}
