import type { TargetedEvent, TargetedMouseEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { doorFormFields, type DoorForm, doorOfId, fieldName } from '../order/form-fields.ts';
import type { OrderData } from '../order/order-data.ts';

/**
 * The door that is open where several doors are tabs: in the configurator, on screens, from the first render after
 * hydration on. `focus` is the id of the element to focus next.
 */
export function useOpenDoor({ mode, doors }: OrderData, focus: { current: string | null }) {
  const [isTabbed, setTabbed] = useState(false);
  const [chosen, openDoor] = useState(0);
  const open = isTabbed && doors.length > 1 ? Math.min(chosen, doors.length - 1) : null;
  useEffect(() => {
    if (mode !== 'configure') return undefined;
    openDoor(doorOfId(document.activeElement?.id ?? '') ?? doorOfId(location.hash.slice(1)) ?? 0);
    setTabbed(true);
    // On paper all doors follow each other.
    const onPaper = () => {
      setTabbed(false);
    };
    const onScreen = () => {
      setTabbed(true);
    };
    addEventListener('beforeprint', onPaper);
    addEventListener('afterprint', onScreen);
    return () => {
      removeEventListener('beforeprint', onPaper);
      removeEventListener('afterprint', onScreen);
    };
  }, []);

  /** Focuses an element with the next render, in the tab of its door. */
  function goTo(id: string) {
    focus.current = id;
    openDoor((current) => doorOfId(id) ?? current);
  }

  /** Lets links to something of another door open it. */
  function onClick(event: TargetedMouseEvent<HTMLFormElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const id = link?.hash.slice(1) ?? '';
    const door = doorOfId(id);
    if (open === null || door === undefined || door === open) return;
    event.preventDefault();
    goTo(id);
  }

  return { open, openDoor, goTo, onClick };
}

/** Adds the doors that are not among the fields of a form, but behind another tab, to what it sends. */
export function addOtherDoors(event: TargetedEvent<HTMLFormElement>, doors: readonly DoorForm[]): void {
  if (!(event instanceof FormDataEvent)) return;
  const { elements } = event.currentTarget;
  for (const [index, door] of doors.entries()) {
    if (elements.namedItem(fieldName(index, 'type'))) continue;
    for (const field of doorFormFields) event.formData.set(fieldName(index, field), door[field]);
  }
}
