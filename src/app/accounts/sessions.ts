import { type Clock, type SteadyMs, type WallMs, steadyMs } from '../shared/clock.ts';
import type { StaffAccount } from './account.ts';
import { createSecret, hashSecret } from './secret.ts';

const hour = 3_600_000;
/** Idle timeout of a session. */
const idleMs = 12 * hour;
/** Absolute lifetime of a session. */
export const longestSessionMs = 30 * 24 * hour;
/** For how long a proof allows actions that give lasting access. */
export const proofMs = 10 * 60_000;
/** Minimum interval between writes of the last use of a session. */
const seenEveryMs = 5 * 60_000;

/** The credential used to sign in. The session is not stored if the credential is revoked first. */
export type LetInBy =
  | { readonly way: 'password'; readonly passwordHash: string }
  | { readonly way: 'passkey'; readonly id: string }
  | { readonly way: 'openid'; readonly identity: OpenIdIdentity };

/**
 * A user of an OpenID Connect provider. Unlike an e-mail address, a subject is never given to another person.
 */
export interface OpenIdIdentity {
  readonly issuer: string;
  readonly subject: string;
}

export type SignedInBy = LetInBy['way'];

export interface StaffSession {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly signedInBy: SignedInBy;
  readonly createdAt: SteadyMs;
  readonly lastSeenAt: SteadyMs;
  readonly expiresAt: SteadyMs;
  /** When the user last gave a credential in this session: at sign-in, or later as a proof. */
  readonly provedAt: SteadyMs;
}

/** A signed-in account with its session token. */
export interface SignedIn {
  readonly account: StaffAccount;
  readonly session: string;
}

/** Key of a session in the store. A change is made only while the session exists. */
export type SessionName = Pick<StaffSession, 'accountId' | 'tokenHash'>;

export const sessionName = ({ account, session }: SignedIn): SessionName => ({
  accountId: account.id,
  tokenHash: hashSecret(session),
});

/**
 * Thrown if the session has ended, or its account has changed, before a change was written. Nothing was
 * written.
 */
export class SignedOutMeanwhile extends Error {
  override readonly name = 'SignedOutMeanwhile';
}

export interface SessionStore {
  /**
   * Adds a session. False if the account was disabled, or the credential changed or revoked, in the meantime.
   * An account accepts only its first OpenID identity of an issuer.
   */
  readonly add: (session: StaffSession, letInBy: LetInBy, at: WallMs) => Promise<boolean>;
  /** The session; null if the session is unknown or its account disabled. */
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
 * Sessions of staff. The browser holds a random token, and the store its hash. May refuse with `store_unavailable`.
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
     * Starts a session and returns its token for the cookie. Null if the account must not sign in any more.
     * `isProof`: whether the user has just given a credential.
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

    /**
     * Looks up a session without recording a use, so that requests of a page that is left open do not prolong
     * it.
     */
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

    /** Sessions of an account, latest first. */
    async listOf(accountId: string): Promise<readonly StaffSession[]> {
      const sessions = await store.listOf(accountId);
      return sessions.filter((session) => !isOver(session));
    },
  };
}

export type StaffSessions = ReturnType<typeof createStaffSessions>;
