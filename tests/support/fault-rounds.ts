/**
 * How often a fault is tried that may or may not meet the moment that matters: a few times in every run of the tests, and
 * as often as FAULT_ROUNDS says where somebody has the time.
 */
export const faultRounds = (few: number): number => Number(process.env['FAULT_ROUNDS'] ?? few);
