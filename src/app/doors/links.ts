import type { DoorLinks } from '../../contract/doors/door.ts';

/** Where a door can be seen and changed. The address holds the whole door, and nothing about a person. */
export function doorLinks(publicUrl: string, linkText: string): DoorLinks {
  return {
    drawingUrl: `${publicUrl}/drawings/${linkText}.svg`,
    configuratorUrl: `${publicUrl}/?door=${linkText}`,
  };
}
