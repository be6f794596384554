import type { TargetedEvent, TargetedMouseEvent } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { ConfiguratorData } from '../../../app/doors/configurator-data.ts';
import type { PriceBook } from '../../../domain/book/price-book.ts';
import type { DoorDesign } from '../../../domain/design/design.ts';
import { isField, isTyped, valueOf } from '../browser/fields.ts';
import { useSettled } from '../browser/use-settled.ts';
import { applyAction, changeField, withTyped } from '../order/actions.ts';
import { configureAddress, reviewAddress } from '../order/addresses.ts';
import { plainSizes } from '../order/door-faults.ts';
import { formOfDesign } from '../order/door-form.ts';
import type { DoorForm } from '../order/form-fields.ts';
import { viewOrder } from '../order/view.ts';
import { FramePage } from './frame-page.tsx';
import type { Host } from './host.ts';
import { modelContext } from './model-context.ts';

interface FrameDoorsProps {
  readonly book: PriceBook;
  readonly data: ConfiguratorData;
  readonly host: Host;
  readonly designs: readonly DoorDesign[];
  /** Review link of a stored estimate with these doors. */
  readonly quoteUrl: string | null;
  /** Whether these are the standard doors, because the assistant's call gave none. */
  readonly isStandard: boolean;
}

/** Debounce delay after the last change, before the model is told. */
const tellAfterMs = 500;

/** The state of the doors: the configurator's own reducer, without pages, drafts and history. */
export function FrameDoors({ book, data, host, designs, quoteUrl, isStandard }: FrameDoorsProps) {
  const [initial] = useState(() => designs.map((design) => formOfDesign(book, design)));
  const [doors, setDoors] = useState<readonly DoorForm[]>(initial);
  const [shown, setShown] = useSettled(doors);
  const [typing, setTyping] = useState<Pick<HTMLInputElement, 'name' | 'value'> | null>(null);
  const [open, setOpen] = useState(0);
  /** Address that the host did not open, for the user to copy. */
  const [unopened, setUnopened] = useState<string | null>(null);
  const focus = useRef<string | null>(null);
  const told = useRef<string | null>(null);
  const view = viewOrder(book, shown);
  const isChanged = doors !== initial;

  useEffect(() => {
    const wanted = focus.current === null ? null : document.getElementById(focus.current);
    wanted?.focus();
    if (wanted) focus.current = null;
  });
  useEffect(() => {
    const door = view.doors[open];
    const text = isChanged && door ? modelContext(book, door) : null;
    if (text === null || text === told.current) return undefined;
    const timer = setTimeout(() => {
      told.current = text;
      host.tellModel(text);
    }, tellAfterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [shown, open]);

  function show(next: readonly DoorForm[]) {
    setDoors(next);
    setShown(next);
    setTyping(null);
    setUnopened(null);
  }

  function onInput({ target }: TargetedEvent<HTMLDivElement>) {
    if (!isField(target)) return;
    const { name } = target;
    const value = valueOf(target);
    const next = changeField(book, doors, name, value);
    if (next === doors) return;
    if (!isTyped(target)) {
      show(next);
      return;
    }
    setDoors(next);
    setTyping({ name, value });
  }

  /** Converts a typed size to plain millimetres when the user leaves its field. */
  function onChange({ target }: TargetedEvent<HTMLDivElement>) {
    if (isField(target) && isTyped(target)) show(doors.map(plainSizes));
  }

  /** Clicks instead of a submitted form: a sandboxed frame neither submits forms nor fires submit events. */
  function onClick(event: TargetedMouseEvent<HTMLDivElement>) {
    const pressed = event.target instanceof Element ? event.target.closest('a, button[name=action]') : null;
    if (pressed instanceof HTMLAnchorElement) {
      // Parts of the configurator link to the form at the end of its page.
      event.preventDefault();
      openPage(askUrl);
    } else if (pressed instanceof HTMLButtonElement) {
      const { doors: next, focus: wanted } = applyAction(book, doors, pressed.value);
      focus.current = wanted;
      show(next);
    }
  }

  function openPage(url: string) {
    void host.openLink(url).then((isOpened) => {
      setUnopened(isOpened ? null : url);
    });
  }

  const askUrl =
    quoteUrl !== null && !isChanged ? quoteUrl : `${data.publicUrl}${reviewAddress(doors, 'with-vat')}`;
  return (
    <FramePage
      {...{ book, view, open, isStandard, unopened }}
      typed={typing ? withTyped(doors, typing) : doors}
      maker={data.maker}
      isStored={quoteUrl !== null && !isChanged}
      onOpen={setOpen}
      onAsk={() => {
        openPage(askUrl);
      }}
      onFullPage={() => {
        openPage(`${data.publicUrl}${configureAddress(doors, 'with-vat')}`);
      }}
      handlers={{ onInput, onChange, onClick }}
    />
  );
}
