import type { DoorLinks } from '../../contract/doors/door.ts';

/** Where a door can be seen and changed: all of it stands in the address, and nobody's name does. */
export function doorLinks(publicUrl: string, linkText: string): DoorLinks {
  return {
    drawingUrl: `${publicUrl}/drawings/${linkText}.svg`,
    configuratorUrl: `${publicUrl}/?door=${linkText}`,
  };
}
