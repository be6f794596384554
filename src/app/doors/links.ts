import type { AnsweredExtras } from '../../contract/doors/extras.ts';
import type { AnsweredDoor, DoorLinks } from '../../contract/doors/door.ts';
import { type Appearance, type DoorDesign, standardAppearance } from '../../domain/design/design.ts';
import { extraFields, type WireExtras } from '../../domain/extras/extras.ts';
import { readDesignText } from '../../domain/design/design-text.ts';
import { linkText } from '../../domain/design/linked-design.ts';
import { doorStrings, type Door } from '../../domain/doors/door.ts';

/** The design text, and links that show and edit the design. They contain no personal data. */
export function doorLinks(publicUrl: string, design: string): DoorLinks & { design: string } {
  const drawing = `${publicUrl}/drawings/${design}`;
  return {
    design,
    drawingUrl: `${drawing}.svg`,
    imageUrl: `${drawing}.png`,
    configuratorUrl: `${publicUrl}/?door=${design}`,
  };
}

/**
 * A door that can be sent back as it is. Lists the fields, because a spread is slower and responses have many
 * doors.
 */
export function presentOwnDoor(door: Door, appearance: Appearance, publicUrl: string): AnsweredDoor {
  const strings = doorStrings(door);
  const links = doorLinks(publicUrl, linkText(door, appearance));
  return {
    preset: strings.preset,
    doorType: strings.doorType,
    doorTypeKey: strings.doorTypeKey,
    opWidth: strings.opWidth,
    opHeight: strings.opHeight,
    doorLeafWidth: strings.doorLeafWidth,
    doorHeightMm: strings.doorHeightMm,
    leftPanels: strings.leftPanels,
    rightPanels: strings.rightPanels,
    topPanel: strings.topPanel,
    bifoldConfig: strings.bifoldConfig,
    ...presentExtras(strings, appearance),
    design: links.design,
    drawingUrl: links.drawingUrl,
    imageUrl: links.imageUrl,
    configuratorUrl: links.configuratorUrl,
  };
}

/** The extras of a door, and its appearance if it is not standard. */
export function presentExtras(wire: WireExtras, appearance: Appearance): AnsweredExtras {
  const hasExtras = extraFields.some((field) => wire[field] !== undefined);
  if (!hasExtras && appearance === standardAppearance) return nothing;
  const { glazingBars, glass, frameColor, handle, lock, quantity, room } = wire;
  const { hingeSide, opening, wallHeight } = appearance;
  return {
    ...(glazingBars !== undefined && { glazingBars }),
    ...(glass !== undefined && { glass }),
    ...(frameColor !== undefined && { frameColor }),
    ...(handle !== undefined && { handle }),
    ...(lock !== undefined && { lock }),
    ...(quantity !== undefined && { quantity: Number(quantity) }),
    ...(room !== undefined && { room }),
    ...(hingeSide !== standardAppearance.hingeSide && { hingeSide }),
    ...(opening !== standardAppearance.opening && { opening }),
    ...(wallHeight !== null && { wallHeight }),
  };
}

const nothing: AnsweredExtras = {};

/** The design of a door in a response. */
export function designOfReply(door: { readonly design: string } | undefined): DoorDesign | undefined {
  return (door && readDesignText(door.design)) ?? undefined;
}
