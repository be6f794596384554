import { choosesLeafWidth, type Door } from '../doors/door.ts';
import { presetOf } from '../doors/presets.ts';
import type { Resolution } from '../doors/resolve.ts';
import type { DoorStrings, WireDoor } from '../doors/fields.ts';
import { type DoorDesign, standardAppearance } from './design.ts';
import { designText, readDesignText } from './design-text.ts';

/** A door for an address: as short as it can be said, and it comes out at the same price. */
export function linkText(door: Door): string {
  return designText(linkedDesign(door));
}

/** A door that goes back to its caller, for an address: where it could not be resolved, in the caller's own words. */
export function linkTextOf(echoed: DoorStrings, resolution: Resolution): string {
  return designText(linkedDesignOf(echoed, resolution));
}

/** The design such an address leads to. */
export function linkedDesignOf(echoed: DoorStrings, resolution: Resolution): DoorDesign {
  return resolution.door
    ? linkedDesign(resolution.door)
    : designAsSent(echoed, resolution.asked.type !== null);
}

const linkedDesign = (door: Door): DoorDesign => ({
  door: essentials(door),
  appearance: standardAppearance,
});

/** What has to be said of a door; the engine fills in the rest as it was. */
function essentials(door: Door): WireDoor {
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
  };
}

/** A label that has no effect has no place in an address; what is too long for one is left out with all the rest. */
function designAsSent({ preset, doorType, ...fields }: DoorStrings, typeIsKnown: boolean): DoorDesign {
  const door = { ...fields, ...(presetOf(preset) && { preset }), ...(!typeIsKnown && { doorType }) };
  const text = designText({ door, appearance: standardAppearance });
  return readDesignText(text) ?? { door: {}, appearance: standardAppearance };
}
