import { randomFillSync } from 'node:crypto';

const atOnce = 4096;

/**
 * Cryptographically random bytes, drawn in batches: a system call for each request of bytes took longer than the
 * rest of the work. No byte is returned twice.
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
