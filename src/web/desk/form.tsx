import type { ComponentChildren, FormHTMLAttributes } from 'preact';

interface DeskFormProps extends FormHTMLAttributes {
  /** The page's CSRF token. */
  readonly token: string;
  /** Further hidden fields. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly children?: ComponentChildren;
}

/** A POST form with the CSRF token. */
export function DeskForm({ token, fields, children, ...attributes }: DeskFormProps) {
  return (
    <form method="post" {...attributes}>
      <HiddenFields fields={{ ...fields, token }} />
      {children}
    </form>
  );
}

export function HiddenFields({ fields }: { readonly fields: Readonly<Record<string, string>> }) {
  return (
    <>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
