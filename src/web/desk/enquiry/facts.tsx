import type { ComponentChildren } from 'preact';
import { UserText } from '../user-text.tsx';

export function Fact({ name, children }: { readonly name: string; readonly children?: ComponentChildren }) {
  return children === undefined || children === null || children === '' ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A fact in the customer's words. */
export function TypedFact({
  name,
  text,
}: {
  readonly name: string;
  readonly text: string | null | undefined;
}) {
  return text === undefined || text === null || text === '' ? null : (
    <Fact name={name}>
      <UserText text={text} />
    </Fact>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** A section that opens on demand; its summary is its heading. */
export function Fold({ id, title, children }: SectionProps) {
  return (
    <details class="desk-section desk-fold" id={id}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <section class="desk-section" aria-labelledby={`${id}-title`} id={id}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
