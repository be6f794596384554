import { NoStoreHere, reasonFor } from '../engine/fault.ts';

/** What stands in the way of a backup, a restore or a copy, as a whole sentence for the person who asked for it. */
export class KeepingTrouble extends Error {
  override readonly name = 'KeepingTrouble';
}

/** Adds to a known fault in which part of the work it happened. An unexpected error is thrown on unchanged. */
export async function during<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isSaid = error instanceof KeepingTrouble || error instanceof NoStoreHere;
    const reason = isSaid ? null : reasonFor(error);
    throw reason === null ? error : new KeepingTrouble(`${part}: ${reason}`, { cause: error });
  }
}
