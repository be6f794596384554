/** Normalises a typed reference to its stored form (`AC34-DE67`); null if the text is not a reference. */
export function standardReference(typed: string): string | null {
  const compact = typed.replace(/[\s\p{Pd}]+/gu, '').toUpperCase();
  const parts = /^([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(compact);
  return parts ? `${parts[1] ?? ''}-${parts[2] ?? ''}` : null;
}
