import { readDesignText } from '../../domain/design/design-text.ts';
import { type WireExtras, extraFields, mostPieces, readQuantity } from '../../domain/extras/extras.ts';
import { type ExtrasOffer, notOffered } from '../../domain/extras/offer.ts';
import { type Fault, fault } from './faults.ts';

/**
 * Faults that a schema cannot express: extras that the price book does not offer, and too many pieces in an
 * order.
 */
export function extrasFaults(offer: ExtrasOffer, body: unknown): readonly Fault[] {
  if (!isRecord(body)) return [];
  const doors = Array.isArray(body['doors']) ? body['doors'].slice(0, mostPieces) : [];
  return [
    ...faultsOfDoor(offer, body, ''),
    ...faultsOfDoor(offer, body['selectedDoor'], '/selectedDoor'),
    ...doors.flatMap((door, index) => faultsOfDoor(offer, door, `/doors/${index}`)),
    ...tooManyPieces(doors),
  ];
}

function faultsOfDoor(offer: ExtrasOffer, door: unknown, place: string): readonly Fault[] {
  if (!isRecord(door)) return [];
  const own = textsIn(door);
  const ofOwn = notOffered(offer, own).map(({ field, complaint }) => fault(`${place}/${field}`, complaint));
  if (door['design'] === undefined) return ofOwn;
  const inDesign = extrasInDesign(door);
  return [
    ...ofOwn,
    ...notOffered(offer, inDesign)
      .filter(({ field }) => !own[field])
      .map(({ field, complaint }) =>
        fault(`${place}/design`, `has ${field} ${inDesign[field] ?? ''}, which ${complaint}`),
      ),
  ];
}

function extrasInDesign({ design }: Record<string, unknown>): WireExtras {
  return (typeof design === 'string' ? readDesignText(design.trim())?.door : undefined) ?? {};
}

const textsIn = (door: Record<string, unknown>): WireExtras =>
  Object.fromEntries(
    extraFields.filter((field) => typeof door[field] === 'string').map((field) => [field, door[field]]),
  );

function tooManyPieces(doors: readonly unknown[]): readonly Fault[] {
  const pieces = doors.reduce<number>((sum, door) => sum + piecesOf(door), 0);
  if (pieces <= mostPieces) return [];
  return [
    fault('/doors', `must be at most ${mostPieces} pieces, all quantities added up; these are ${pieces}`),
  ];
}

function piecesOf(door: unknown): number {
  if (!isRecord(door)) return 1;
  const { quantity } = door;
  const own = typeof quantity === 'number' || typeof quantity === 'string' ? String(quantity).trim() : '';
  return readQuantity(own === '' ? (extrasInDesign(door).quantity ?? '') : own) ?? 1;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
