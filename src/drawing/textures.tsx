import type { VNode } from 'preact';
import { type Pen, weight } from './pen.ts';
import { path, r, rectAt } from './sheet.ts';

interface Pane {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The part of the pen that a texture uses. The small pictures beside the choices have no full pen. */
type TexturePen = Pick<Pen, 'ink'> & { readonly sheet: Pick<Pen['sheet'], 'u'> };

interface TextureProps {
  readonly pen: TexturePen;
  readonly panes: readonly Pane[];
  /** Key of the price book. */
  readonly glass: string;
}

/**
 * The look of a kind of glass. Each has lines besides its tint, because print and forced colours omit tints.
 */
export function GlassTexture({ pen, panes, glass }: TextureProps) {
  const texture = Object.hasOwn(textures, glass) ? textures[glass] : undefined;
  return texture ? <g class="drawing-texture">{panes.map((pane) => texture(pen, pane))}</g> : null;
}

const textures: Readonly<Record<string, (pen: TexturePen, pane: Pane) => VNode>> = {
  SATIN: (pen, pane) => (
    <>
      <Tint pane={pane} fill={pen.ink('glass-bright')} opacity={0.85} />
      <Uprights pen={pen} pane={pane} every={60} dashes="4 56" line="firm" />
    </>
  ),
  REEDED: (pen, pane) => <Uprights pen={pen} pane={pane} every={22} line="hair" />,
  FLUTED: (pen, pane) => <Uprights pen={pen} pane={pane} every={55} line="thin" />,
  BRONZE: (pen, pane) => (
    <>
      <Tint pane={pane} fill="#8a6236" opacity={0.45} />
      <Slants pen={pen} pane={pane} />
    </>
  ),
  ACOUSTIC: (pen, pane) => <Inner pen={pen} pane={pane} />,
};

function Tint({ pane, fill, opacity }: { pane: Pane; fill: string; opacity: number }) {
  const { left, top, right, bottom } = pane;
  return <rect {...rectAt(left, top, right - left, bottom - top)} fill={fill} fill-opacity={opacity} />;
}

interface UprightsProps {
  readonly pen: TexturePen;
  readonly pane: Pane;
  readonly every: number;
  readonly line: keyof typeof weight;
  readonly dashes?: string;
}

/** Evenly spaced vertical lines. */
function Uprights({ pen, pane, every, line, dashes }: UprightsProps) {
  const { left, top, right, bottom } = pane;
  const count = Math.max(2, Math.round((right - left) / every));
  const lines = Array.from({ length: count - 1 }, (_, index) => {
    const x = left + ((index + 1) * (right - left)) / count;
    return path('M', x, top, 'V', bottom);
  });
  return <path d={lines.join(' ')} {...inked(pen, line)} {...(dashes && { 'stroke-dasharray': dashes })} />;
}

/** Three strokes across the corner, as draughtsmen mark tinted glass. */
function Slants({ pen, pane }: { pen: TexturePen; pane: Pane }) {
  const { left, top, right, bottom } = pane;
  const reach = Math.min(right - left, bottom - top) * 0.5;
  const strokes = [0.5, 0.75, 1].map((share) =>
    path('M', left, top + reach * share, 'L', left + reach * share, top),
  );
  return <path d={strokes.join(' ')} {...inked(pen, 'thin')} />;
}

/** A second outline inside the pane, for two sheets of glass. */
function Inner({ pen, pane: { left, top, right, bottom } }: { pen: TexturePen; pane: Pane }) {
  const inset = Math.min(28, (right - left) / 6, (bottom - top) / 6);
  const width = right - left - 2 * inset;
  return (
    <rect {...rectAt(left + inset, top + inset, width, bottom - top - 2 * inset)} {...inked(pen, 'thin')} />
  );
}

const inked = (pen: TexturePen, line: keyof typeof weight) => ({
  fill: 'none',
  stroke: pen.ink('symbol'),
  'stroke-width': r(weight[line] * pen.sheet.u),
});
