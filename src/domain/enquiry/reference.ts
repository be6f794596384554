/** A reference as it is stored (`AC34-DE67`), however a person wrote it down; null for what cannot be one. */
export function standardReference(typed: string): string | null {
  const compact = typed.replace(/[\s\p{Pd}]+/gu, '').toUpperCase();
  const parts = /^([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(compact);
  return parts ? `${parts[1] ?? ''}-${parts[2] ?? ''}` : null;
}
