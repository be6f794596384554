import { bounds } from '../../../contract/bounds.ts';
import { emptyPerson, type PersonForm, personFields } from '../../enquire/person-form.ts';

/** Doors and customer's details that were typed but not sent, stored only in this browser. */
export interface Draft {
  /** Address of the page with these doors, as `bareAddress` gives it. */
  readonly address: string;
  readonly doors: unknown;
  readonly person: PersonForm;
}

interface StoredDraft extends Draft {
  readonly at: number;
  /** Whether the form has been submitted; the page of the sent enquiry then removes the draft. */
  readonly isLeaving: boolean;
}

const prefix = 'lintel-draft ';
const longestMs = bounds.draftDays * 86_400_000;

/** Returns null if localStorage is missing, refused or full: the page works without drafts. */
function attempt<Value>(use: () => Value): Value | null {
  try {
    return use();
  } catch {
    return null;
  }
}

const keyOf = (path: string) => `${prefix}${path}`;

function stored(key: string): StoredDraft | null {
  const draft = attempt(() => JSON.parse(localStorage.getItem(key) ?? '') as Partial<StoredDraft> | null);
  const { at, address, person, doors, isLeaving = false } = draft ?? {};
  if (typeof at !== 'number' || !(Date.now() - at < longestMs) || typeof address !== 'string') return null;
  const typed = personFields.map((field) => [field, person?.[field] ?? '']);
  return { at, address, doors, isLeaving, person: Object.fromEntries(typed) as PersonForm };
}

export const readDraft = (path: string): Draft | null => stored(keyOf(path));

/** Stores a draft without the consent, which the customer must give anew for each submission. */
export function keepDraft(path: string, { address, doors, person }: Draft, isLeaving = false): void {
  const draft: StoredDraft = {
    ...{ at: Date.now(), address, doors, isLeaving },
    person: { ...person, consent: emptyPerson.consent },
  };
  attempt(() => {
    localStorage.setItem(keyOf(path), JSON.stringify(draft));
  });
}

export function dropDraft(path: string): void {
  attempt(() => {
    localStorage.removeItem(keyOf(path));
  });
}

/** Removes drafts that are too old or cannot be read; with `isSent`, also drafts of submitted forms. */
export function tidyDrafts({ isSent }: { readonly isSent: boolean }): void {
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix)) continue;
      const draft = stored(key);
      if (!draft || (isSent && draft.isLeaving)) localStorage.removeItem(key);
    }
  });
}
