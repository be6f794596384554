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

/** A credential that the user gives again within a session. */
export type Proof =
  | { readonly kind: 'password'; readonly password: string }
  | { readonly kind: 'passkey'; readonly answer: string };

export type ProofOutcome =
  | { readonly kind: 'proved' | 'wrong password' | 'wrong passkey' }
  | { readonly kind: 'wait'; readonly seconds: number };

/** The credentials that an account can give again without a new sign-in. */
export interface ProofWays {
  readonly password: boolean;
  readonly passkey: boolean;
}

/**
 * Proofs within a session. They are required before an action that gives lasting access, which somebody at an
 * unattended browser must not be able to take. May refuse with `rate_limited` or `store_unavailable`.
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
