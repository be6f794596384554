/** What the value of an enquiry is made of, in a stored estimate. Older estimates have no price with VAT. */
interface StoredDoor {
  readonly valid?: unknown;
  readonly estimatedPriceInclVat?: unknown;
  readonly quantity?: unknown;
}

/**
 * What an enquiry is worth: the total with VAT, in cents, of the doors that have a price, all pieces counted. Null if
 * no door has a price.
 */
export function valueOf(estimate: unknown): number | null {
  const { doors } = (estimate ?? {}) as { readonly doors?: unknown };
  const amounts = Array.isArray(doors) ? doors.flatMap((door: StoredDoor | null) => amountOf(door)) : [];
  return amounts.length === 0 ? null : amounts.reduce((sum, amount) => sum + amount, 0);
}

function amountOf(door: StoredDoor | null): readonly number[] {
  const { valid, estimatedPriceInclVat: euro, quantity = 1 } = door ?? {};
  return valid === true && typeof euro === 'number' && typeof quantity === 'number'
    ? [Math.round(euro * 100) * quantity]
    : [];
}
