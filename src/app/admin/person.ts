import { formats } from '../../contract/reading/formats.ts';
import { foldedEmail } from '../../domain/enquiry/email.ts';
import type { SignedIn } from '../staff/sessions.ts';
import { type NotDone, wasDone } from './note.ts';

/** What is kept of a person, in numbers. */
export interface Kept {
  readonly enquiries: number;
  readonly doorQuotes: number;
  /** Quotes that were made for another address and sent from this one: they stay. */
  readonly quotesOfOthers: number;
}

/** How many rows went, and why they are not on the list that keeps a backup, put back, from undoing it; null if they are. */
interface Erased {
  readonly rows: number;
  readonly notListed: string | null;
}

/** `cannotList` where nobody may be erased who is not on that list. */
type EraseOutcome = Erased | { readonly cannotList: string } | 'not-admin';

export interface PersonAdminNeeds {
  /** Null where nothing is kept. */
  readonly holdings: (email: string) => Promise<Kept | null>;
  /** All that is kept, as one document to hand over; null where nothing is. The audit notes it. */
  readonly exported: (by: SignedIn, email: string) => Promise<object | 'not-admin' | null>;
  /** The audit notes it. */
  readonly erase: (by: SignedIn, email: string) => Promise<EraseOutcome>;
}

const notAnAddress: NotDone = { fault: 'This is not an e-mail address.' };
const nothingKept = (email: string): NotDone => ({ fault: `Nothing is kept of ${email}.` });

/** The rights of the people whose enquiries these are: to have what is kept of them, and to have it erased. */
export function createPersonAdmin(needs: PersonAdminNeeds) {
  return {
    async find(typed: string): Promise<{ readonly email: string; readonly kept: Kept } | NotDone> {
      const email = addressOf(typed);
      if (email === null) return notAnAddress;
      const kept = await needs.holdings(email);
      return kept ? { email, kept } : nothingKept(email);
    },

    /** Throws `SignedOutMeanwhile` where who asks is no longer an admin. */
    async exported(by: SignedIn, typed: string): Promise<object | NotDone> {
      const email = addressOf(typed);
      if (email === null) return notAnAddress;
      return wasDone(await needs.exported(by, email)) ?? nothingKept(email);
    },

    /**
     * The address is typed a second time, so that nobody is erased by a slip. Throws `SignedOutMeanwhile` where who asks is
     * no longer an admin.
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
  return formats['idn-email'].accepts(text) ? foldedEmail(text) : null;
}
