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

export function Group(props: GroupProps) {
  return useContext(FoldedGroups) ? <Fold {...props} /> : <Fields {...props} />;
}

/** A group of many fields, whose parts are folded each by itself. */
export function LongGroup(props: GroupProps) {
  return useContext(FoldedGroups) ? <>{props.children}</> : <Fields {...props} />;
}

export function GroupPart(props: GroupProps) {
  return useContext(FoldedGroups) ? <Fold {...props} /> : <>{props.children}</>;
}

const Fields = ({ legend, children }: GroupProps) => (
  <fieldset class="group">
    <legend>{legend}</legend>
    {children}
  </fieldset>
);

const Fold = ({ legend, open = false, children }: GroupProps) => (
  <details class="fold" name="fields" open={open}>
    <summary>{legend}</summary>
    <fieldset class="group">
      <legend class="visually-hidden">{legend}</legend>
      {children}
    </fieldset>
  </details>
);
