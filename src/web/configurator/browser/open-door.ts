import type { TargetedEvent, TargetedMouseEvent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { doorFormFields, type DoorForm, doorOfId, fieldName } from '../order/form-fields.ts';
import type { OrderData } from '../order/order-data.ts';

/**
 * The index of the open door if the doors are shown as tabs, which is in the configurator, on screens, after
 * hydration. `focus` is the id of the element to focus next.
 */
export function useOpenDoor({ mode, doors }: OrderData, focus: { current: string | null }) {
  const [isTabbed, setTabbed] = useState(false);
  const [chosen, openDoor] = useState(0);
  const open = isTabbed && doors.length > 1 ? Math.min(chosen, doors.length - 1) : null;
  useEffect(() => {
    if (mode !== 'configure') return undefined;
    openDoor(doorOfId(document.activeElement?.id ?? '') ?? doorOfId(location.hash.slice(1)) ?? 0);
    setTabbed(true);
    // Print shows all doors, one after the other.
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

  /** Opens the tab of the door that a clicked link leads to. */
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

/** Adds the doors of closed tabs, which have no fields on the page, to the submitted form data. */
export function addOtherDoors(event: TargetedEvent<HTMLFormElement>, doors: readonly DoorForm[]): void {
  if (!(event instanceof FormDataEvent)) return;
  const { elements } = event.currentTarget;
  for (const [index, door] of doors.entries()) {
    if (elements.namedItem(fieldName(index, 'type'))) continue;
    for (const field of doorFormFields) event.formData.set(fieldName(index, field), door[field]);
  }
}
