import { Fragment } from 'preact';
import type { CardLine } from '../../domain/wording/business.ts';

export function CardText({ line: { texts, href } }: { readonly line: CardLine }) {
  if (href !== undefined) return <a href={href}>{texts.join(', ')}</a>;
  return texts.map((text, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {text}
    </Fragment>
  ));
}

export function CardList({ lines }: { readonly lines: readonly CardLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl class="facts card-lines">
      {lines.map((line) => (
        <div key={line.label}>
          <dt>{line.label}</dt>
          <dd>
            <CardText line={line} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
