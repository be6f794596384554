import type { EstimatedDoor } from '../contract/doors/estimate.ts';
import { listed, withArticle } from '../domain/wording/format.ts';

type Assumed = EstimatedDoor['assumed'][number];

/** What was assumed of a door, each with its value: "I assumed 900 × 2100 mm." */
export function assumptionText(door: EstimatedDoor, assumed: readonly Assumed[]): string {
  const has = (field: Assumed) => assumed.includes(field);
  const { opWidth, opHeight } = door;
  const opening =
    has('opWidth') && has('opHeight')
      ? [`${opWidth} × ${opHeight} mm`]
      : [
          ...(has('opWidth') ? [`a width of ${opWidth} mm`] : []),
          ...(has('opHeight') ? [`a height of ${opHeight} mm`] : []),
        ];
  return `I assumed ${listed([
    ...(has('doorTypeKey') ? [withArticle(door.doorType.toLowerCase())] : []),
    ...opening,
    ...(has('doorLeafWidth') ? [`a leaf ${door.doorLeafWidth} mm wide`] : []),
    ...(has('doorHeightMm') ? [`a door ${door.doorHeightMm} mm high`] : []),
  ])}.`;
}
