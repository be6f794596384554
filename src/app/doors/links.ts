import type { DoorLinks } from '../../contract/doors/door.ts';
import type { DoorDesign } from '../../domain/design/design.ts';
import { readDesignText } from '../../domain/design/design-text.ts';

/** The whole door in one text, and where it can be seen and changed: that text as an address, and nothing about a person. */
export function doorLinks(publicUrl: string, design: string): DoorLinks & { design: string } {
  return {
    design,
    drawingUrl: `${publicUrl}/drawings/${design}.svg`,
    imageUrl: `${publicUrl}/drawings/${design}.png`,
    configuratorUrl: `${publicUrl}/?door=${design}`,
  };
}

/** The door of an answer as a design: the one its links lead to. */
export function designOfReply(door: { readonly design: string } | undefined): DoorDesign | undefined {
  return (door && readDesignText(door.design)) ?? undefined;
}
