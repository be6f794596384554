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
  /** Glazing bars as typed, used if `bars` is `own`. */
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
  /** Whether a page of many doors shows the alternatives to this door. */
  'compare',
  /** Ids of the two layouts that are compared; blank if none are. */
  'compareOne',
  'compareOther',
  /** Design text of the last valid state, which is drawn while a field is invalid. */
  'last',
  /** The layout fields that the customer chose, encoded by `chosenText`; the others are fitted. */
  'chosen',
  /** Whether the last change also changed other fields. */
  'fitted',
  /** Text about the door's extras that are no longer offered. */
  'dropped',
] as const;
export type DoorFormField = (typeof doorFormFields)[number];
export type DoorForm = Readonly<Record<DoorFormField, string>>;

export const fieldName = (index: number, field: DoorFormField): string => `d${index}-${field}`;

/** Name of the checkbox that shows a person for scale in all drawings. */
export const showsPersonName = 'person-for-scale';

export const headingId = (index: number): string => `door-${index}`;
export const comparisonId = (index: number): string => `comparison-${index}`;
export const alternativesId = (index: number): string => `alternatives-${index}`;
export const tabId = (index: number): string => `tab-${index}`;
/** Id of the tab panel with the open door. */
export const panelId = 'open-door';

/** The door that a field, heading or list of alternatives with this id belongs to. */
export function doorOfId(id: string): number | undefined {
  const place = /^(?:d|door-|alternatives-)(\d{1,2})(?:-|$)/.exec(id)?.[1];
  return place === undefined ? undefined : Number(place);
}
