import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { FairQueue } from '../shared/fair-queue.ts';
import { Refusal } from '../shared/refusal.ts';

/** OWASP's first choice for scrypt: 128 MB and some tenths of a second for each guess. */
const cost = { N: 2 ** 17, r: 8, p: 1 } as const;
const maxmem = 2 * 128 * cost.N * cost.r;
const saltBytes = 16;
const keyBytes = 32;
/** scrypt blocks threads of the libuv pool, which has four for all file access; sign-ins use at most half. */
const atOnce = 2;
const lines = { waiting: 40, waitingPerClient: 5 };

/**
 * Password hashes: `$scrypt$ln=17,r=8,p=1$salt$key`. Concurrency is limited and the queue is fair between
 * clients, so that a storm of sign-ins delays neither the service nor other clients.
 */
export function createPasswordHashes() {
  const queue = new FairQueue<Waiting>(lines);
  let running = 0;

  async function inTurn<Result>(client: string, work: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) await turnOf(client);
    else running += 1;
    try {
      return await work();
    } finally {
      const next = queue.next();
      if (next) next.begin();
      else running -= 1;
    }
  }

  function turnOf(client: string): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<undefined>();
    const waiting: Waiting = {
      begin: () => {
        resolve(undefined);
      },
      refuse: () => {
        reject(tooMany());
      },
    };
    const placed = queue.add(client, waiting);
    if (!placed.taken) waiting.refuse();
    else placed.pushedOut?.refuse();
    return promise;
  }

  return {
    make: (password: string, client: string): Promise<string> =>
      inTurn(client, async () => {
        const salt = randomBytes(saltBytes);
        return written(salt, await keyOf(password, salt));
      }),

    /** Takes as long for an account without a password, or for an unknown one. */
    matches: (password: string, hash: string | null, client: string): Promise<boolean> =>
      inTurn(client, async () => {
        const { salt, key } = read(hash ?? nobodysHash);
        const given = await keyOf(password, salt);
        return timingSafeEqual(given, key) && hash !== null;
      }),
  };
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: () => void;
}

export type PasswordHashes = ReturnType<typeof createPasswordHashes>;

const tooMany = () =>
  new Refusal('rate_limited', 'Too many people sign in at this moment. Please try again.', { retryAfter: 5 });

function keyOf(password: string, salt: Buffer): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  // Keyboards may produce different Unicode forms of the same password.
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
