/**
 * An Eircode: routing key and unique identifier ("D02 X285"). Neither part has letters that are easily
 * mistaken for others; D6W is the only irregular routing key.
 */
const shape = /^([AC-FHKNPRTV-Y]\d{2}|D6W)([0-9AC-FHKNPRTV-Y]{4})$/;

export function standardEircode(typed: string): string | null {
  const compact = typed.replace(/[\s-]+/g, '').toUpperCase();
  const parts = shape.exec(compact);
  return parts ? `${parts[1] ?? ''} ${parts[2] ?? ''}` : null;
}
