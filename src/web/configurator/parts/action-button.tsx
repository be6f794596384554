import type { ComponentChildren } from 'preact';

interface ActionButtonProps {
  readonly action: string;
  readonly label?: string;
  readonly class?: string;
  readonly disabled?: boolean;
  /** Without scripts, id of the element to which the next page scrolls. */
  readonly target?: string;
  readonly children: ComponentChildren;
}

/** A submit button. With scripts, its action is applied in the browser. */
export function ActionButton({
  action,
  label,
  class: className,
  disabled,
  target,
  children,
}: ActionButtonProps) {
  return (
    <button
      type="submit"
      name="action"
      value={action}
      class={className ?? 'button-quiet'}
      aria-label={label}
      disabled={disabled}
      formNoValidate
      formAction={target === undefined ? undefined : `#${target}`}
    >
      {children}
    </button>
  );
}
