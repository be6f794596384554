import { pageInk } from '../../../drawing/colours.ts';
import { HandleShape } from '../../../drawing/handles.tsx';
import { GlassTexture } from '../../../drawing/textures.tsx';
import { readBars } from '../../../domain/extras/bars.ts';

/*
 * Small pictures beside the choices, drawn like the door itself. The labels say the same in words, so that they are
 * hidden from screen readers.
 */

export function Swatch({ hex }: { readonly hex: string | null }) {
  return (
    <svg class="swatch" viewBox="0 0 20 20" width="24" height="24" aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill={hex ?? 'none'} />
    </svg>
  );
}

const side = 240;
const pane = { left: 0, top: 0, right: side, bottom: side };
const pen = { ink: pageInk, sheet: { u: 18 } };

export function GlassMark({ glass }: { readonly glass: string }) {
  return (
    <svg class="mark" viewBox={`0 0 ${side} ${side}`} width="40" height="40" aria-hidden="true">
      <rect width={side} height={side} fill={pageInk('glass')} />
      <GlassTexture pen={pen} panes={[pane]} glass={glass} />
    </svg>
  );
}

export function BarsMark({ bars }: { readonly bars: string }) {
  const { columns, rows } = readBars(bars) ?? { columns: 1, rows: 1 };
  const upright = Array.from({ length: columns - 1 }, (_, index) => `M${((index + 1) * 20) / columns} 0V28`);
  const across = Array.from({ length: rows - 1 }, (_, index) => `M0 ${((index + 1) * 28) / rows}H20`);
  return (
    <svg class="mark" viewBox="0 0 20 28" width="30" height="42" aria-hidden="true">
      <rect width="20" height="28" fill={pageInk('glass')} />
      <path d={[...upright, ...across].join('')} stroke="currentColor" stroke-width="1.2" />
    </svg>
  );
}

/** How far the middle of a handle is from its stile. */
const middleOfLever = 53;
const middles: Readonly<Record<string, number>> = { PULL: 28, FLUSH: 0 };

export function HandleMark({ handle }: { readonly handle: string }) {
  return (
    <svg class="mark" viewBox="-108 -126 216 252" width="36" height="42" aria-hidden="true">
      <HandleShape
        handle={handle}
        at={{ stile: -(middles[handle] ?? middleOfLever), y: 0, way: 1, width: 600, height: 550 }}
        outline={8}
      />
    </svg>
  );
}
