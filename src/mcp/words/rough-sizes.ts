import type { OperationId } from '../../app/operations/table.ts';
import { bounds } from '../../contract/bounds.ts';
import { type Fault, fault } from '../../contract/reading/faults.ts';
import { typedSize } from '../../domain/doors/typed-size.ts';
import { readRoughSize, type RoughSize } from '../../domain/words/size-words.ts';
import type { Fields, Understood } from './door-words.ts';

/** Fields to which a tolerance applies, and their names in texts. */
const openingSizes: Readonly<Record<string, string>> = { opWidth: 'width', opHeight: 'height' };
const otherSizes = ['doorLeafWidth', 'doorHeightMm', 'widthMm', 'heightMm', 'minClearWidthMm'];

/**
 * Reads sizes that are not measured yet, such as "about 1.8 m" and "1790 to 1805". An estimate takes the middle, with a
 * tolerance; other operations ask for the exact size, and so does an estimate whose tolerance would be too wide.
 */
export function roughSizes(id: OperationId, fields: Fields, pointer: string): Understood {
  const rough = [...Object.keys(openingSizes), ...otherSizes].flatMap((field) => {
    const value = fields[field];
    const read = typeof value === 'string' ? readRoughSize(value) : null;
    return read ? [[field, read] as const] : [];
  });
  if (rough.length === 0) return { fields, notes: [], doubts: [] };
  const taken = rough.filter(([field, size]) => id === 'estimateInternalDoorPrice' && isCovered(field, size));
  const asked = rough.filter((size) => !taken.includes(size));
  const own = toleranceOf(fields);
  const offs = taken.map(([, { tolerance }]) => tolerance ?? own ?? bounds.mostTolerance);
  const tolerance = Math.max(own ?? 0, ...offs);
  return {
    fields: {
      ...fields,
      ...Object.fromEntries(taken.map(([field, { size }]) => [field, String(size)])),
      ...(taken.length > 0 && { toleranceMm: tolerance }),
      ...(taken.length === 1 && own === undefined && { toleranceOf: openingSizes[taken[0]?.[0] ?? ''] }),
    },
    notes:
      taken.length === 0
        ? []
        : [
            `Read ${taken.map(([field, { size }]) => `the ${openingSizes[field] ?? field} as ${size} mm`).join(' and ')}, give or take ${tolerance} mm.`,
          ],
    doubts: asked.map(([field, size]) => question(`${pointer}/${field}`, size)),
  };
}

/** The tolerance that the caller gives. */
function toleranceOf({ toleranceMm }: Fields): number | undefined {
  if (typeof toleranceMm === 'string') return typedSize(toleranceMm);
  return typeof toleranceMm === 'number' ? toleranceMm : undefined;
}

const isCovered = (field: string, { tolerance }: RoughSize): boolean =>
  Object.hasOwn(openingSizes, field) && (tolerance ?? 0) <= bounds.mostTolerance;

const question = (pointer: string, { size, tolerance }: RoughSize): Fault =>
  fault(
    pointer,
    tolerance === null
      ? `is not exact: is it ${size} mm?`
      : `is from ${size - tolerance} to ${size + tolerance} mm: which size is it, such as the middle, ${size} mm?`,
  );
