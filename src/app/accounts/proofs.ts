import type { AccountWithPassword, StaffAccount } from './account.ts';
import type { CheckPassword } from './current-password.ts';
import type { Passkeys } from './passkeys.ts';
import type { SignedIn, StaffSessions } from './sessions.ts';

interface ProofNeeds {
  readonly accounts: { readonly find: (id: string) => Promise<AccountWithPassword | null> };
  readonly passkeys: Pick<Passkeys, 'listOf' | 'isProof'>;
  readonly sessions: Pick<StaffSessions, 'noteProof'>;
  readonly checkPassword: CheckPassword;
}

/** A credential that the user gives again in a session. */
export type Proof =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'passkey'; readonly answer: string };

export type ProofOutcome =
  | { readonly kind: 'proved' | 'wrong password' | 'wrong passkey' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** The ways in which an account can prove itself without signing in anew. */
export interface ProofWays {
  readonly password: boolean;
  readonly passkey: boolean;
}

/**
 * Proofs within a session, required before an action that gives lasting access: an unlocked desk must not suffice
 * for that. May refuse with `rate_limited` or `store_unavailable`.
 */
export function createProofs({ accounts, passkeys, sessions, checkPassword }: ProofNeeds) {
  async function examine(by: SignedIn, proof: Proof, client: string): Promise<ProofOutcome> {
    if (proof.kind === 'passkey') {
      const isOwn = await passkeys.isProof(by, proof.answer, client);
      return { kind: isOwn ? 'proved' : 'wrong passkey' };
    }
    const checked = await checkPassword(by.account, proof.password);
    if (checked.kind === 'wait') return checked;
    return { kind: checked.kind === 'right' ? 'proved' : 'wrong password' };
  }

  return {
    async waysOf({ id }: StaffAccount): Promise<ProofWays> {
      const account = await accounts.find(id);
      return {
        password: account?.hasPassword ?? false,
        passkey: (await passkeys.listOf(id)).length > 0,
      };
    },

    /** Checks a proof, and records it on the session if it is valid. */
    async prove(by: SignedIn, proof: Proof, client: string): Promise<ProofOutcome> {
      const outcome = await examine(by, proof, client);
      if (outcome.kind === 'proved') await sessions.noteProof(by.session);
      return outcome;
    },
  };
}
