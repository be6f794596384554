import { doorFormFields, fieldName } from '../order/form-fields.ts';
import type { OrderData } from '../order/order-data.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

const isInput = (target: Element, type: string): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === type;

export const isTyped = (target: Element): boolean => isInput(target, 'text');

export function valueOf(field: Field): string {
  if (isInput(field, 'checkbox')) return field.checked ? 'yes' : '';
  return field.value;
}

/**
 * Fields that differ from each of these states: typed before hydration, or restored by the browser on reload or back
 * navigation.
 */
export function changedFields(...states: readonly OrderData[]): readonly Field[] {
  const known = states.map(valuesOf);
  const found = document.querySelectorAll('#order input, #order select, #order textarea');
  return Array.from(found).filter((field): field is Field => {
    if (!isField(field) || field.type === 'hidden' || (isInput(field, 'radio') && !field.checked))
      return false;
    return known.every((values) => {
      const before = values.get(field.name);
      if (before === undefined) return false;
      return isInput(field, 'checkbox') ? field.checked !== (before === 'yes') : field.value !== before;
    });
  });
}

const valuesOf = ({ doors, person }: OrderData): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(person),
    ...doors.flatMap((door, index) =>
      doorFormFields.map((field) => [fieldName(index, field), door[field]] as const),
    ),
  ]);
