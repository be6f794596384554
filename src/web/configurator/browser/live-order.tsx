import type { TargetedEvent, TargetedSubmitEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PriceView } from '../../../domain/wording/price.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { fieldErrorsOf } from '../../shell/notices.tsx';
import {
  canValidateInBrowser,
  personFields,
  type PersonForm,
  plainFaults,
  stillFaulty,
} from '../../enquire/person-form.ts';
import { actions, applyAction, changeField, withTyped } from '../order/actions.ts';
import { orderAddress, reviewAddress } from '../order/addresses.ts';
import { plainSizes } from '../order/door-faults.ts';
import type { DoorForm } from '../order/form-fields.ts';
import { addressIn, otherView, priceViewName } from '../../shell/price-view.ts';
import type { OrderData } from '../order/order-data.ts';
import { doorErrors, firstError } from '../order/field-errors.ts';
import { viewOrder } from '../order/view.ts';
import { OrderPage } from '../parts/order-page.tsx';
import { changedFields, isField, isTyped, valueOf } from './fields.ts';
import { useScrollAnchoring } from './scroll-anchoring.ts';

type Form = HTMLFormElement;

/** The hydrated page. Its buttons do at once what the server would do with the posted form. */
export function LiveOrder({ initial, book }: { readonly initial: OrderData; readonly book: PriceBook }) {
  const [data, setData] = useState(initial);
  /**
   * The doors that are shown and priced: a debounced copy of `data.doors`, which leaving a field updates at once.
   */
  const [shown, setShown] = useState(initial.doors);
  /** A size of the layout while it is typed: the form has the size that was fitted. */
  const [typing, setTyping] = useState<Pick<HTMLInputElement, 'name' | 'value'> | null>(null);
  const [said, say] = useState('');
  const focus = useRef<string | null>(null);
  const sending = useRef(false);
  const latest = useRef(data);
  latest.current = data;

  useScrollAnchoring();
  useEffect(() => {
    const wanted = focus.current === null ? null : document.getElementById(focus.current);
    // The next update may be the first to render the element.
    if (!wanted) return;
    wanted.focus();
    focus.current = null;
  });
  useEffect(() => {
    if (shown === data.doors) return undefined;
    const timer = setTimeout(() => {
      setShown(data.doors);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [data.doors, shown]);
  useEffect(() => {
    if (shown === initial.doors) return undefined;
    const address = orderAddress(book, data.action, shown, data.priceView);
    if (address === null) return undefined;
    // Debounced: browsers limit the rate of replaceState.
    const timer = setTimeout(() => {
      history.replaceState(null, '', address);
    }, 300);
    return () => {
      clearTimeout(timer);
    };
  }, [shown, data.priceView]);
  useEffect(() => forgetSending(sending), []);
  useEffect(() => {
    // Take over values typed before hydration or restored by the browser.
    const adopt = () => {
      const changed = changedFields(latest.current);
      if (changed.length === 0) return;
      let { person, doors } = latest.current;
      for (const field of changed) {
        const own = personFields.find((known) => known === field.name);
        if (own) person = { ...person, [own]: valueOf(field) };
        else doors = changeField(book, doors, field.name, valueOf(field));
      }
      change({ person });
      showDoors(doors);
    };
    adopt();
    addEventListener('pageshow', adopt);
    return () => {
      removeEventListener('pageshow', adopt);
    };
  }, []);

  const change = (next: Partial<OrderData>) => {
    setData((current) => ({ ...current, ...next }));
    if (said !== '') say('');
  };

  function showDoors(doors: readonly DoorForm[]) {
    if (doors !== latest.current.doors) change({ doors, pdf: null });
    setShown(doors);
  }

  function onSubmit(event: TargetedSubmitEvent<Form>) {
    const submitter = event.submitter as HTMLButtonElement | null;
    const action = submitter?.value ?? actions.update;
    if (action === actions.switchPrices) {
      event.preventDefault();
      const priceView = otherView(data.priceView);
      change({ priceView });
      keepInAddress(priceView);
      return;
    }
    if (action !== actions.send) {
      event.preventDefault();
      const { doors, focus: next } = applyAction(book, data.doors, action);
      if (next !== null) focus.current = next;
      showDoors(doors);
      return;
    }
    if (sending.current) {
      event.preventDefault();
      return;
    }
    const faults = plainFaults(data.person);
    const ofDoors = doorErrors(viewOrder(book, data.doors));
    const ofPerson = fieldErrorsOf(faults);
    if (ofDoors.length + ofPerson.length > 0 && canValidateInBrowser(data.person)) {
      event.preventDefault();
      focus.current = firstError(ofDoors, ofPerson);
      change({ faults, notice: null, refused: true });
      setShown(data.doors);
      return;
    }
    sending.current = true;
  }

  function onInput({ target }: TargetedEvent<Form>) {
    if (!isField(target)) return;
    const value = valueOf(target);
    const field = personFields.find((known) => known === target.name);
    if (field) {
      const person: PersonForm = { ...data.person, [field]: value };
      change({ person, faults: stillFaulty(data.faults, field, person) });
      return;
    }
    const doors = changeField(book, data.doors, target.name, value);
    if (doors === data.doors) return;
    change({ doors, pdf: null });
    setTyping({ name: target.name, value });
    if (!isTyped(target)) setShown(doors);
  }

  /** Replaces a typed size by plain millimetres when the user leaves its field. */
  function onChange({ target }: TargetedEvent<Form>) {
    if (!isField(target) || !isTyped(target) || !/^d\d/.test(target.name)) return;
    setTyping(null);
    showDoors(data.doors.map(plainSizes));
  }

  const link = () => new URL(reviewAddress(shown, data.priceView), location.href).href;
  const onCopy = () => {
    navigator.clipboard.writeText(link()).then(
      () => {
        say('The link is copied.');
      },
      () => {
        say(link());
      },
    );
  };
  const onShare = () => {
    navigator.share({ title: `Steel doors from ${data.business.name}`, url: link() }).catch(() => undefined);
  };
  const canShare = 'share' in navigator;

  return (
    <OrderPage
      data={typing ? { ...data, doors: withTyped(data.doors, typing) } : data}
      book={book}
      live={{ onSubmit, onInput, onChange, shown, onCopy, onShare: canShare ? onShare : undefined, said }}
    />
  );
}

/** Debounce delay after typing. */
const pauseMs = 700;

/** Adds the price view to the page's address and to the links of the header. */
function keepInAddress(priceView: PriceView): void {
  const bare = new URL(location.href);
  bare.searchParams.delete(priceViewName);
  history.replaceState(null, '', addressIn(priceView, `${bare.pathname}${bare.search}`));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-header a[href^="/"]'))
    link.href = addressIn(priceView, link.pathname);
}

/** Lets a page restored from the back/forward cache be submitted again. */
function forgetSending(sending: { current: boolean }): () => void {
  const forget = () => {
    sending.current = false;
  };
  addEventListener('pageshow', forget);
  return () => {
    removeEventListener('pageshow', forget);
  };
}
