/** Everything a person can choose about one door, as it stands in the fields of a form. */
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
  'hinge',
  'opening',
  'wall',
  'fullWidth',
  'budget',
  /** Whether a page of many doors shows what else fits this opening. */
  'compare',
  /** The door when all of it could last be read, as a design text: it stays in sight while a field cannot be. */
  'last',
  /** Whether we fitted panels or a transom to the type that was just chosen. */
  'fitted',
] as const;
export type DoorFormField = (typeof doorFormFields)[number];
export type DoorForm = Readonly<Record<DoorFormField, string>>;

/** The name of a field in the form of the whole order. */
export const fieldName = (index: number, field: DoorFormField): string => `d${index}-${field}`;

/** Where a door of the order begins, and where its other layouts do. */
export const headingId = (index: number): string => `door-${index}`;
export const alternativesId = (index: number): string => `alternatives-${index}`;
