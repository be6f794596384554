import type { TargetedEvent, TargetedSubmitEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import { personFields, type PersonForm, plainFaults } from '../../enquire/person-form.ts';
import { actions, applyAction, changeField } from '../order/actions.ts';
import { configureAddress, reviewAddress } from '../order/addresses.ts';
import type { OrderData } from '../order/order-data.ts';
import { OrderPage } from '../parts/order-page.tsx';

type Form = HTMLFormElement;

/** Pages whose address carries the doors, so that reloading or passing it on keeps them. */
const addresses: Readonly<Record<string, typeof reviewAddress>> = {
  '/': configureAddress,
  '/review': reviewAddress,
};

/** The page with scripts: every button does at once what the server would do with the posted form. */
export function LiveOrder({ initial, book }: { readonly initial: OrderData; readonly book: PriceBook }) {
  const [data, setData] = useState(initial);
  const [said, say] = useState('');
  const focus = useRef<string | null>(null);
  const sending = useRef(false);

  useEffect(() => {
    if (focus.current !== null) document.getElementById(focus.current)?.focus();
    focus.current = null;
  });
  useEffect(() => {
    if (data.doors === initial.doors || !(data.action in addresses)) return undefined;
    // Not for every key: browsers refuse pages that change their address too often.
    const timer = setTimeout(() => {
      history.replaceState(null, '', addresses[data.action]?.(data.doors));
    }, 300);
    return () => {
      clearTimeout(timer);
    };
  }, [data.doors]);
  useEffect(() => forgetSending(sending), []);

  const change = (next: Partial<OrderData>) => {
    setData((current) => ({ ...current, ...next }));
    if (said !== '') say('');
  };

  function onSubmit(event: TargetedSubmitEvent<Form>) {
    const submitter = event.submitter as HTMLButtonElement | null;
    const action = submitter?.value ?? actions.update;
    if (action !== actions.send) {
      event.preventDefault();
      const { doors, focus: next } = applyAction(book, data.doors, action);
      if (next !== null) focus.current = next;
      if (doors !== data.doors) change({ doors, pdf: null });
      return;
    }
    const faults = plainFaults(data.person);
    if (Object.keys(faults).length > 0 || sending.current) {
      event.preventDefault();
      if (sending.current) return;
      focus.current = 'notice';
      change({ faults, notice: null });
      return;
    }
    sending.current = true;
  }

  function onInput({ target }: TargetedEvent<Form>) {
    if (!isField(target)) return;
    const value =
      target instanceof HTMLInputElement && target.type === 'checkbox' ? tick(target) : target.value;
    const field = personFields.find((known) => known === target.name);
    if (field) {
      const person: PersonForm = { ...data.person, [field]: value };
      change({ person });
      return;
    }
    const doors = changeField(book, data.doors, target.name, value);
    if (doors !== data.doors) change({ doors, pdf: null });
  }

  const link = () => new URL(reviewAddress(data.doors), location.href).href;
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
      data={data}
      book={book}
      live={{ onSubmit, onInput, onCopy, onShare: canShare ? onShare : undefined, said }}
    />
  );
}

const tick = (box: HTMLInputElement): string => (box.checked ? 'yes' : '');

const isField = (
  target: EventTarget | null,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;

/** A page that comes back from the browser's memory can be sent again. */
function forgetSending(sending: { current: boolean }): () => void {
  const forget = () => {
    sending.current = false;
  };
  addEventListener('pageshow', forget);
  return () => {
    removeEventListener('pageshow', forget);
  };
}
