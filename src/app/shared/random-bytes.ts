import { randomFillSync } from 'node:crypto';

const atOnce = 4096;

/**
 * Cryptographically random bytes, drawn in batches, because a system call for each use was slower than all
 * other work. No byte is returned twice.
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
