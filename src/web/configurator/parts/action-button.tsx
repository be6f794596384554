import type { ComponentChildren } from 'preact';

interface ActionButtonProps {
  readonly action: string;
  readonly label?: string;
  readonly class?: string;
  readonly disabled?: boolean;
  readonly children: ComponentChildren;
}

/** A button of the order: the browser does at once what the server would do with the posted form. */
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
