import type { ComponentChildren } from 'preact';
import type { Pen } from './pen.ts';
import { r } from './sheet.ts';

export interface PaperProps {
  readonly pen: Pen;
  readonly title: string;
  readonly description: string;
  readonly class?: string | undefined;
  readonly defs?: ComponentChildren;
  readonly children: ComponentChildren;
}

/**
 * The root `<svg>` of a drawing, with title and description. On a page, its width and height are also set as
 * font sizes, from which the style sheet computes the size of letters.
 */
export function Paper({ pen, title, description, class: name, defs, children }: PaperProps) {
  const { left, top, width, height } = pen.sheet.box;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      class={name === undefined ? 'drawing' : `drawing ${name}`}
      viewBox={[left, top, width, height].map(r).join(' ')}
      role="img"
      font-size={pen.onPage ? r(width) : undefined}
      aria-labelledby={`${pen.id('title')} ${pen.id('description')}`}
    >
      <title id={pen.id('title')}>{title}</title>
      <desc id={pen.id('description')}>{description}</desc>
      {defs && <defs>{defs}</defs>}
      {pen.onPage ? (
        <g class="drawing-to-letter" font-size={r(height)}>
          {children}
        </g>
      ) : (
        children
      )}
    </svg>
  );
}
