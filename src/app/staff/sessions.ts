import type { Clock, SteadyMs, WallMs } from '../shared/clock.ts';
import type { StaffAccount } from './account.ts';
import { createSecret, hashSecret } from './secret.ts';

const hour = 3_600_000;
/** A session ends when nobody used it for so long, */
const idleMs = 12 * hour;
/** and in any case after this. */
export const longestSessionMs = 30 * 24 * hour;
/** Whoever reads many pages is not written down for each of them. */
const seenEveryMs = 5 * 60_000;

/** What let somebody in. It may be taken away before their session begins, and then none does. */
export type LetInBy =
  | { readonly way: 'password'; readonly passwordHash: string }
  | { readonly way: 'passkey'; readonly id: string }
  | { readonly way: 'openid' };

export type SignedInBy = LetInBy['way'];

export interface StaffSession {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly signedInBy: SignedInBy;
  readonly createdAt: SteadyMs;
  readonly lastSeenAt: SteadyMs;
  readonly expiresAt: SteadyMs;
}

/** Somebody at the desk, with the secret of their session. */
export interface SignedIn {
  readonly account: StaffAccount;
  readonly session: string;
}

/** A session as the store knows it: a change that is asked for by it is made only while it is there. */
export type SessionName = Pick<StaffSession, 'accountId' | 'tokenHash'>;

export const sessionName = ({ account, session }: SignedIn): SessionName => ({
  accountId: account.id,
  tokenHash: hashSecret(session),
});

/** While somebody's change was under way, their session was ended or their account changed. Nothing was done. */
export class SignedOutMeanwhile extends Error {
  override readonly name = 'SignedOutMeanwhile';
}

export interface SessionStore {
  /** False where the account was disabled meanwhile, or what let them in was changed or taken away. */
  readonly add: (session: StaffSession, letInBy: LetInBy, at: WallMs) => Promise<boolean>;
  /** Null also where the account is disabled. */
  readonly find: (
    tokenHash: string,
  ) => Promise<{ readonly session: StaffSession; readonly account: StaffAccount } | null>;
  readonly noteSeen: (tokenHash: string, at: SteadyMs) => Promise<void>;
  readonly end: (tokenHash: string) => Promise<void>;
  readonly endAllOf: (accountId: string) => Promise<void>;
  readonly listOf: (accountId: string) => Promise<readonly StaffSession[]>;
}

/** Who is signed in. A browser holds a random text, the store its hash. May refuse with `store_unavailable`. */
export function createStaffSessions(store: SessionStore, clock: Clock) {
  const isOver = ({ lastSeenAt, expiresAt }: StaffSession): boolean =>
    clock.steady() >= Math.min(lastSeenAt + idleMs, expiresAt);

  async function peek(token: string) {
    const found = await store.find(hashSecret(token));
    return found && !isOver(found.session) ? found : null;
  }

  return {
    /** The text for the browser's cookie: a new one at every sign-in. Null where they are no longer to be let in. */
    async begin(accountId: string, letInBy: LetInBy): Promise<string | null> {
      const { text, hash: tokenHash } = createSecret();
      const now = clock.steady();
      const expiresAt = (now + longestSessionMs) as SteadyMs;
      const session = {
        tokenHash,
        accountId,
        signedInBy: letInBy.way,
        createdAt: now,
        lastSeenAt: now,
        expiresAt,
      };
      return (await store.add(session, letInBy, clock.now())) ? text : null;
    },

    /** Who is signed in, without counting as use: a page that is left open does not keep its session from ending. */
    peek,

    async find(token: string) {
      const found = await peek(token);
      if (!found) return null;
      const now = clock.steady();
      if (now - found.session.lastSeenAt >= seenEveryMs) await store.noteSeen(found.session.tokenHash, now);
      return found;
    },

    end: (token: string): Promise<void> => store.end(hashSecret(token)),
    endAllOf: store.endAllOf,

    /** The latest first. */
    async listOf(accountId: string): Promise<readonly StaffSession[]> {
      const sessions = await store.listOf(accountId);
      return sessions.filter((session) => !isOver(session));
    },
  };
}

export type StaffSessions = ReturnType<typeof createStaffSessions>;
