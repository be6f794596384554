import type { ComponentChildren, TargetedKeyboardEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { piecesOf } from '../../../app/doors/priced-order.ts';
import { doorTypeKeys } from '../../../domain/book/door-types.ts';
import { capitalise } from '../../../domain/wording/format.ts';
import { typeName } from '../../../domain/wording/names.ts';
import { panelId, tabId } from '../order/form-fields.ts';
import type { DoorView } from '../order/view.ts';

interface DoorTabsProps {
  readonly doors: readonly DoorView[];
  readonly open: number;
  readonly onOpen: (index: number) => void;
  /** Shown beside the tabs. */
  readonly children: ComponentChildren;
}

/** Tabs of doors, one of them open. Arrow keys open a door at once, because its panel needs no loading. */
export function DoorTabs({ doors, open, onOpen, children }: DoorTabsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = document.getElementById(tabId(open));
    // Unlike scrollIntoView, this leaves the page where it is.
    if (tab && row.current)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.clientWidth) / 2;
  }, [open, doors.length]);

  function onKeyDown(event: TargetedKeyboardEvent<HTMLDivElement>) {
    const next = keys[event.key]?.(open, doors.length);
    if (next === undefined) return;
    event.preventDefault();
    onOpen(next);
    document.getElementById(tabId(next))?.focus();
  }

  return (
    <div class="tab-row no-print" ref={row}>
      <div class="door-tabs" role="tablist" aria-label="Your doors" onKeyDown={onKeyDown}>
        {doors.map((door, index) => (
          <button
            key={index}
            type="button"
            role="tab"
            class="door-tab"
            id={tabId(index)}
            aria-selected={index === open}
            aria-controls={index === open ? panelId : undefined}
            tabIndex={index === open ? 0 : -1}
            onClick={() => {
              onOpen(index);
            }}
          >
            <span class="door-tab-name">{nameOf(door, index)}</span>
            {hasFault(door) ? (
              <span class="fault">Please check</span>
            ) : (
              <span class="hint">{typeOf(door)}</span>
            )}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}

const keys: Readonly<Record<string, (open: number, count: number) => number>> = {
  ArrowRight: (open, count) => (open + 1) % count,
  ArrowLeft: (open, count) => (open + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function nameOf(door: DoorView, index: number): string {
  const pieces = piecesOf(door);
  const name = door.form.room.trim() || `Door ${index + 1}`;
  return pieces > 1 ? `${name} × ${pieces}` : name;
}

function typeOf({ form }: DoorView): string {
  const type = doorTypeKeys.find((key) => key === form.type);
  return type ? capitalise(typeName(type)) : '';
}

const hasFault = ({ faults, prices }: DoorView): boolean => !prices || Object.keys(faults).length > 0;
