import type { DoorField, DoorStrings } from '../doors/fields.ts';
import { inWords, listed, withArticle } from './format.ts';

/** Assumptions in words: "900 × 2100 mm and two leaves". */
export function assumedWords(door: Pick<DoorStrings, DoorField>, assumed: readonly DoorField[]): string {
  const has = (field: DoorField) => assumed.includes(field);
  const { opWidth, opHeight } = door;
  const opening =
    has('opWidth') && has('opHeight')
      ? [`${opWidth} × ${opHeight} mm`]
      : [
          ...(has('opWidth') ? [`a width of ${opWidth} mm`] : []),
          ...(has('opHeight') ? [`a height of ${opHeight} mm`] : []),
        ];
  return listed([
    ...(has('doorTypeKey') ? [withArticle(door.doorType.toLowerCase())] : []),
    ...opening,
    ...(has('bifoldConfig') ? [`${inWords(Number.parseInt(door.bifoldConfig, 10))} leaves`] : []),
    ...(has('doorLeafWidth') ? [`a leaf ${door.doorLeafWidth} mm wide`] : []),
    ...(has('doorHeightMm') ? [`a door ${door.doorHeightMm} mm high`] : []),
  ]);
}
