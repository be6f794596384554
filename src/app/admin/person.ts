import { formats } from '../../contract/reading/formats.ts';
import { foldedEmail } from '../../domain/enquiry/email.ts';
import type { StaffAccount } from '../staff/account.ts';
import type { NotDone } from './note.ts';

/** What is kept of a person, in numbers. */
export interface Kept {
  readonly enquiries: number;
  readonly doorQuotes: number;
  /** Quotes that were made for another address and sent from this one: they stay. */
  readonly quotesOfOthers: number;
}

export interface PersonAdminNeeds {
  /** Null where nothing is kept. */
  readonly holdings: (email: string) => Promise<Kept | null>;
  /** All that is kept, as one document to hand over; null where nothing is. The audit notes it. */
  readonly exported: (by: StaffAccount, email: string) => Promise<object | null>;
  /** How many rows went. The audit notes it. */
  readonly erase: (by: StaffAccount, email: string) => Promise<number>;
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

    async exported(by: StaffAccount, typed: string): Promise<object | NotDone> {
      const email = addressOf(typed);
      if (email === null) return notAnAddress;
      return (await needs.exported(by, email)) ?? nothingKept(email);
    },

    /** The address is typed a second time, so that nobody is erased by a slip. */
    async erase(
      by: StaffAccount,
      typed: string,
      again: string,
    ): Promise<{ readonly email: string; readonly rows: number } | NotDone> {
      const email = addressOf(typed);
      if (email === null) return notAnAddress;
      if (addressOf(again) !== email)
        return { fault: 'Nothing was erased: type the same address once more to say that you are sure.' };
      if (!(await needs.holdings(email))) return nothingKept(email);
      return { email, rows: await needs.erase(by, email) };
    },
  };
}

export type PersonAdmin = ReturnType<typeof createPersonAdmin>;

function addressOf(typed: string): string | null {
  const text = typed.trim();
  return formats['idn-email'].accepts(text) ? foldedEmail(text) : null;
}
