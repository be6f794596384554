import type { PriceBook } from '../../../domain/book/price-book.ts';
import { readBars } from '../../../domain/extras/bars.ts';
import { pageInk } from '../../../drawing/colours.ts';
import { HandleShape } from '../../../drawing/handles.tsx';
import { LayoutGlass } from '../../../drawing/layout-picture.tsx';
import { GlassTexture } from '../../../drawing/textures.tsx';
import { barChoices, noBars } from '../order/bars.ts';

/*
 * Small pictures beside the choices, drawn like the door itself. Hidden from screen readers, because the
 * labels say the same.
 */

export function Swatch({ hex }: { readonly hex: string | null }) {
  return (
    <svg class="swatch" viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={hex ?? 'none'} />
    </svg>
  );
}

type MarkKind = 'glass' | 'bars' | 'handle';

const markId = (kind: MarkKind, value: string): string => `mark-${kind}-${value}`;

/** References a picture of `MarkDefinitions`. */
export function Mark({ kind, value }: { readonly kind: MarkKind; readonly value: string }) {
  return (
    <svg class={`mark mark-${kind}`} aria-hidden="true">
      <use href={`#${markId(kind, value)}`} />
    </svg>
  );
}

/** Id of the picture for glass without a choice. */
export const plainGlass = 'plain';

/** Defines the pictures of all choices once per page; `Mark` references them. */
export function MarkDefinitions({ book }: { readonly book: PriceBook }) {
  const { extras } = book;
  return (
    <svg class="off-page" aria-hidden="true">
      <LayoutGlass />
      {[plainGlass, ...extras.glass.map(({ key }) => key)].map((glass) => (
        <symbol key={glass} id={markId('glass', glass)} viewBox={`0 0 ${side} ${side}`}>
          <rect width={side} height={side} fill={pageInk('glass')} />
          <GlassTexture pen={pen} panes={[pane]} glass={glass} />
        </symbol>
      ))}
      {[noBars, ...barChoices(book)].map((grid) => (
        <symbol key={grid} id={markId('bars', grid)} viewBox="0 0 20 28">
          <rect width="20" height="28" fill={pageInk('glass')} />
          <path d={barLines(grid)} stroke="currentColor" stroke-width="1.2" />
        </symbol>
      ))}
      {extras.handles.map(({ key }) => (
        <symbol key={key} id={markId('handle', key)} viewBox="-108 -126 216 252">
          <HandleShape
            handle={key}
            at={{ stile: -(middles[key] ?? middleOfLever), y: 0, way: 1, width: 600, height: 550 }}
            outline={8}
          />
        </symbol>
      ))}
    </svg>
  );
}

const side = 240;
const pane = { left: 0, top: 0, right: side, bottom: side };
const pen = { ink: pageInk, sheet: { u: 18 } };

function barLines(bars: string): string {
  const { columns, rows } = readBars(bars) ?? { columns: 1, rows: 1 };
  const upright = Array.from({ length: columns - 1 }, (_, index) => `M${((index + 1) * 20) / columns} 0V28`);
  const across = Array.from({ length: rows - 1 }, (_, index) => `M0 ${((index + 1) * 28) / rows}H20`);
  return [...upright, ...across].join('');
}

/** Distance of a handle's middle from its stile. */
const middleOfLever = 53;
const middles: Readonly<Record<string, number>> = { PULL: 28, FLUSH: 0 };
