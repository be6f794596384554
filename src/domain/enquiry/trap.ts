/**
 * Honeypot fields: hidden from people, filled in by bots. They are checked in the raw body, because the
 * reader drops unknown fields.
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

/** Whether a field of the object at a JSON pointer is a honeypot. */
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
