import type { AnsweredDoor, DoorLinks } from '../../contract/doors/door.ts';
import type { Appearance, DoorDesign } from '../../domain/design/design.ts';
import { readDesignText } from '../../domain/design/design-text.ts';
import { linkText } from '../../domain/design/linked-design.ts';
import { doorStrings, type Door } from '../../domain/doors/door.ts';

/** The whole door in one text, and where it can be seen and changed: that text as an address, and nothing about a person. */
export function doorLinks(publicUrl: string, design: string): DoorLinks & { design: string } {
  const drawing = `${publicUrl}/drawings/${design}`;
  return {
    design,
    drawingUrl: `${drawing}.svg`,
    imageUrl: `${drawing}.png`,
    configuratorUrl: `${publicUrl}/?door=${design}`,
  };
}

/** A door of ours, ready to be sent as it stands. Every field by its name, which is faster: answers have many of them. */
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
    design: links.design,
    drawingUrl: links.drawingUrl,
    imageUrl: links.imageUrl,
    configuratorUrl: links.configuratorUrl,
  };
}

/** The door of an answer as a design: the one its links lead to. */
export function designOfReply(door: { readonly design: string } | undefined): DoorDesign | undefined {
  return (door && readDesignText(door.design)) ?? undefined;
}
