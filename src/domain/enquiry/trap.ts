/**
 * Fields no person ever sees or fills, placed where form-filling robots look.
 * They are read from the body as it came, because a reader that keeps known fields only would lose them.
 */
const trapFields: readonly string[] = [
  'website',
  'homepage',
  'honeypot',
  '_honeypot',
  'hp',
  '_gotcha',
  'fax',
];

/** Whether a field of that name is a trap where it stands, given as a JSON pointer. */
export const isTrap = (place: string, field: string): boolean =>
  (place === '' || place === '/customer') && trapFields.includes(field);

export function springsTrap(body: unknown): boolean {
  return (
    isRecord(body) && (hasFilledTrap(body) || (isRecord(body['customer']) && hasFilledTrap(body['customer'])))
  );
}

function hasFilledTrap(record: Record<string, unknown>): boolean {
  return trapFields.some((field) => Object.hasOwn(record, field) && isFilled(record[field]));
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
