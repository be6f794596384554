import { useEffect, useRef, useState } from 'preact/hooks';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { orderAddress } from '../order/addresses.ts';
import type { DoorForm } from '../order/form-fields.ts';
import { formsAgain } from '../order/forms-again.ts';
import type { OrderData } from '../order/order-data.ts';
import { type Draft, dropDraft, keepDraft, readDraft } from './draft.ts';
import { bareAddress } from './page-address.ts';

/** Stores what is typed on this page in the browser, and restores it when the page is opened again. */
export function useDraft(book: PriceBook, initial: OrderData, data: OrderData) {
  const { pathname } = location;
  /** Whether the customer has changed something: merely opening a page must not replace a draft. */
  const isTouched = useRef(false);
  const isLeaving = useRef(false);
  const [isRestored, setRestored] = useState(false);

  const draftOf = ({ action, doors, person }: OrderData): Draft => {
    const address = orderAddress(book, action, doors, 'with-vat');
    return { address: bareAddress(address ?? undefined), doors, person };
  };
  const keepTouched = () => {
    if (isTouched.current) keepDraft(pathname, draftOf(data));
  };
  const keep = useRef(keepTouched);
  keep.current = keepTouched;
  useEffect(() => {
    keep.current();
  }, [data.doors, data.person]);
  useEffect(() => {
    // Effects run after the next paint, which never comes on a page that is being left.
    const onLeave = () => {
      if (!isLeaving.current) keep.current();
    };
    addEventListener('pagehide', onLeave);
    return () => {
      removeEventListener('pagehide', onLeave);
    };
  }, []);

  /** The doors of a draft; null if the address has other doors. */
  function doorsOf(draft: Draft): readonly DoorForm[] | null {
    const isOfAddress = draft.address === bareAddress() || bareAddress() === pathname;
    return isOfAddress ? formsAgain(book, draft.doors) : null;
  }

  return {
    isRestored,
    touch() {
      isTouched.current = true;
      isLeaving.current = false;
    },
    /** The page's initial doors and person. `kept`: doors of the browser's history, newer than the draft. */
    restore(kept: readonly DoorForm[] | null): Pick<OrderData, 'doors' | 'person'> {
      const draft = readDraft(pathname);
      if (initial.posted && draft) keepDraft(pathname, draftOf(initial));
      if (initial.posted || !draft) return { doors: kept ?? initial.doors, person: initial.person };
      const restored = kept ? null : doorsOf(draft);
      const hasDoors = JSON.stringify(restored ?? initial.doors) !== JSON.stringify(initial.doors);
      const person = { ...draft.person, consent: initial.person.consent };
      const hasPerson = JSON.stringify(person) !== JSON.stringify(initial.person);
      setRestored(hasDoors || hasPerson);
      return {
        doors: kept ?? (hasDoors ? restored : null) ?? initial.doors,
        person: hasPerson ? person : initial.person,
      };
    },
    /** Called on submission: marks the draft, which the page of the sent enquiry then removes. */
    leave() {
      isLeaving.current = true;
      if (readDraft(pathname)) keepDraft(pathname, draftOf(data), true);
    },
    throwAway() {
      isTouched.current = false;
      dropDraft(pathname);
      setRestored(false);
    },
  };
}
