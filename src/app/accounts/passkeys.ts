import { networkOf } from '../callers/client-network.ts';
import type { RateLimiter } from '../callers/rate-policy.ts';
import type { Clock, WallMs } from '../shared/clock.ts';
import type { RunJob } from '../shared/jobs.ts';
import { Refusal } from '../shared/refusal.ts';
import { seconds } from '../callers/call-limits.ts';
import type { StaffAccount } from './account.ts';
import { takeAttempt } from './attempts.ts';
import { type Challenges, createChallenges } from './challenges.ts';
import { actorOf } from './own-account.ts';
import type { PasskeyJobs, PasskeyOptions, PasskeyProof, PasskeySite } from './passkey-jobs.ts';
import {
  type SessionName,
  type SignedIn,
  SignedOutMeanwhile,
  type StaffSessions,
  sessionName,
} from './sessions.ts';

/** A stored passkey. */
export interface Passkey extends PasskeyProof {
  readonly accountId: string;
  readonly label: string;
  readonly createdAt: WallMs;
  readonly lastUsedAt: WallMs | null;
}

/** A new passkey. The session that adds it determines the account. */
export type NewPasskey = Omit<Passkey, 'accountId' | 'lastUsedAt'>;

interface Doing {
  readonly at: WallMs;
  readonly actor: string;
  readonly mailsOwner: boolean;
}

/** Outcome of a change; `nothing` if there was nothing to change, or the limit is reached. */
export type PasskeyOutcome = 'done' | 'nothing' | 'signed-out';

export interface PasskeyStore {
  readonly add: (by: SessionName, passkey: NewPasskey, doing: Doing) => Promise<PasskeyOutcome>;
  /** The passkey; null if its account is disabled. */
  readonly find: (id: string) => Promise<Passkey | null>;
  readonly listOf: (accountId: string) => Promise<readonly Passkey[]>;
  /** Stores the counter. False if it did not advance (a cloned key), or the passkey was removed. */
  readonly noteUse: (id: string, counter: number, at: WallMs) => Promise<boolean>;
  readonly remove: (by: SessionName, id: string, doing: Doing) => Promise<PasskeyOutcome>;
}

export interface PasskeyNeeds {
  readonly passkeys: PasskeyStore;
  readonly challenges: Challenges;
  readonly sessions: Pick<StaffSessions, 'begin'>;
  readonly jobs: RunJob<PasskeyJobs>;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  /** Whether mail is configured: account owners then get a mail about every new passkey. */
  readonly mailsOwner: boolean;
  readonly site: () => PasskeySite;
}

/**
 * Limit of attempts. It is high, because a passkey cannot be guessed: it only bounds the number of pending
 * challenges.
 */
const attempts = { limit: 60, windowMs: 15 * 60_000 };
export const longestLabel = 60;
/** Session of a challenge for sign-in, when there is no session yet. */
const noSession = '';

/**
 * Passkey registration and sign-in. May refuse with `rate_limited` or `store_unavailable`; changes throw
 * `SignedOutMeanwhile`.
 */
export function createPasskeys(needs: PasskeyNeeds) {
  const { passkeys, sessions, jobs, limiter, clock, site, mailsOwner } = needs;
  const challenges = createChallenges(needs.challenges, clock);

  async function askKey(
    client: string,
    purpose: 'sign-in' | 'proof',
    session: string,
  ): Promise<PasskeyOptions> {
    const waitMs = await takeAttempt(limiter, 'passkey', client, attempts);
    if (waitMs > 0)
      throw new Refusal('rate_limited', 'There were too many attempts from your network.', {
        retryAfter: seconds(waitMs),
      });
    const options = await jobs('signInOptions', { site: site() }, { client: networkOf(client) });
    await challenges.keep(options.challenge, purpose, session);
    return options;
  }

  /**
   * The passkey that responded; null for an invalid response. The challenge must have this purpose and, for a
   * proof, belong to this session.
   */
  async function verified(
    answer: string,
    client: string,
    purpose: 'sign-in' | 'proof',
    session: string,
  ): Promise<Passkey | null> {
    const given = readAnswer(answer);
    if (!given || (await challenges.take(given.challenge, purpose)) !== session) return null;
    const passkey = await passkeys.find(given.response.id);
    if (!passkey) return null;
    const counter = await jobs('signIn', { site: site(), ...given, passkey }, { client: networkOf(client) });
    if (counter === null || !(await passkeys.noteUse(passkey.id, counter, clock.now()))) return null;
    return passkey;
  }

  return {
    listOf: passkeys.listOf,

    async registrationOptions(account: StaffAccount, client: string): Promise<PasskeyOptions> {
      const known = await passkeys.listOf(account.id);
      const options = await jobs(
        'registrationOptions',
        { site: site(), account, known },
        { client: networkOf(client) },
      );
      await challenges.keep(options.challenge, 'passkey', account.id);
      return options;
    },

    /** Adds a passkey; false for an invalid response, or at the limit. */
    async register(by: SignedIn, label: string, answer: string, client: string): Promise<boolean> {
      const { account } = by;
      const given = readAnswer(answer);
      const kept = given && (await challenges.take(given.challenge, 'passkey'));
      if (!given || kept !== account.id) return false;
      const proof = await jobs('register', { site: site(), ...given }, { client: networkOf(client) });
      if (!proof) return false;
      const at = clock.now();
      const name = label.trim().slice(0, longestLabel) || 'Passkey';
      const passkey = { ...proof, label: name, createdAt: at };
      const outcome = await passkeys.add(sessionName(by), passkey, {
        at,
        actor: actorOf(account),
        mailsOwner,
      });
      if (outcome === 'signed-out') throw new SignedOutMeanwhile();
      return outcome === 'done';
    },

    async remove(by: SignedIn, id: string): Promise<void> {
      const doing = { at: clock.now(), actor: actorOf(by.account), mailsOwner };
      const outcome = await passkeys.remove(sessionName(by), id, doing);
      if (outcome === 'signed-out') throw new SignedOutMeanwhile();
    },

    signInOptions: (client: string): Promise<PasskeyOptions> => askKey(client, 'sign-in', noSession),

    /** Signs in. Returns the token of a new session, or null for an invalid response. */
    async signIn(answer: string, client: string): Promise<string | null> {
      const passkey = await verified(answer, client, 'sign-in', noSession);
      return passkey && sessions.begin(passkey.accountId, { way: 'passkey', id: passkey.id });
    },

    proofOptions: (by: SignedIn, client: string): Promise<PasskeyOptions> =>
      askKey(client, 'proof', sessionName(by).tokenHash),

    /** Whether a passkey of this account has answered a challenge of this session. */
    isProof: async (by: SignedIn, answer: string, client: string): Promise<boolean> =>
      (await verified(answer, client, 'proof', sessionName(by).tokenHash))?.accountId === by.account.id,
  };
}

export type Passkeys = ReturnType<typeof createPasskeys>;

interface Answer {
  readonly challenge: string;
  readonly response: { readonly id: string };
}

/** Parses an untrusted response. Checks only the fields that are used here. */
function readAnswer(text: string): Answer | null {
  try {
    const response = JSON.parse(text) as { id: unknown; response: { clientDataJSON: unknown } };
    const { clientDataJSON } = response.response;
    if (typeof response.id !== 'string' || typeof clientDataJSON !== 'string') return null;
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge: unknown };
    if (typeof data.challenge !== 'string') return null;
    return { challenge: data.challenge, response: { ...response, id: response.id } };
  } catch {
    return null;
  }
}
