import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { type PasswordAsker, createPasswordQueue } from './password-queue.ts';

/** log2 of scrypt's N as recommended by OWASP: 128 MB and some tenths of a second for each guess. */
const recommendedCost = 17;
const saltBytes = 16;
const keyBytes = 32;

/**
 * Creates and compares password hashes: `$scrypt$ln=17,r=8,p=1$salt$key`. Jobs are queued: see
 * `password-queue.ts`. A hash is compared at the cost it was made with.
 */
export function createPasswordHashes(cost = recommendedCost) {
  const inTurn = createPasswordQueue();
  const dummyHash = written({ cost, salt: Buffer.alloc(saltBytes), key: Buffer.alloc(keyBytes) });

  return {
    make: (password: string, asker: PasswordAsker): Promise<string> =>
      inTurn(asker, async () => {
        const salt = randomBytes(saltBytes);
        return written({ cost, salt, key: await keyOf(password, salt, cost) });
      }),

    /**
     * Compares a password with a hash. A null hash takes the same time, so that unknown accounts and accounts
     * without a password cannot be told apart.
     */
    matches: (password: string, hash: string | null, asker: PasswordAsker): Promise<boolean> =>
      inTurn(asker, async () => {
        const { cost: madeAt, salt, key } = read(hash ?? dummyHash);
        const given = await keyOf(password, salt, madeAt);
        return timingSafeEqual(given, key) && hash !== null;
      }),
  };
}

export type PasswordHashes = ReturnType<typeof createPasswordHashes>;

function keyOf(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const parameters = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 * 128 * 8 * 2 ** cost };
  // Normalised, because keyboards can produce different Unicode forms of the same password.
  scrypt(password.normalize('NFKC'), salt, keyBytes, parameters, (error, key) => {
    if (error) reject(error);
    else resolve(key);
  });
  return promise;
}

interface PasswordHash {
  readonly cost: number;
  readonly salt: Buffer;
  readonly key: Buffer;
}

const written = ({ cost, salt, key }: PasswordHash): string =>
  `$scrypt$ln=${cost},r=8,p=1$${salt.toString('base64url')}$${key.toString('base64url')}`;

function read(hash: string): PasswordHash {
  const [, , parameters = '', salt = '', key = ''] = hash.split('$');
  return {
    cost: Number(/^ln=(\d+),/.exec(parameters)?.[1]),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}
