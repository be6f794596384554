/**
 * The standard form of an Eircode: routing key, space, unique identifier ("D02 X285"). Both parts omit letters that
 * can be mistaken for others; D6W is the one irregular routing key.
 */
const shape = /^([AC-FHKNPRTV-Y]\d{2}|D6W)([0-9AC-FHKNPRTV-Y]{4})$/;

export function standardEircode(typed: string): string | null {
  const compact = typed.replace(/[\s-]+/g, '').toUpperCase();
  const parts = shape.exec(compact);
  return parts ? `${parts[1] ?? ''} ${parts[2] ?? ''}` : null;
}
