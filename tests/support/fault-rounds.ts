const asked = process.env['FAULT_ROUNDS'];

/** Whether this is a thorough run on an otherwise idle machine: `npm run faults`. */
export const isThorough = asked !== undefined;

/**
 * Number of attempts to hit the critical moment of a fault: few by default, many with FAULT_ROUNDS=many, or the
 * number given there.
 */
export function faultRounds(few: number, many: number): number {
  if (asked === undefined) return few;
  return asked === 'many' ? many : Number(asked);
}
