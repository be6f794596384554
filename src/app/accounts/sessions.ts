import { type Clock, type SteadyMs, type WallMs, steadyMs } from '../shared/clock.ts';
import type { StaffAccount } from './account.ts';
import { createSecret, hashSecret } from './secret.ts';

const hour = 3_600_000;
/** Idle timeout of a session. */
const idleMs = 12 * hour;
/** Absolute lifetime of a session. */
export const longestSessionMs = 30 * 24 * hour;
/** How long a session may do what gives lasting access, after its account gave a credential. */
export const proofMs = 10 * 60_000;
/** Last use is written at most this often. */
const seenEveryMs = 5 * 60_000;

/** The credential used to sign in. If it is revoked before the session is stored, there is none. */
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
  /** When a credential of the account was last given: at sign-in, or since. */
  readonly provedAt: SteadyMs;
}

/** A signed-in account with its session token. */
export interface SignedIn {
  readonly account: StaffAccount;
  readonly session: string;
}

/** A session's key in the store: a change is made only while the session exists. */
export type SessionName = Pick<StaffSession, 'accountId' | 'tokenHash'>;

export const sessionName = ({ account, session }: SignedIn): SessionName => ({
  accountId: account.id,
  tokenHash: hashSecret(session),
});

/** The session ended or the account changed during a change. Nothing was written. */
export class SignedOutMeanwhile extends Error {
  override readonly name = 'SignedOutMeanwhile';
}

export interface SessionStore {
  /** False if the account was disabled meanwhile, or the credential changed or revoked. */
  readonly add: (session: StaffSession, letInBy: LetInBy, at: WallMs) => Promise<boolean>;
  /** Null also if the account is disabled. */
  readonly find: (
    tokenHash: string,
  ) => Promise<{ readonly session: StaffSession; readonly account: StaffAccount } | null>;
  readonly noteSeen: (tokenHash: string, at: SteadyMs) => Promise<void>;
  readonly noteProof: (tokenHash: string, at: SteadyMs) => Promise<void>;
  readonly end: (tokenHash: string) => Promise<void>;
  readonly endAllOf: (accountId: string) => Promise<void>;
  readonly listOf: (accountId: string) => Promise<readonly StaffSession[]>;
}

/**
 * Sessions of staff. The browser holds a random token, the store its hash. May refuse with
 * `store_unavailable`.
 */
export function createStaffSessions(store: SessionStore, clock: Clock) {
  const isOver = ({ lastSeenAt, expiresAt }: StaffSession): boolean =>
    clock.steady() >= Math.min(lastSeenAt + idleMs, expiresAt);

  async function peek(token: string) {
    const found = await store.find(hashSecret(token));
    return found && !isOver(found.session) ? found : null;
  }

  return {
    /**
     * A new token for the cookie at every sign-in. Null if the account may no longer sign in. `isProof`: whether a
     * credential was given just now.
     */
    async begin(accountId: string, letInBy: LetInBy, isProof = true): Promise<string | null> {
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
        provedAt: isProof ? now : steadyMs(now - proofMs),
      };
      return (await store.add(session, letInBy, clock.now())) ? text : null;
    },

    /** Reads a session without counting as use, so that a page left open does not prolong it. */
    peek,

    async find(token: string) {
      const found = await peek(token);
      if (!found) return null;
      const now = clock.steady();
      if (now - found.session.lastSeenAt >= seenEveryMs) await store.noteSeen(found.session.tokenHash, now);
      return found;
    },

    isProved: ({ provedAt }: StaffSession): boolean => clock.steady() - provedAt < proofMs,

    noteProof: (token: string): Promise<void> => store.noteProof(hashSecret(token), clock.steady()),

    end: (token: string): Promise<void> => store.end(hashSecret(token)),
    endAllOf: store.endAllOf,

    /** Latest first. */
    async listOf(accountId: string): Promise<readonly StaffSession[]> {
      const sessions = await store.listOf(accountId);
      return sessions.filter((session) => !isOver(session));
    },
  };
}

export type StaffSessions = ReturnType<typeof createStaffSessions>;
