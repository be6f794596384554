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
] as const;
export type DoorFormField = (typeof doorFormFields)[number];
export type DoorForm = Readonly<Record<DoorFormField, string>>;

/** The name of a field in the form of the whole order. */
export const fieldName = (index: number, field: DoorFormField): string => `d${index}-${field}`;
