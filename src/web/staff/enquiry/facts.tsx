import type { ComponentChildren } from 'preact';
import { Theirs } from '../theirs.tsx';

/** Nothing where there is nothing to say. */
export function Fact({ name, children }: { readonly name: string; readonly children?: ComponentChildren }) {
  return children === undefined || children === null || children === '' ? null : (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Something that was typed, where it was. */
export function TypedFact({
  name,
  text,
}: {
  readonly name: string;
  readonly text: string | null | undefined;
}) {
  return text === undefined || text === null || text === '' ? null : (
    <Fact name={name}>
      <Theirs text={text} />
    </Fact>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <section class="desk-section" aria-labelledby={`${id}-title`} id={id}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
