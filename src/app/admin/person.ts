import { isStoredEmail } from '../../contract/reading/formats.ts';
import { foldedEmail } from '../../domain/enquiry/email.ts';
import type { SignedIn } from '../accounts/sessions.ts';
import { type NotDone, wasDone } from './note.ts';

/** Numbers of rows stored about a person. */
export interface Kept {
  readonly enquiries: number;
  readonly doorQuotes: number;
  /** Quotes created for another address but sent from this one; an erasure keeps them. */
  readonly quotesOfOthers: number;
}

/**
 * Numbers of erased rows. `notListed` says why the file of erased people does not list the person; a restored
 * backup would then bring the rows back. Null if listed.
 */
interface Erased {
  readonly rows: number;
  readonly notListed: string | null;
}

/** `cannotList`: nothing was erased, because the file of erased people cannot be written. */
type EraseOutcome = Erased | { readonly cannotList: string } | 'not-admin';

export interface PersonAdminNeeds {
  /** Numbers of stored rows; null if nothing is stored. */
  readonly holdings: (email: string) => Promise<Kept | null>;
  /** Everything stored about a person, as one document; null if nothing is stored. Audited. */
  readonly exported: (by: SignedIn, email: string) => Promise<object | 'not-admin' | null>;
  /** Erases a person. Audited. */
  readonly erase: (by: SignedIn, email: string) => Promise<EraseOutcome>;
}

const notAnAddress: NotDone = { fault: 'This is not an e-mail address.' };
const nothingKept = (email: string): NotDone => ({ fault: `Nothing is kept of ${email}.` });

/** Use cases for the data-subject rights of customers: access and erasure. */
export function createPersonAdmin(needs: PersonAdminNeeds) {
  return {
    async find(typed: string): Promise<{ readonly email: string; readonly kept: Kept } | NotDone> {
      const email = addressOf(typed);
      if (email === null) return notAnAddress;
      const kept = await needs.holdings(email);
      return kept ? { email, kept } : nothingKept(email);
    },

    /** Exports a person's data. Throws `SignedOutMeanwhile` if the session no longer belongs to an admin. */
    async exported(by: SignedIn, typed: string): Promise<object | NotDone> {
      const email = addressOf(typed);
      if (email === null) return notAnAddress;
      return wasDone(await needs.exported(by, email)) ?? nothingKept(email);
    },

    /**
     * Erases a person; the admin has to type the address twice. Throws `SignedOutMeanwhile` if the session no
     * longer belongs to an admin.
     */
    async erase(
      by: SignedIn,
      typed: string,
      again: string,
    ): Promise<(Erased & { readonly email: string }) | NotDone> {
      const email = addressOf(typed);
      if (email === null) return notAnAddress;
      if (addressOf(again) !== email)
        return { fault: 'Nothing was erased: type the same address once more to say that you are sure.' };
      if (!(await needs.holdings(email))) return nothingKept(email);
      const outcome = wasDone(await needs.erase(by, email));
      if ('cannotList' in outcome)
        return {
          fault: `Nothing was erased: the list of erased people cannot be written, because ${outcome.cannotList}. Tell whoever runs this service.`,
        };
      return { email, ...outcome };
    },
  };
}

export type PersonAdmin = ReturnType<typeof createPersonAdmin>;

function addressOf(typed: string): string | null {
  const text = typed.trim();
  return isStoredEmail(text) ? foldedEmail(text) : null;
}
