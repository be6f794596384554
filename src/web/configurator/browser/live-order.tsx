import type { TargetedEvent, TargetedSubmitEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { PriceView } from '../../../domain/wording/price.ts';
import { fieldErrorsOf } from '../../shell/notices.tsx';
import {
  canValidateInBrowser,
  personFields,
  type PersonForm,
  plainFaults,
  stillFaulty,
} from '../../enquire/person-form.ts';
import { actions, applyAction, changeField, withTyped } from '../order/actions.ts';
import { reviewAddress } from '../order/addresses.ts';
import { plainSizes } from '../order/door-faults.ts';
import { type DoorForm, showsPersonName } from '../order/form-fields.ts';
import { addressIn, otherView } from '../../shell/price-view.ts';
import type { OrderData } from '../order/order-data.ts';
import { doorErrors, firstError } from '../order/field-errors.ts';
import { viewOrder } from '../order/view.ts';
import { OrderPage } from '../parts/order-page.tsx';
import { redoId, undoId } from '../parts/step-buttons.tsx';
import { changedFields, isField, isTyped, valueOf } from './fields.ts';
import { addOtherDoors, useOpenDoor } from './open-door.ts';
import { useScrollAnchoring } from './scroll-anchoring.ts';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';
import { useSettled } from './use-settled.ts';
import { useShare } from './use-share.ts';
import { useTimeline } from './use-timeline.ts';

type Form = HTMLFormElement;

/** The hydrated page. Its buttons apply their actions in the browser instead of posting the form. */
export function LiveOrder({ initial, book }: { readonly initial: OrderData; readonly book: PriceBook }) {
  const [data, setData] = useState(initial);
  /** The doors that are shown and priced: `data.doors`, debounced until the user leaves the field. */
  const [shown, setShown] = useSettled(data.doors);
  /** The field being typed in: it shows the text as typed, while the form already has the fitted size. */
  const [typing, setTyping] = useState<Pick<HTMLInputElement, 'name' | 'value'> | null>(null);
  const focus = useRef<string | null>(null);
  const sending = useSending();
  const { clearSaid, ...share } = useShare(
    data.business.name,
    () => new URL(reviewAddress(shown, data.priceView), location.href).href,
  );
  const { open, openDoor, goTo, onClick } = useOpenDoor(data, focus);
  const latest = useRef(data);
  latest.current = data;

  useScrollAnchoring();
  useEffect(() => {
    const wanted = focus.current === null ? null : document.getElementById(focus.current);
    // If the element is not rendered yet, the next update tries again.
    if (!wanted) return;
    const isHeading = wanted.matches('.door > h2');
    wanted.focus({ preventScroll: isHeading });
    // After a button has changed a door, scrolls to its heading, so that drawing and price are visible.
    if (isHeading) wanted.scrollIntoView();
    focus.current = null;
  });
  const draft = useDraft(book, initial, data);
  const steps = useTimeline(book, latest, (doors) => {
    draft.touch();
    const changed = doors.findIndex(
      (door, index) => !isSame([door], latest.current.doors.slice(index, index + 1)),
    );
    if (changed >= 0) openDoor(changed);
    show(doors);
  });
  useEffect(() => {
    const kept = steps.kept();
    const { person, doors } = draft.restore(kept);
    change({ person });
    if (doors !== initial.doors) show(doors);
    latest.current = { ...latest.current, person, doors };
    return steps.start(doors, kept !== null || doors === initial.doors);
  }, []);
  useEffect(() => {
    // Takes over values typed before hydration or restored by the browser.
    const adopt = (...before: readonly OrderData[]) => {
      const changed = changedFields(latest.current, ...before);
      if (changed.length === 0) return;
      let { person, doors } = latest.current;
      for (const field of changed) {
        const own = personFields.find((known) => known === field.name);
        if (own) person = { ...person, [own]: valueOf(field) };
        else doors = changeField(book, doors, field.name, valueOf(field));
      }
      draft.touch();
      change({ person });
      showDoors(doors);
    };
    // Values of the server's page were not typed by the customer, even if a draft has replaced them.
    adopt(initial);
    const onShow = () => {
      adopt();
    };
    addEventListener('pageshow', onShow);
    return () => {
      removeEventListener('pageshow', onShow);
    };
  }, []);

  const change = (next: Partial<OrderData>) => {
    setData((current) => ({ ...current, ...next }));
    clearSaid();
  };

  function show(doors: readonly DoorForm[]) {
    change({ doors, pdf: isSame(doors, initial.doors) ? initial.pdf : null });
    setTyping(null);
    setShown(doors);
  }

  /** Shows changed doors; `isMore` if the change belongs to the previous undo step. */
  function showDoors(doors: readonly DoorForm[], isMore = false) {
    if (!isSame(doors, latest.current.doors)) draft.touch();
    steps.take(doors, isMore);
    show(doors);
  }

  function onSubmit(event: TargetedSubmitEvent<Form>) {
    const submitter = event.submitter as HTMLButtonElement | null;
    const action = submitter?.value ?? actions.update;
    if (action === actions.switchPrices) {
      event.preventDefault();
      const priceView = otherView(data.priceView);
      change({ priceView });
      linkToPricesIn(priceView);
      return;
    }
    if (action !== actions.send) {
      event.preventDefault();
      const { doors, focus: next } = applyAction(book, data.doors, action);
      if (next !== null) goTo(next);
      // Opening the alternatives is not an undo step.
      showDoors(doors, action.startsWith('compare'));
      return;
    }
    if (sending.current) {
      event.preventDefault();
      return;
    }
    const faults = data.changes ? {} : plainFaults(data.person);
    const ofDoors = doorErrors(viewOrder(book, data.doors));
    const ofPerson = fieldErrorsOf(faults);
    if (ofDoors.length + ofPerson.length > 0 && canValidateInBrowser(data.person)) {
      event.preventDefault();
      const first = firstError(ofDoors, ofPerson);
      if (first !== null) goTo(first);
      change({ faults, notice: null, refused: true });
      setShown(data.doors);
      return;
    }
    sending.current = true;
    draft.leave();
  }

  function onInput({ target }: TargetedEvent<Form>) {
    if (!isField(target)) return;
    draft.touch();
    const value = valueOf(target);
    if (target.name === showsPersonName) {
      change({ showsPerson: value === 'yes' });
      return;
    }
    const field = personFields.find((known) => known === target.name);
    if (field) {
      const person: PersonForm = { ...data.person, [field]: value };
      change({ person, faults: stillFaulty(data.faults, field, person) });
      return;
    }
    const doors = changeField(book, data.doors, target.name, value);
    if (doors === data.doors) return;
    // All typing in a field until it is left is one undo step; comparing layouts is none.
    const isMore = isTyped(target) ? typing?.name === target.name : target.name.includes('-compare');
    steps.take(doors, isMore);
    change({ doors, pdf: null });
    setTyping({ name: target.name, value });
    if (!isTyped(target)) setShown(doors);
  }

  /** Converts a typed size to plain millimetres when the user leaves its field. */
  function onChange({ target }: TargetedEvent<Form>) {
    if (!isField(target) || !isTyped(target) || !/^d\d/.test(target.name)) return;
    showDoors(data.doors.map(plainSizes), true);
  }

  function onStep(by: -1 | 1) {
    steps.go(by);
    // The pressed button is now disabled and loses the focus, which moves to the other button.
    if (by === -1 ? !steps.canUndo() : !steps.canRedo()) focus.current = by === -1 ? redoId : undoId;
  }

  function onThrowAway() {
    const { doors } = initial;
    showDoors(doors);
    change({ person: initial.person });
    draft.throwAway();
  }

  const handlers = {
    ...{ onSubmit, onInput, onChange, onClick },
    onFormData: (event: TargetedEvent<Form>) => {
      addOtherDoors(event, data.doors);
    },
  };
  const live = {
    ...{ handlers, shown, open, openDoor },
    ...share,
    ...{ canUndo: steps.canUndo(), canRedo: steps.canRedo(), onStep },
    onThrowAway: draft.isRestored ? onThrowAway : undefined,
  };

  return (
    <OrderPage
      data={typing ? { ...data, doors: withTyped(data.doors, typing) } : data}
      book={book}
      live={live}
    />
  );
}

const isSame = (one: readonly DoorForm[], other: readonly DoorForm[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Adds the price view to the links of the header. */
function linkToPricesIn(priceView: PriceView): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.site-header a[href^="/"]'))
    link.href = addressIn(priceView, link.pathname);
}
