const asked = process.env['FAULT_ROUNDS'];

/** Whether somebody has the time for many rounds, on a machine that does nothing else: `npm run faults`. */
export const isThorough = asked !== undefined;

/**
 * How often a fault is tried that may or may not meet the moment that matters: a few times in every run of the tests, many
 * times with FAULT_ROUNDS=many, and as often as it says where that is a number.
 */
export function faultRounds(few: number, many: number): number {
  if (asked === undefined) return few;
  return asked === 'many' ? many : Number(asked);
}
