import { NoStoreHere, reasonFor } from '../engine/fault.ts';

/** Why a backup, restore or copy failed, as a whole sentence for the operator. */
export class KeepingTrouble extends Error {
  override readonly name = 'KeepingTrouble';
}

/** Puts the failed step before the message of a known fault; rethrows unexpected errors unchanged. */
export async function during<Result>(part: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const isWhole = error instanceof KeepingTrouble || error instanceof NoStoreHere;
    const reason = isWhole ? null : reasonFor(error);
    throw reason === null ? error : new KeepingTrouble(`${part}: ${reason}`, { cause: error });
  }
}
