import type { ComponentChildren } from 'preact';

interface ActionButtonProps {
  readonly action: string;
  readonly label?: string;
  readonly class?: string;
  readonly disabled?: boolean;
  readonly children: ComponentChildren;
}

/** A submit button, whose action scripts apply in the browser. */
export function ActionButton({ action, label, class: className, disabled, children }: ActionButtonProps) {
  return (
    <button
      type="submit"
      name="action"
      value={action}
      class={className ?? 'button-quiet'}
      aria-label={label}
      disabled={disabled}
      formNoValidate
    >
      {children}
    </button>
  );
}
