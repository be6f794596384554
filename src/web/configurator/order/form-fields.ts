/** The form fields of one door. */
export const doorFormFields = [
  'type',
  'leaves',
  'width',
  'height',
  'left',
  'right',
  'leaf',
  'transom',
  'doorHeight',
  'colour',
  'hex',
  'bars',
  /** Glazing bars as typed, where none of the choices is taken. */
  'grid',
  'glass',
  'handle',
  'lock',
  'quantity',
  'room',
  'hinge',
  'opening',
  'wall',
  'fullWidth',
  'budget',
  /** Whether a page of many doors shows the alternatives. */
  'compare',
  /** Ids of the two layouts that are compared; blank while there are none. */
  'compareOne',
  'compareOther',
  /** Design text of the last valid state, which is drawn while a field is invalid. */
  'last',
  /** What the customer chose of the layout, as `chosenText` writes it; the rest is fitted to type and opening. */
  'chosen',
  /** Whether the last change moved more than its own field. */
  'fitted',
  /** What of the door's extras is no longer offered, in words. */
  'dropped',
] as const;
export type DoorFormField = (typeof doorFormFields)[number];
export type DoorForm = Readonly<Record<DoorFormField, string>>;

export const fieldName = (index: number, field: DoorFormField): string => `d${index}-${field}`;

/** A view of the page, not of a door. */
export const showsPersonName = 'person-for-scale';

export const headingId = (index: number): string => `door-${index}`;
export const comparisonId = (index: number): string => `comparison-${index}`;
export const alternativesId = (index: number): string => `alternatives-${index}`;
export const tabId = (index: number): string => `tab-${index}`;
/** Of the open door, where the doors are tabs. */
export const panelId = 'open-door';

/** The door that a field, heading or list of alternatives with this id belongs to. */
export function doorOfId(id: string): number | undefined {
  const place = /^(?:d|door-|alternatives-)(\d{1,2})(?:-|$)/.exec(id)?.[1];
  return place === undefined ? undefined : Number(place);
}
