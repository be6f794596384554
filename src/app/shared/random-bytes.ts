import { randomFillSync } from 'node:crypto';

const atOnce = 4096;

/**
 * Random bytes nobody can foresee, as from `randomBytes`. They are asked for many at a time, since to ask the system for a few
 * takes longer than all else that is done with them. None is given out twice.
 */
export function createRandomBytes(): (size: number) => Buffer {
  const pool = Buffer.alloc(atOnce);
  let used = atOnce;
  return (size) => {
    if (used + size > atOnce) {
      randomFillSync(pool);
      used = 0;
    }
    used += size;
    return Buffer.from(pool.subarray(used - size, used));
  };
}
