import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { type PasswordAsker, createPasswordQueue } from './password-queue.ts';

/** Cost of scrypt as recommended by OWASP: 128 MB and some tenths of a second for each guess. */
const cost = { N: 2 ** 17, r: 8, p: 1 } as const;
const maxmem = 2 * 128 * cost.N * cost.r;
const saltBytes = 16;
const keyBytes = 32;

/**
 * Creates and compares password hashes: `$scrypt$ln=17,r=8,p=1$salt$key`. Jobs are queued: see
 * `password-queue.ts`.
 */
export function createPasswordHashes() {
  const inTurn = createPasswordQueue();

  return {
    make: (password: string, asker: PasswordAsker): Promise<string> =>
      inTurn(asker, async () => {
        const salt = randomBytes(saltBytes);
        return written(salt, await keyOf(password, salt));
      }),

    /**
     * Compares a password with a hash. A null hash takes the same time, so that unknown accounts and accounts
     * without a password cannot be told apart.
     */
    matches: (password: string, hash: string | null, asker: PasswordAsker): Promise<boolean> =>
      inTurn(asker, async () => {
        const { salt, key } = read(hash ?? nobodysHash);
        const given = await keyOf(password, salt);
        return timingSafeEqual(given, key) && hash !== null;
      }),
  };
}

export type PasswordHashes = ReturnType<typeof createPasswordHashes>;

function keyOf(password: string, salt: Buffer): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  // Normalised, because keyboards can produce different Unicode forms of the same password.
  scrypt(password.normalize('NFKC'), salt, keyBytes, { ...cost, maxmem }, (error, key) => {
    if (error) reject(error);
    else resolve(key);
  });
  return promise;
}

const parameters = `ln=${Math.log2(cost.N)},r=${cost.r},p=${cost.p}`;

const written = (salt: Buffer, key: Buffer): string =>
  `$scrypt$${parameters}$${salt.toString('base64url')}$${key.toString('base64url')}`;

function read(hash: string): { readonly salt: Buffer; readonly key: Buffer } {
  const [, , , salt = '', key = ''] = hash.split('$');
  return { salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
}

const nobodysHash = written(Buffer.alloc(saltBytes), Buffer.alloc(keyBytes));
