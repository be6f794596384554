import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Whether groups of fields are folded, one open at a time: in a frame there is no room for all of them. */
export const FoldedGroups = createContext(false);

interface GroupProps {
  readonly legend: string;
  /** Whether a folded group is open at first, or has to open for a fault. */
  readonly open?: boolean;
  readonly children: ComponentChildren;
}

export function Group({ legend, open = false, children }: GroupProps) {
  if (!useContext(FoldedGroups)) {
    return (
      <fieldset class="group">
        <legend>{legend}</legend>
        {children}
      </fieldset>
    );
  }
  return (
    <details class="fold" name="fields" open={open}>
      <summary>{legend}</summary>
      <fieldset class="group">
        <legend class="visually-hidden">{legend}</legend>
        {children}
      </fieldset>
    </details>
  );
}
